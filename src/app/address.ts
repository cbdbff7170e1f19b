import { ROUTES } from '#machines/journey/routes.ts';

/** Creates the event that opens an address in the chart. */
export const urlOpened = ({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>) =>
  ({ type: 'url.opened', path: pathname, hash }) as const;

/** The part of an address that the chart decides: the path, and on the landing page the fragment. */
export function addressOf({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string {
  return pathname === ROUTES.landing.path ? `${pathname}${hash}` : pathname;
}
