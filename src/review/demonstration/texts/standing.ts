import type { ChartModel, ModelState } from '#src/review/engine/model/chartModel.ts';

/** What the product shows at a step: the active states, and the texts in them. */
export type Situation = { readonly active: ReadonlySet<string>; readonly texts: ReadonlySet<string> };

/**
 * Finds the states in which a text is read, from the situations that have it: of each screen the state that has it
 * always and alone, or else the screen. A text of a state beside the screens, such as a dialog, belongs to that state.
 */
export function createStandingIn(
  { states }: ChartModel,
  situations: readonly Situation[],
): (text: string) => readonly string[] {
  const situationsIn = new Map(
    states.map(({ id }) => [id, situations.filter(({ active }) => active.has(id))] as const),
  );
  const screens = states.filter(({ screen }) => screen !== null);
  const main = new Set(screens.map(({ regionId }) => regionId));
  const beside = states.filter(({ regionId }) => regionId !== null && !main.has(regionId));
  return (text) => {
    const having = situations.filter(({ texts }) => texts.has(text));
    const all = (list: readonly Situation[]) => list.length > 0 && list.every(({ texts }) => texts.has(text));
    const alwaysHas = ({ id }: ModelState) => all(situationsIn.get(id) ?? []);
    const open = screens.filter(({ id }) => having.some(({ active }) => active.has(id)));
    const around = beside.find(
      (state) => state.id !== state.regionId && alwaysHas(state) && having.every(({ active }) => active.has(state.id)),
    );
    if (around !== undefined && open.length > 1) return [around.id];
    return open.map((screen) => {
      const here = having.filter(({ active }) => active.has(screen.id));
      const isWhole = ({ id }: ModelState) => here.every(({ active }) => active.has(id));
      return (states.find((state) => state.screenId === screen.id && alwaysHas(state) && isWhole(state)) ?? screen).id;
    });
  };
}
