import type { ChartModel, ModelState } from '#src/review/engine/model/chartModel.ts';

export type StepTexts = { readonly active: ReadonlySet<string>; readonly texts: ReadonlySet<string> };

/**
 * Creates a function that finds the states some text belongs to. On each screen, this is the only state that shows the
 * text, if it always does, or else the screen itself. Text shown over several screens, such as in a dialog, belongs to
 * the dialog's state.
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
    const withText = situations.filter(({ texts }) => texts.has(text));
    const allHaveIt = (list: readonly StepTexts[]) => list.length > 0 && list.every(({ texts }) => texts.has(text));
    const alwaysHas = ({ id }: ModelState) => allHaveIt(situationsIn.get(id) ?? []);
    const open = screens.filter(({ id }) => withText.some(({ active }) => active.has(id)));
    const dialog = outsideScreens.find(
      (state) =>
        state.id !== state.regionId && alwaysHas(state) && withText.every(({ active }) => active.has(state.id)),
    );
    if (dialog !== undefined && open.length > 1) return [dialog.id];
    return open.map((screen) => {
      const here = withText.filter(({ active }) => active.has(screen.id));
      const isAlwaysActive = ({ id }: ModelState) => here.every(({ active }) => active.has(id));
      return (
        states.find((state) => state.screenId === screen.id && alwaysHas(state) && isAlwaysActive(state)) ?? screen
      ).id;
    });
  };
}
