import type { ChartModel, ModelState } from '#src/review/engine/model/chartModel.ts';
import type { Marks } from './marks.ts';
import { type Proof, proofOf } from '#src/review/engine/model/proof.ts';

export type StoryboardPicture = {
  readonly address: string;
  /** Titles of the screen, the innermost states inside it, and parallel states other than initial ones. */
  readonly situation: readonly string[];
};

export type StoryboardState = {
  readonly state: ModelState;
  readonly place: readonly string[];
  readonly pictures: readonly StoryboardPicture[];
};

export type StoryboardCard = StoryboardState & { readonly inside: readonly StoryboardState[] };

/** Returns a card for each screen in chart order, then for each parallel region. */
export function storyboardOf(model: ChartModel, proof: Proof | null): readonly StoryboardCard[] {
  const screens = model.states.filter(({ screen }) => screen !== null);
  const withScreens = new Set(screens.map(({ regionId }) => regionId));
  const parallel = model.states.filter(({ id, regionId }) => regionId === id && !withScreens.has(id));
  const states = new Map(model.states.map((state) => [state.id, state]));
  return [...screens, ...parallel].map((head) => {
    const inside = model.states.filter((state) => state.id !== head.id && pathTo(states, state).includes(head));
    return {
      ...storyboardStateOf(states, head, head, proof),
      inside: inside.map((state) => storyboardStateOf(states, state, head, proof)),
    };
  });
}

export function pictureMarks({ items }: Proof): Marks {
  return new Map(
    Object.entries(items).flatMap(([id, { pictures }]) => pictures.slice(0, 1).map((picture) => [id, { picture }])),
  );
}

type States = ReadonlyMap<string, ModelState>;

function storyboardStateOf(states: States, state: ModelState, head: ModelState, proof: Proof | null): StoryboardState {
  const path = pathTo(states, state);
  const place = path.slice(path.indexOf(head) + 1).map(({ title }) => title);
  const addresses = proof === null ? [] : proofOf(state.id, proof).pictures;
  return { state, place, pictures: addresses.map((address) => pictureOf(states, address, proof)) };
}

function pictureOf(states: States, address: string, proof: Proof | null): StoryboardPicture {
  const known = (proof?.pictures[address] ?? []).flatMap((id) => states.get(id) ?? []);
  const inner = known.filter(({ id }) => !known.some(({ parentId }) => parentId === id));
  const onScreen = inner.filter(({ screenId }) => screenId !== null);
  const screen = onScreen.map(({ screenId }) => states.get(screenId ?? '')?.title ?? '');
  const below = onScreen.filter(({ id, screenId }) => id !== screenId);
  const parallel = inner.filter(
    ({ screenId, initialId, id }) => screenId === null && initialId === null && !isInitial(states, id),
  );
  return { address, situation: [...new Set([...screen, ...[...below, ...parallel].map(({ title }) => title)])] };
}

/** Whether a state is its parent's initial state, which isn't worth mentioning. */
function isInitial(states: States, id: string): boolean {
  return states.get(states.get(id)?.parentId ?? '')?.initialId === id;
}

/** Returns the ancestors of a state, outermost first, followed by the state. */
function pathTo(states: States, state: ModelState): readonly ModelState[] {
  const parent = states.get(state.parentId ?? '');
  return parent === undefined ? [state] : [...pathTo(states, parent), state];
}
