import type { ComponentPropsWithRef, MouseEvent } from 'react';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { useSend } from './hooks.ts';

type JourneyLinkProps = ComponentPropsWithRef<'a'> & { href: string; asks?: JourneyEvent };

/**
 * A link to a screen: a plain click asks the chart, anything else (a new tab, a copied address) is the browser's. The
 * address may carry a fragment, such as `/#faq`. Where more than the address is asked for, `asks` says what.
 */
export function JourneyLink({ href, asks, onClick, children, ...rest }: JourneyLinkProps) {
  const send = useSend();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const [path = '', fragment] = href.split('#');
    send(asks ?? { type: 'url.opened', path, hash: fragment === undefined ? '' : `#${fragment}` });
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}
