import type { ItemMarks } from './marks.ts';

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
    marks.change && `change-${marks.change}`,
  ];
}
