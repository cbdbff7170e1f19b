import type { Locator, Page } from '@playwright/test';
import type { StoredSession } from '#machines/domain/session.ts';
import type { RoutedScreenId } from '#machines/journey/routes.ts';

/** A screen in a state worth seeing, how a person gets there from the place before, and what proves being there. */
export type Place = {
  /** What pictures are grouped by: the screen, or the part of the frame. */
  readonly group: string;
  /** What tells it from the other places of its group. */
  readonly name: string;
  /** The way on from the place before, or from the screen that the tour opens. */
  readonly act?: (page: Page) => Promise<unknown>;
  readonly proof: (page: Page) => Locator;
  /** Whether what is worth seeing stands at an edge of the window, and not on the page. */
  readonly isSeenInWindow?: boolean;
};

/** A place by its group and its name. */
export const place = (group: string, name: string, rest: Omit<Place, 'group' | 'name'>): Place => ({
  group,
  name,
  ...rest,
});

/** Places that one visitor comes to one after the other in one tab. */
export type Tour = {
  readonly name: string;
  readonly as: StoredSession;
  /** What is answered differently before the visit, such as a file that never comes. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** The screen that the visit opens, and its address where that is another one. */
  readonly opens: RoutedScreenId;
  readonly path?: string;
  /** The console output that belongs to the states. */
  readonly noise?: RegExp;
  readonly places: readonly Place[];
};
