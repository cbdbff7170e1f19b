import type { ChartModel, ModelState } from '#src/review/engine/model/chartModel.ts';

export type StepTexts = { readonly active: ReadonlySet<string>; readonly texts: ReadonlySet<string> };

/**
 * Creates a function that finds the states that a text belongs to. On each screen, this is the outermost state that is
 * active exactly when the text is shown, or else the screen. Text that appears on several screens exactly when a state
 * outside the screens is active, such as a dialog, belongs only to that state.
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
