import type { ChartModel, ModelState } from '#src/review/engine/model/chartModel.ts';

export type StepTexts = { readonly active: ReadonlySet<string>; readonly texts: ReadonlySet<string> };

/**
 * Finds the states that a text belongs to. On each screen, this is the state that always has the text and is the only
 * one to have it, or else the screen. A text outside the screens, such as in a dialog, belongs to its own state.
 */
export function createPlaceFinder(
  { states }: ChartModel,
  situations: readonly StepTexts[],
): (text: string) => readonly string[] {
  const situationsIn = new Map(
    states.map(({ id }) => [id, situations.filter(({ active }) => active.has(id))] as const),
  );
  const screens = states.filter(({ screen }) => screen !== null);
  const main = new Set(screens.map(({ regionId }) => regionId));
  const outsideScreens = states.filter(({ regionId }) => regionId !== null && !main.has(regionId));
  return (text) => {
    const having = situations.filter(({ texts }) => texts.has(text));
    const all = (list: readonly StepTexts[]) => list.length > 0 && list.every(({ texts }) => texts.has(text));
    const alwaysHas = ({ id }: ModelState) => all(situationsIn.get(id) ?? []);
    const open = screens.filter(({ id }) => having.some(({ active }) => active.has(id)));
    const dialog = outsideScreens.find(
      (state) => state.id !== state.regionId && alwaysHas(state) && having.every(({ active }) => active.has(state.id)),
    );
    if (dialog !== undefined && open.length > 1) return [dialog.id];
    return open.map((screen) => {
      const here = having.filter(({ active }) => active.has(screen.id));
      const isWhole = ({ id }: ModelState) => here.every(({ active }) => active.has(id));
      return (states.find((state) => state.screenId === screen.id && alwaysHas(state) && isWhole(state)) ?? screen).id;
    });
  };
}
