import type { Route } from '#machines/graph/paths/paths.ts';

/** What can be done with a path. */
export type PathActions = {
  readonly onPlay: (title: string, route: Route) => void;
  /** Null while no product takes commands. */
  readonly onPlayInProduct: ((title: string, route: Route) => void) | null;
  readonly onSelect: (stateId: string) => void;
};
