import type { DrawnLine } from '#src/review/engine/layout/geometry.ts';

/** How to highlight one state or transition, combined from all overlays. */
export type ItemMarks = {
  readonly isActive?: boolean;
  readonly taken?: 'just' | 'before';
  readonly choice?: 'open' | 'refused';
  /** Times on the session's clock. */
  readonly timer?: { readonly startedAtMs: number; readonly dueAtMs: number };
  readonly proof?: 'proved' | 'half' | 'missing';
  readonly verdict?: 'approved' | 'questioned' | 'rejected' | 'stale' | 'open' | 'partly';
  readonly isFound?: boolean;
  readonly isDimmed?: boolean;
  readonly picture?: string;
};

export type Marks = ReadonlyMap<string, ItemMarks>;

export function markClasses(marks: ItemMarks | undefined): readonly (string | false | undefined)[] {
  if (marks === undefined) return [];
  return [
    marks.isActive && 'is-active',
    marks.isFound && 'is-found',
    marks.isDimmed && 'is-dimmed',
    marks.taken && `taken-${marks.taken}`,
    marks.choice && `choice-${marks.choice}`,
    marks.proof && `proof-${marks.proof}`,
  ];
}

/**
 * Merges the marks of items that share a line or row. The most urgent value wins, but different coverage becomes
 * `half`, and the result is only dimmed if all items are.
 */
export function mergeMarks(marks: Marks, ids: readonly string[]): ItemMarks | undefined {
  const [first, ...others] = ids.map((id) => marks.get(id));
  return others.reduce(merge, first);
}

/** Returns a line's marks. Shows a choice only if the line can be followed from an active state. */
export function lineMarks(marks: Marks, { transitionIds, ...line }: DrawnLine): ItemMarks | undefined {
  const merged = mergeMarks(marks, transitionIds);
  if (merged?.choice === undefined || leavesActive(line, (id) => marks.get(id)?.isActive === true)) return merged;
  const { choice: _hidden, ...withoutChoice } = merged;
  return withoutChoice;
}

export function leavesActive(
  { sourceId, targetId, isTwoWay }: Pick<DrawnLine, 'sourceId' | 'targetId' | 'isTwoWay'>,
  isActive: (id: string) => boolean,
): boolean {
  return isActive(sourceId) || (isTwoWay && isActive(targetId));
}

function merge(one: ItemMarks | undefined, other: ItemMarks | undefined): ItemMarks | undefined {
  if (one === undefined && other === undefined) return undefined;
  const { isDimmed: _one, ...first } = one ?? {};
  const { isDimmed: _other, ...second } = other ?? {};
  const mixedProof = one?.proof === other?.proof ? {} : { proof: 'half' as const };
  return {
    ...second,
    ...first,
    ...mostUrgent('taken', ['just', 'before'], one, other),
    ...mostUrgent('choice', ['open', 'refused'], one, other),
    ...mostUrgent('verdict', ['rejected', 'questioned', 'stale', 'open', 'partly', 'approved'], one, other),
    ...(one?.proof === undefined && other?.proof === undefined ? {} : mixedProof),
    ...(one?.isDimmed === true && other?.isDimmed === true ? { isDimmed: true } : {}),
  };
}

function mostUrgent<Key extends keyof ItemMarks>(
  key: Key,
  order: readonly ItemMarks[Key][],
  one: ItemMarks | undefined,
  other: ItemMarks | undefined,
): Partial<ItemMarks> {
  const found = order.find((value) => one?.[key] === value || other?.[key] === value);
  return found === undefined ? {} : { [key]: found };
}

const KEYS = [
  'isActive',
  'taken',
  'choice',
  'proof',
  'verdict',
  'isFound',
  'isDimmed',
  'picture',
] as const satisfies readonly (keyof ItemMarks)[];

function areSameMarks(one: ItemMarks | undefined, other: ItemMarks | undefined): boolean {
  return (
    one === other ||
    (KEYS.every((key) => one?.[key] === other?.[key]) &&
      one?.timer?.startedAtMs === other?.timer?.startedAtMs &&
      one?.timer?.dueAtMs === other?.timer?.dueAtMs)
  );
}

type ShapeProps = { readonly marks: ItemMarks | undefined; readonly time?: unknown };

/** Compares props for `memo`: marks by value, and `time` only while a timer runs. */
export function isSameShape<Props extends ShapeProps>(before: Props, after: Props): boolean {
  return (Object.keys(after) as (keyof Props)[]).every((key) => {
    if (key === 'marks') return areSameMarks(before.marks, after.marks);
    return before[key] === after[key] || (key === 'time' && after.marks?.timer === undefined);
  });
}
