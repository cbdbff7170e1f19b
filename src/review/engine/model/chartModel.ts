/** What a guard checks: a named question, a question about the state, or a combination of questions. */
export type GuardTree =
  | {
      readonly kind: 'named';
      readonly name: string;
      readonly text: string;
      /** The fixed params that it is checked with; null when there are none, or when they come with what happens. */
      readonly params: Readonly<Record<string, unknown>> | null;
      readonly inside: GuardTree | null;
    }
  | { readonly kind: 'state'; readonly stateIds: readonly string[]; readonly text: string }
  | { readonly kind: 'and' | 'or' | 'not'; readonly parts: readonly GuardTree[]; readonly text: string }
  /** A function written in place; the chart linter allows none in the product. */
  | { readonly kind: 'unnamed'; readonly text: string };

/** What sets a transition off; the name is the event's, the delay's, the port's or the state's. */
export type Trigger = {
  readonly kind: 'event' | 'after' | 'done' | 'error' | 'snapshot' | 'finished' | 'always' | 'initial';
  readonly name: string;
  readonly text: string;
};

/** A state of the chart, and what it is in plain words. The keys lead from the root's child down; the root has none. */
export type ModelState = {
  readonly id: string;
  readonly key: string;
  readonly keys: readonly string[];
  readonly parentId: string | null;
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly initialId: string | null;
  readonly description: string;
  readonly requirements: readonly string[];
  /** The screen that the state is, when it is one. */
  readonly screen: string | null;
  /** The screens to which its links lead. */
  readonly links: readonly string[];
  readonly tags: readonly string[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly invoke: readonly { readonly id: string; readonly port: string }[];
  /** Its name in words, such as "IRS form". */
  readonly title: string;
  /** The region of the root in which it lies: its own id for a region, null for the root. */
  readonly regionId: string | null;
  /** Where a browser finds the screen that it is. */
  readonly address?: string;
  /** The screen that it is or lies in. */
  readonly screenId: string | null;
  /** A text that changes when anything about the state changes; approvals go stale by it. */
  readonly hash: string;
};

/** A transition in plain words; without targets it changes what is remembered, not the state of the journey. */
export type ModelTransition = {
  readonly id: string;
  readonly sourceId: string;
  readonly trigger: Trigger;
  readonly guard: GuardTree | null;
  readonly targetIds: readonly string[];
  readonly actions: readonly string[];
  /** The rule as one sentence; what sets it off where the chart has none. */
  readonly description: string;
  readonly requirements: readonly string[];
  /** The guards of earlier transitions of the same trigger must have refused: "otherwise". */
  readonly isOtherwise: boolean;
  /** Whether the state that it starts in is left and entered anew, even when it leads back into it. */
  readonly reenters: boolean;
  /** What sets it off, short enough for a line: "Continue", "after 7 s", "Patreon answers". */
  readonly label: string;
  /** Who causes what sets it off. */
  readonly source?: 'creator' | 'time' | 'services';
  /** How long it waits, in milliseconds; null when it waits for nothing or the delay is computed. */
  readonly delayMs: number | null;
  readonly hash: string;
};

/** A named delay in milliseconds; null for a computed one. */
export type Delay = { readonly name: string; readonly ms: number | null; readonly isComputed: boolean };

/** A chart as a reviewer reads it, in the order in which it is written. Plain JSON. */
export type ChartModel = {
  readonly id: string;
  readonly title: string;
  readonly states: readonly ModelState[];
  readonly transitions: readonly ModelTransition[];
  readonly delays: readonly Delay[];
  /** The same in Node, in development and in the minified build. */
  readonly hash: string;
};

/** Requirement ids once each, in the order of the specification. */
export function sortedRequirements(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)].toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}
