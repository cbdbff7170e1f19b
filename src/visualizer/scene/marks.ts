/** What an overlay says of one state or transition. Overlays stack: the marks of several are merged by item. */
export type ItemMarks = {
  /** Whether the session is in this state now. */
  readonly isActive?: boolean;
  readonly taken?: 'just' | 'before';
  /** What could happen now, or is accepted but refused by a guard. */
  readonly choice?: 'open' | 'refused';
  /** A timer that runs: its share that is over, from 0 to 1. */
  readonly timer?: { readonly startedAtMs: number; readonly dueAtMs: number };
  readonly proof?: 'proved' | 'half' | 'missing';
  readonly verdict?: 'approved' | 'questioned' | 'rejected' | 'stale' | 'open';
  readonly change?: 'added' | 'changed';
  readonly isFound?: boolean;
  readonly isDimmed?: boolean;
  /** The address of a picture of the state. */
  readonly picture?: string;
};

/** The marks by the id of the state or transition. */
export type Marks = ReadonlyMap<string, ItemMarks>;
