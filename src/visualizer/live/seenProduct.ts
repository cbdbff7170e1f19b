/** A product that is watched: one page, in a frame of a review page or in a tab of its own. */
export type SeenProduct = {
  /** The same after a reload of a frame; a name made by the viewer for its own frame. */
  readonly tab: string;
  /** Another one for every time the page is loaded: the steps count from 0 anew. */
  readonly visit: string;
  readonly path: string;
  readonly isFramed: boolean;
  readonly modelHash: string;
  /** Which build of the product it is. */
  readonly build: string;
  /** Whether the build is one for demonstration; every other one refuses all commands. */
  readonly takesCommands: boolean;
  /** How many times faster than a clock its time runs; 0 when it is stopped. */
  readonly speed: number;
  /** The time on its own clock when it said so, in milliseconds. */
  readonly atMs: number;
  /** The calls to services that are set to fail. */
  readonly failing: readonly string[];
};

/** Why a product refused a command. */
export const REFUSALS = [
  /** This build takes no commands. */
  'notInDemonstration',
  /** The chart knows no such event, or it is not plain JSON. */
  'unknownEvent',
  /** The event lacks what the chart reads of it. */
  'malformedEvent',
  /** The chart does not accept the event now, or no rule lets it pass. */
  'notPossibleNow',
  /** The route names no known start, or an event that the chart does not know. */
  'unknownRoute',
  'unknownCommand',
  /** The browser does not let the page save what it needs for it. */
  'storageRefused',
] as const;
export type Refusal = (typeof REFUSALS)[number];
