import type { Moment } from '#machines/graph/moments/moment.ts';
import type { ItemMarks, Marks } from '#src/visualizer/scene/marks.ts';
import type { Recording } from '#src/visualizer/viewer/context.ts';

/**
 * What a moment of a session shows on the picture: where it stands, what was taken to get there and before, what could
 * happen now, and the timers that run.
 */
export function momentMarks({ moments }: Pick<Recording, 'moments'>, cursor: number): Marks {
  const moment = moments[cursor];
  if (moment === undefined) return new Map();
  const marks = new Map<string, ItemMarks>();
  const add = (id: string, mark: ItemMarks) => marks.set(id, { ...marks.get(id), ...mark });
  for (const id of seenBefore(moments, cursor)) marks.set(id, BEFORE);
  for (const id of moment.taken) add(id, { taken: 'just' });
  for (const id of moment.active) marks.set(id, { isActive: true });
  for (const [id, choice] of choiceMarks(moment)) add(id, { choice });
  for (const { transitionId, startedAtMs, dueAtMs } of moment.timers)
    add(transitionId, { timer: { startedAtMs, dueAtMs } });
  return marks;
}

const BEFORE: ItemMarks = { taken: 'before' };

type Walk = { readonly first: Moment | undefined; readonly last: Moment | undefined; readonly count: number };
let walked: Walk & { readonly ids: Set<string> } = { first: undefined, last: undefined, count: 0, ids: new Set() };

/** Everything that was taken or active before a moment. A live session grows by its end: only what is new is walked. */
function seenBefore(moments: readonly Moment[], cursor: number): ReadonlySet<string> {
  const isLonger = walked.count <= cursor && moments[0] === walked.first && moments[walked.count - 1] === walked.last;
  const ids = isLonger ? walked.ids : new Set<string>();
  for (const { taken, active } of moments.slice(isLonger ? walked.count : 0, cursor))
    for (const id of [...taken, ...active]) ids.add(id);
  walked = { first: moments[0], last: moments[cursor - 1], count: cursor, ids };
  return ids;
}

/** A transition is open when some choice takes it, and refused when it is only asked in vain. */
function choiceMarks({ choices }: Moment): ReadonlyMap<string, 'open' | 'refused'> {
  const asked = choices.flatMap(({ truths }) => truths.map(({ transitionId }) => [transitionId, 'refused'] as const));
  const taken = choices.flatMap(({ takes }) => takes.map((id) => [id, 'open'] as const));
  return new Map<string, 'open' | 'refused'>([...asked, ...taken]);
}
