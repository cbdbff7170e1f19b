import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import type { Moment } from '#machines/graph/moments/moment.ts';
import { fullTitle } from './fullTitle.ts';

/** A value that is remembered differently than at the moment before. */
export type DataChange = { readonly name: string; readonly before: string; readonly after: string };

/** What is new at a moment, beside the moment before; everything is at the start. */
export type MomentChanges = {
  readonly entered: readonly string[];
  readonly left: readonly string[];
  /** The rules that were followed, as sentences. */
  readonly rules: readonly string[];
  readonly data: readonly DataChange[];
};

/** What is new at a moment; states by their titles, innermost ones only. */
export function momentChanges(moment: Moment, before: Moment | null, model: ChartModel): MomentChanges {
  const was = before?.active ?? [];
  const sentences = new Map(model.transitions.map(({ id, sentence }) => [id, sentence]));
  return {
    entered: titles(
      inner(moment.active, model).filter((id) => !was.includes(id)),
      model,
    ),
    left: titles(
      inner(was, model).filter((id) => !moment.active.includes(id)),
      model,
    ),
    rules: moment.taken.map((id) => sentences.get(id)).filter((sentence) => sentence !== undefined),
    data: before === null ? [] : dataChanges(before.data, moment.data),
  };
}

/** The states in which no other active one lies. */
function inner(active: readonly string[], { states }: ChartModel): readonly string[] {
  const parents = new Set(states.filter(({ id }) => active.includes(id)).map(({ parentId }) => parentId));
  return active.filter((id) => !parents.has(id));
}

function titles(ids: readonly string[], model: ChartModel): readonly string[] {
  return model.states.filter(({ id }) => ids.includes(id)).map((state) => fullTitle(state, model));
}

function dataChanges(before: Moment['data'], after: Moment['data']): readonly DataChange[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names]
    .map((name) => ({ name, before: before[name] ?? '', after: after[name] ?? '' }))
    .filter((change) => change.before !== change.after);
}
