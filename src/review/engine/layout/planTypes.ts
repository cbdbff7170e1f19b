import type { Altitude, LineKind } from './geometry.ts';

export type PlannedState = {
  readonly id: string;
  /** The closest drawn ancestor; null for the outermost state. */
  readonly parentId: string | null;
  readonly depth: number;
  readonly title: string;
  readonly description: string;
  readonly isScreen: boolean;
  readonly isRegion: boolean;
};

export type PlannedLine = LineKind & {
  readonly id: string;
  readonly transitionIds: readonly string[];
  readonly sourceId: string;
  readonly targetId: string;
  readonly trigger: string;
  readonly condition: string;
};

export type PlannedRow = {
  readonly stateId: string;
  readonly transitionIds: readonly string[];
  readonly isEverywhere: boolean;
  readonly text: readonly string[];
};

export type PlannedStart = { readonly stateId: string; readonly targetId: string };

export type Plan = {
  readonly altitude: Altitude;
  readonly states: readonly PlannedState[];
  readonly lines: readonly PlannedLine[];
  readonly rows: readonly PlannedRow[];
  readonly starts: readonly PlannedStart[];
};
