import type { MouseEvent } from 'react';
import { Link, type LinkProps, useLocation } from 'react-router-dom';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { useJourney, useSend } from './hooks.ts';

type JourneyLinkProps = Omit<LinkProps, 'to'> & { readonly href: string; readonly event?: JourneyEvent };

const isTimed = (snapshot: JourneySnapshot) => snapshot.hasTag('timed');

/** A link to a screen. With an `event`, a plain click sends it to the chart instead of navigating. */
export function JourneyLink({ href, event, onClick, ...rest }: JourneyLinkProps) {
  const send = useSend();
  const location = useLocation();
  const currentAddress = `${location.pathname}${location.hash}`;
  const follow = (click: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(click);
    if (event === undefined || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
    click.preventDefault();
    send(event);
  };
  // Back must not return to a timed screen, which would advance again, or stay at the current address (R1.7).
  const isReplaced = useJourney(isTimed) || href === currentAddress;
  return (
    <Link
      {...rest}
      to={href}
      replace={isReplaced}
      state={isReplaced ? (location.state as unknown) : { cameFrom: currentAddress }}
      onClick={follow}
    />
  );
}
