import type { ChartModel } from '#machines/graph/model/chartModel.ts';

/** What each line of a rendered outline says, by the id of the state or rule that it is about. */
export function saidBy(tree: HTMLElement): ReadonlyMap<string, string> {
  return new Map([...tree.children].map((line) => [line.getAttribute('data-id') ?? '', line.textContent]));
}

/** What is not said of a chart: every state by title, description and what it does, every rule by its sentence. */
export function unsaidOf({ states, transitions }: ChartModel, said: ReadonlyMap<string, string>): readonly string[] {
  const textsOf = [
    ...states.map(({ id, title, description, entryTexts, exitTexts, invokeTexts }) => ({
      id,
      texts: [title, description, ...entryTexts, ...exitTexts, ...invokeTexts],
    })),
    ...transitions.map(({ id, sentence }) => ({ id, texts: [sentence] })),
  ];
  return textsOf
    .filter(({ id, texts }) => !texts.every((text) => said.get(id)?.includes(text) === true))
    .map(({ id }) => id);
}

/** A chart without one of its states or transitions. */
export function without(model: ChartModel, id: string): ChartModel {
  return {
    ...model,
    states: model.states.filter((state) => state.id !== id),
    transitions: model.transitions.filter((transition) => transition.id !== id),
  };
}
