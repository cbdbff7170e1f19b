import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useSend } from './hooks.ts';

/**
 * A link to a screen: a plain click asks the chart, anything else (a new tab, a copied address) is the browser's. The
 * address may carry a fragment, such as `/#faq`.
 */
export function JourneyLink({ href, onClick, children, ...rest }: ComponentPropsWithRef<'a'> & { href: string }) {
  const send = useSend();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const [path = '', fragment] = href.split('#');
    send({ type: 'url.opened', path, hash: fragment === undefined ? '' : `#${fragment}` });
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}
