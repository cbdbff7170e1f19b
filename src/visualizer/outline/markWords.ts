import { MARK_WORDS } from '#src/content/visualizer/outline.ts';
import type { ItemMarks } from '#src/visualizer/scene/marks.ts';

/** What the overlays say of an item, in words and in order of urgency. */
export function markWords(marks: ItemMarks | undefined): readonly string[] {
  if (marks === undefined) return [];
  const { isActive, taken, choice, timer, change, verdict, proof, isFound } = marks;
  return [
    isActive === true ? MARK_WORDS.isActive : null,
    taken === undefined ? null : MARK_WORDS.taken[taken],
    choice === undefined ? null : MARK_WORDS.choice[choice],
    timer === undefined ? null : MARK_WORDS.timer,
    change === undefined ? null : MARK_WORDS.change[change],
    verdict === undefined ? null : MARK_WORDS.verdict[verdict],
    proof === undefined ? null : MARK_WORDS.proof[proof],
    isFound === true ? MARK_WORDS.isFound : null,
  ].filter((word) => word !== null);
}
