import type { Altitude, LineKind } from './geometry.ts';

/** A state that is drawn, before it has a place. */
export type PlannedState = {
  readonly id: string;
  /** The nearest drawn state around it; null for the outermost. */
  readonly parentId: string | null;
  readonly depth: number;
  readonly title: string;
  readonly description: string;
  readonly isScreen: boolean;
  readonly isRegion: boolean;
};

/** A transition, or several that share a line, between two drawn states. */
export type PlannedLine = LineKind & {
  readonly id: string;
  readonly transitionIds: readonly string[];
  readonly sourceId: string;
  readonly targetId: string;
  readonly trigger: string;
  /** On what condition, in words; empty when there is none. */
  readonly condition: string;
};

/** A rule that is written inside a drawn state. */
export type PlannedRow = {
  readonly stateId: string;
  readonly transitionIds: readonly string[];
  readonly isEverywhere: boolean;
  readonly text: readonly string[];
};

/** A compound state that is drawn open, and where it begins. */
export type PlannedStart = { readonly stateId: string; readonly targetId: string };

/** What a drawing shows, in words and relations; the layout adds the places. */
export type Plan = {
  readonly altitude: Altitude;
  readonly states: readonly PlannedState[];
  readonly lines: readonly PlannedLine[];
  readonly rows: readonly PlannedRow[];
  readonly starts: readonly PlannedStart[];
};
