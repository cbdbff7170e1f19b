import type { ChartModel, ModelState } from '#machines/graph/model/chartModel.ts';
import type { Way, Ways, WayToState } from '#machines/graph/sessions/findWays.ts';
import { PATHS_TEXT } from '#src/content/visualizer/playback.ts';
import type { ItemMarks } from '#src/visualizer/scene/marks.ts';
import { placeOf } from '#src/visualizer/comparison/places.ts';

/** How the name of a path begins that only leads to a state; its id follows. */
const STRAIGHT = 'straight to ';

/** A way as a reviewer reads it. */
export type WayRow = {
  readonly title: string;
  readonly way: Way;
  readonly screens: readonly string[];
  /** What must hold on the way, each condition once. */
  readonly conditions: readonly string[];
};

/** The shortest way to a state as a reviewer reads it. */
export type StateRow = WayRow & {
  readonly way: WayToState;
  readonly state: ModelState;
};

/** What a tour is called: by its name, and where it only leads to a state by the title of that state. */
function tourName({ path }: Way, model: ChartModel): string {
  const state = model.states.find(({ id }) => path === `${STRAIGHT}${id}`);
  return state === undefined ? path : PATHS_TEXT.straightTo(placeOf(state.id, model));
}

/** What the tests showed of a state: the same words as on the picture. */
export type ProofOf = (stateId: string) => ItemMarks['proof'];

/** The shortest way to every state, in the order of the chart. */
export function stateRows(model: ChartModel, { byState }: Ways): readonly StateRow[] {
  return model.states.flatMap((state) => {
    const way = byState.get(state.id);
    return way === undefined ? [] : [{ ...wayRow(model, way), way, state, title: placeOf(state.id, model) }];
  });
}

/** A tour with the titles of its screens and the conditions of the rules that are followed. */
export function wayRow(model: ChartModel, way: Way): WayRow {
  const { states, transitions } = model;
  const rules = new Map(transitions.map(({ id, guard }) => [id, guard]));
  const conditions = way.transitionIds.flatMap((id) => rules.get(id)?.text ?? []);
  const titles = new Map(states.map(({ id, title }) => [id, title]));
  return {
    title: tourName(way, model),
    way,
    screens: way.screenIds.map((id) => titles.get(id) ?? id),
    conditions: [...new Set(conditions)],
  };
}

/** The rows whose title has all words of a query, and that lie in a screen if one is chosen. */
export function foundRows(rows: readonly StateRow[], query: string, screenId: string | null): readonly StateRow[] {
  const words = query.toLowerCase().split(/\s+/);
  return rows.filter(({ state, title }) => {
    const text = title.toLowerCase();
    return (screenId === null || state.screenId === screenId) && words.every((word) => text.includes(word));
  });
}
