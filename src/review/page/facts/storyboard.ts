import type { ChartModel, ModelState } from '#src/review/engine/model/chartModel.ts';
import type { Marks } from './marks.ts';
import { type Proof, proofOf } from '#src/review/engine/model/proof.ts';

/** A picture of a state: its address, and what else was the case, in words. */
export type StoryPicture = {
  readonly address: string;
  /** The names of the innermost states on this screen, and of the parallel ones that a creator can see. */
  readonly situation: readonly string[];
};

/** A state with its pictures; none means that no test has taken one there. */
export type StoryState = {
  readonly state: ModelState;
  readonly place: readonly string[];
  readonly pictures: readonly StoryPicture[];
};

/** A screen, or a region parallel to the screens, with the states inside it. */
export type StoryCardContent = StoryState & { readonly inside: readonly StoryState[] };

/**
 * The pictures of a chart: a card for each screen as a creator meets them, then one for each region parallel to them.
 */
export function storyboardOf(model: ChartModel, proof: Proof | null): readonly StoryCardContent[] {
  const screens = model.states.filter(({ screen }) => screen !== null);
  const withScreens = new Set(screens.map(({ regionId }) => regionId));
  const parallel = model.states.filter(({ id, regionId }) => regionId === id && !withScreens.has(id));
  const states = new Map(model.states.map((state) => [state.id, state]));
  return [...screens, ...parallel].map((head) => {
    const inside = model.states.filter((state) => state.id !== head.id && pathTo(states, state).includes(head));
    return {
      ...storyOf(states, head, head, proof),
      inside: inside.map((state) => storyOf(states, state, head, proof)),
    };
  });
}

/** The first picture of every state, to be laid into the picture of the chart. */
export function pictureMarks({ items }: Proof): Marks {
  return new Map(
    Object.entries(items).flatMap(([id, { pictures }]) => pictures.slice(0, 1).map((picture) => [id, { picture }])),
  );
}

type States = ReadonlyMap<string, ModelState>;

function storyOf(states: States, state: ModelState, head: ModelState, proof: Proof | null): StoryState {
  const path = pathTo(states, state);
  const place = path.slice(path.indexOf(head) + 1).map(({ title }) => title);
  const addresses = proof === null ? [] : proofOf(state.id, proof).pictures;
  return { state, place, pictures: addresses.map((address) => pictureOf(states, address, proof)) };
}

function pictureOf(states: States, address: string, proof: Proof | null): StoryPicture {
  const known = (proof?.pictures[address] ?? []).flatMap((id) => states.get(id) ?? []);
  const inner = known.filter(({ id }) => !known.some(({ parentId }) => parentId === id));
  const onScreen = inner.filter(({ screenId }) => screenId !== null);
  const screen = onScreen.map(({ screenId }) => states.get(screenId ?? '')?.title ?? '');
  const below = onScreen.filter(({ id, screenId }) => id !== screenId);
  const parallel = inner.filter(
    ({ screenId, initialId, id }) => screenId === null && initialId === null && !isFirst(states, id),
  );
  return { address, situation: [...new Set([...screen, ...[...below, ...parallel].map(({ title }) => title)])] };
}

/** Whether a state is where its region begins: nothing has happened there yet that would be worth a word. */
function isFirst(states: States, id: string): boolean {
  return states.get(states.get(id)?.parentId ?? '')?.initialId === id;
}

/** The states that a state lies in, outermost first, and itself. */
function pathTo(states: States, state: ModelState): readonly ModelState[] {
  const parent = states.get(state.parentId ?? '');
  return parent === undefined ? [state] : [...pathTo(states, parent), state];
}
