import type { Locator, Page } from '@playwright/test';
import type { StoredSession } from '#machines/domain/session.ts';
import { ROUTES, type RoutedScreenId } from '#machines/journey/routes.ts';

/** A screen in a state worth seeing, how a person gets there, and what proves being there. */
export type Place = {
  /** What pictures are grouped by: the screen, or the part of the frame. */
  readonly group: string;
  /** What tells it from the other places of its group. */
  readonly name: string;
  readonly as: StoredSession;
  /** What is answered differently before the visit, such as a file that never comes. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** The address asked for. */
  readonly path: string;
  /** The screen that the visit opens first; null for one that has no address. */
  readonly opens: RoutedScreenId | null;
  /** The way on from there. Where time would change the state, it stops the clock of the page. */
  readonly act?: (page: Page) => Promise<unknown>;
  readonly proof: (page: Page) => Locator;
  /** The console output that belongs to the state. */
  readonly noise?: RegExp;
  /** Whether what is worth seeing stands at an edge of the window, and not on the page. */
  readonly isSeenInWindow?: boolean;
};

/** A plain visit to a screen. */
export function visitOf(screen: RoutedScreenId): Pick<Place, 'group' | 'path' | 'opens'> {
  return { group: screen, path: ROUTES[screen].path, opens: screen };
}
