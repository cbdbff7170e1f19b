import type { ComponentPropsWithRef, MouseEvent } from 'react';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { useSend } from './hooks.ts';

type JourneyLinkProps = ComponentPropsWithRef<'a'> & { href: string; event?: JourneyEvent };

/**
 * A link to a screen: a plain click is sent to the chart, anything else (a new tab, a copied address) is the browser's. The
 * address may carry a fragment, such as `/#faq`. With an `event`, the click sends that and not the address.
 */
export function JourneyLink({ href, event, onClick, children, ...rest }: JourneyLinkProps) {
  const send = useSend();
  const follow = (click: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(click);
    if (click.defaultPrevented || click.button !== 0) return;
    if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
    click.preventDefault();
    const [path = '', fragment] = href.split('#');
    send(event ?? { type: 'url.opened', path, hash: fragment === undefined ? '' : `#${fragment}` });
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}
