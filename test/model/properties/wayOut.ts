import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { acceptedTypes } from '#src/review/engine/session/pending.ts';
import { pendingEvents } from '#src/review/journey/samples.ts';
import { reaches, type StateGraph } from '#test/model/exploration/stateGraph.ts';
import { createStepper } from '#src/review/engine/session/stepper.ts';
import { abstraction } from '#test/model/exploration/survey.ts';
import { SAMPLES } from '#machines/journey/events/events.ts';

/** More states than this are not visited in search of one way. */
const MAX_VISITED = 100;

/** One step on from each screen, and what that step needs: enough to get on from wherever a survey ends. */
const STEPS_ON: readonly EventObject[] = [
  ...SAMPLES['reset.cancelled'],
  ...SAMPLES['saving.lossSeen'],
  ...SAMPLES['signIn.submitted'].slice(0, 1),
  ...SAMPLES['platform.chosen'].slice(0, 1),
  ...SAMPLES['patreon.submitted'].slice(0, 1),
  ...SAMPLES['patreon.continued'],
  ...SAMPLES['accounts.continued'],
  ...SAMPLES['progress.resumed'],
  ...SAMPLES['offers.selected'].slice(0, 1),
  ...SAMPLES['offers.continued'],
  ...SAMPLES['business.authorizationChanged'].filter(({ isGiven }) => isGiven),
  ...SAMPLES['business.continued'],
  ...SAMPLES['irsForm.continued'],
  ...SAMPLES['contract.scrolledToEnd'],
  ...SAMPLES['contract.agreementChanged'].filter(({ isAgreed }) => isAgreed),
  ...SAMPLES['contract.signatureChanged'].slice(0, 1),
  ...SAMPLES['contract.submitted'],
  ...SAMPLES['contract.dashboardOpened'],
  ...SAMPLES['bank.connectRequested'],
  ...SAMPLES['navigation.backRequested'],
  ...SAMPLES['saving.succeeded'],
  ...SAMPLES['url.opened'],
];

type Attempt = {
  readonly from: AnyMachineSnapshot;
  readonly event: EventObject | null;
  readonly way: readonly string[];
};

/**
 * The states from which no way is found to one that is meant. Each survey leaves out events that would only multiply
 * its states; where its own steps do not lead out, what leads on is tried, until a state with a known way is met.
 */
export function strandedFrom(
  graph: StateGraph,
  isMeant: (snapshot: AnyMachineSnapshot) => boolean,
  isAllowed: (event: EventObject) => boolean,
): readonly string[] {
  const stepper = createStepper(graph.machine);
  const found = reaches(graph, isMeant, isAllowed);
  const left = [...graph.states].filter(([key]) => !found.has(key));
  if (left.length === 0) return [];
  const isLeft = new Set(left.map(([key]) => key));
  const known = new Set<string>();
  for (const [key, { snapshot }] of graph.states) {
    if (!isLeft.has(key)) known.add(meaningOf(snapshot));
  }
  const stranded: string[] = [];
  for (const [key, { snapshot }] of left) {
    const way = wayFrom(snapshot);
    if (way === null) stranded.push(key);
    else for (const meaning of way) known.add(meaning);
  }
  return stranded;

  /** Depth first: the steps are in the order of the journey, so that the first way tried is mostly the right one. */
  function wayFrom(start: AnyMachineSnapshot): readonly string[] | null {
    const visited = new Set<string>();
    const waiting: Attempt[] = [{ from: start, event: null, way: [] }];
    for (let next = waiting.pop(); next !== undefined && visited.size < MAX_VISITED; next = waiting.pop()) {
      const { from, event } = next;
      const snapshot = event === null ? from : stepper.step(from, event).snapshot;
      const meaning = meaningOf(snapshot);
      const way = [...next.way, meaning];
      if (known.has(meaning) || isMeant(snapshot)) return way;
      if (visited.has(meaning)) continue;
      visited.add(meaning);
      const steppable = stepsOn(snapshot).filter(isAllowed).toReversed();
      waiting.push(...steppable.map((one) => ({ from: snapshot, event: one, way })));
    }
    return null;
  }
}

function stepsOn(snapshot: AnyMachineSnapshot): readonly EventObject[] {
  const types = acceptedTypes(snapshot._nodes);
  return [...pendingEvents(snapshot), ...STEPS_ON.filter(({ type }) => types.has(type))];
}

function meaningOf(snapshot: AnyMachineSnapshot): string {
  const history = Object.values(snapshot.historyValue).map((nodes) => nodes.map(({ id }) => id));
  return JSON.stringify([snapshot.value, snapshot.status, history, abstraction(snapshot.context)]);
}
