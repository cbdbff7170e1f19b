import type { DrawnLine } from '#src/review/engine/layout/geometry.ts';

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
  readonly verdict?: 'approved' | 'questioned' | 'rejected' | 'stale' | 'open' | 'partly';
  readonly isFound?: boolean;
  readonly isDimmed?: boolean;
  /** The address of a picture of the state. */
  readonly picture?: string;
};

/** The marks by the id of the state or transition. */
export type Marks = ReadonlyMap<string, ItemMarks>;

/** The marks of an item as class names of its shape. */
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

/** What these items are marked with together, for a line that stands for several: what needs attention comes first. */
export function mergedMarks(marks: Marks, ids: readonly string[]): ItemMarks | undefined {
  const [first, ...others] = ids.map((id) => marks.get(id));
  return others.reduce(merge, first);
}

/** What a line is marked with: it can be taken only from where it begins, though its rule may hold elsewhere as well. */
export function lineMarks(marks: Marks, { transitionIds, ...line }: DrawnLine): ItemMarks | undefined {
  const merged = mergedMarks(marks, transitionIds);
  if (merged?.choice === undefined || isLeft(line, (id) => marks.get(id)?.isActive === true)) return merged;
  const { choice: _elsewhere, ...others } = merged;
  return others;
}

/** Whether a line leads away from what is active. */
export function isLeft(
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
    ...firstOf('taken', ['just', 'before'], one, other),
    ...firstOf('choice', ['open', 'refused'], one, other),
    ...firstOf('verdict', ['rejected', 'questioned', 'stale', 'open', 'partly', 'approved'], one, other),
    ...(one?.proof === undefined && other?.proof === undefined ? {} : mixedProof),
    ...(one?.isDimmed === true && other?.isDimmed === true ? { isDimmed: true } : {}),
  };
}

function firstOf<Key extends keyof ItemMarks>(
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

/** Whether two marks draw the same, so that the item is left as it is. */
function isSameMarks(one: ItemMarks | undefined, other: ItemMarks | undefined): boolean {
  return (
    one === other ||
    (KEYS.every((key) => one?.[key] === other?.[key]) &&
      one?.timer?.startedAtMs === other?.timer?.startedAtMs &&
      one?.timer?.dueAtMs === other?.timer?.dueAtMs)
  );
}

type ShapeProps = { readonly marks: ItemMarks | undefined; readonly time?: unknown };

/** Whether a shape draws the same as before: its marks say the same, and time matters to a timer that runs alone. */
export function isSameShape<Props extends ShapeProps>(before: Props, after: Props): boolean {
  return (Object.keys(after) as (keyof Props)[]).every((key) => {
    if (key === 'marks') return isSameMarks(before.marks, after.marks);
    return before[key] === after[key] || (key === 'time' && after.marks?.timer === undefined);
  });
}
