export type GuardTree =
  | {
      readonly kind: 'named';
      readonly name: string;
      readonly text: string;
      /** Static params; null if there are none or they are computed at run time. */
      readonly params: Readonly<Record<string, unknown>> | null;
      /** The definition if the guard combines other guards or checks states; null for a function. */
      readonly inside: GuardTree | null;
    }
  | { readonly kind: 'state'; readonly stateIds: readonly string[]; readonly text: string }
  | { readonly kind: 'and' | 'or' | 'not'; readonly parts: readonly GuardTree[]; readonly text: string }
  /** An inline function. The chart linter rejects these in the product. */
  | { readonly kind: 'unnamed'; readonly text: string };

/** `name` is an event type, delay, actor id or state id, depending on `kind`; empty for 'always' and 'initial'. */
export type Trigger = {
  readonly kind: 'event' | 'after' | 'done' | 'error' | 'snapshot' | 'finished' | 'always' | 'initial';
  readonly name: string;
  readonly text: string;
};

/** A state in plain words. `keys` is its path below the root. */
export type ModelState = {
  readonly id: string;
  readonly key: string;
  readonly keys: readonly string[];
  readonly parentId: string | null;
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly initialId: string | null;
  readonly description: string;
  readonly requirements: readonly string[];
  /** The screen's name if the state is a screen. */
  readonly screen: string | null;
  readonly links: readonly string[];
  readonly tags: readonly string[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly invoke: readonly { readonly id: string; readonly port: string }[];
  readonly title: string;
  /** The id of the top-level region that contains the state: its own id for a region, null for the root. */
  readonly regionId: string | null;
  readonly address?: string;
  /** The id of the screen that the state is or belongs to; null outside the screens. */
  readonly screenId: string | null;
  /** A hash of all other fields except `requirements` and `address`. When it changes, approvals become stale. */
  readonly hash: string;
};

/** A transition in plain words. A transition without targets only runs actions. */
export type ModelTransition = {
  readonly id: string;
  readonly sourceId: string;
  readonly trigger: Trigger;
  readonly guard: GuardTree | null;
  readonly targetIds: readonly string[];
  readonly actions: readonly string[];
  /** One sentence; the trigger's clause if the transition isn't described in the chart. */
  readonly description: string;
  readonly requirements: readonly string[];
  /** Whether an earlier transition of the state has the same trigger, so this one applies "otherwise". */
  readonly isOtherwise: boolean;
  /** XState's `reenter`: exits and reenters the source state. */
  readonly reenters: boolean;
  /** The trigger in a few words: "Continue", "after 7 s", "Patreon responds". */
  readonly label: string;
  readonly source?: 'creator' | 'time' | 'services';
  /** Null if there is no delay or it is computed at run time. */
  readonly delayMs: number | null;
  readonly hash: string;
};

export type Delay = { readonly name: string; readonly ms: number | null; readonly isComputed: boolean };

/** A statechart described in plain words. Plain JSON, in source order. */
export type ChartModel = {
  readonly id: string;
  readonly title: string;
  readonly states: readonly ModelState[];
  readonly transitions: readonly ModelTransition[];
  readonly delays: readonly Delay[];
  /** Identical in Node, in development and in the minified build. */
  readonly hash: string;
};

export function sortedRequirements(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)].toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}
