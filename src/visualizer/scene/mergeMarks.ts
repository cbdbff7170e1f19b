import type { DrawnLine } from '#src/visualizer/layout/geometry.ts';
import type { ItemMarks, Marks } from './marks.ts';

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
    ...firstOf('verdict', ['rejected', 'questioned', 'stale', 'open', 'approved'], one, other),
    ...firstOf('change', ['changed', 'added'], one, other),
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
  'change',
  'isFound',
  'isDimmed',
  'picture',
] as const satisfies readonly (keyof ItemMarks)[];

/** Whether two marks draw the same, so that the item is left as it is. */
export function isSameMarks(one: ItemMarks | undefined, other: ItemMarks | undefined): boolean {
  return (
    one === other ||
    (KEYS.every((key) => one?.[key] === other?.[key]) &&
      one?.timer?.startedAtMs === other?.timer?.startedAtMs &&
      one?.timer?.dueAtMs === other?.timer?.dueAtMs)
  );
}
