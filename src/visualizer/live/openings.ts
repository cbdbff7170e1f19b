import { createStepper } from '#machines/graph/exploration/stepper.ts';
import { PATHS, type Route, stepsOf } from '#machines/graph/paths/paths.ts';
import { STARTS } from '#machines/graph/paths/starts.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';

/** The shortest known way to each state that one of the tested paths stands in, by the state's id. */
export type Openings = ReadonlyMap<string, Route>;

/** Goes every tested path once, one after the other, so that the page stays answerable meanwhile. */
export async function findOpenings(): Promise<Openings> {
  const stepper = createStepper(createJourneyMachine(), STARTS.connected.input);
  const openings = new Map<string, Route>();
  for (const path of PATHS) {
    for (const { index, after } of stepsOf(stepper, path)) {
      for (const { id } of after._nodes) {
        const known = openings.get(id);
        if (known !== undefined && known.events.length <= index + 1) continue;
        openings.set(id, { start: path.start, events: path.events.slice(0, index + 1) });
      }
    }
    await nextTurn();
  }
  return openings;
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
