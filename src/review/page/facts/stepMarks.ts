import type { SessionStep } from '#src/review/engine/session/sessionStep.ts';
import type { ItemMarks, Marks } from './marks.ts';

export function stepMarks(steps: readonly SessionStep[], cursor: number): Marks {
  const step = steps[cursor];
  if (step === undefined) return new Map();
  const marks = new Map<string, ItemMarks>();
  const add = (id: string, mark: ItemMarks) => marks.set(id, { ...marks.get(id), ...mark });
  for (const id of collectIdsBefore(steps, cursor)) marks.set(id, BEFORE);
  for (const id of step.taken) add(id, { taken: 'just' });
  for (const id of step.active) marks.set(id, { isActive: true });
  for (const [id, choice] of choiceMarks(step)) add(id, { choice });
  for (const { transitionId, startedAtMs, dueAtMs } of step.timers)
    add(transitionId, { timer: { startedAtMs, dueAtMs } });
  return marks;
}

const BEFORE: ItemMarks = { taken: 'before' };

type CachedSteps = {
  readonly first: SessionStep | undefined;
  readonly last: SessionStep | undefined;
  readonly count: number;
};
let cached: CachedSteps & { readonly ids: Set<string> } = {
  first: undefined,
  last: undefined,
  count: 0,
  ids: new Set(),
};

/** Returns the ids of everything taken or active before a step. Reuses the cached result while a session grows. */
function collectIdsBefore(steps: readonly SessionStep[], cursor: number): ReadonlySet<string> {
  const isLonger = cached.count <= cursor && steps[0] === cached.first && steps[cached.count - 1] === cached.last;
  const ids = isLonger ? cached.ids : new Set<string>();
  for (const { taken, active } of steps.slice(isLonger ? cached.count : 0, cursor))
    for (const id of [...taken, ...active]) ids.add(id);
  cached = { first: steps[0], last: steps[cursor - 1], count: cursor, ids };
  return ids;
}

function choiceMarks({ choices }: SessionStep): ReadonlyMap<string, 'open' | 'refused'> {
  const refused = choices.flatMap(({ guardResults }) =>
    guardResults.map(({ transitionId }) => [transitionId, 'refused'] as const),
  );
  const taken = choices.flatMap(({ takes }) => takes.map((id) => [id, 'open'] as const));
  return new Map<string, 'open' | 'refused'>([...refused, ...taken]);
}
