import { isDeepStrictEqual } from 'node:util';
import { SAMPLES } from '#machines/journey/events/events.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { getOpenScreen } from '#machines/journey/views/openScreen.ts';
import { everyNode } from '#src/review/engine/model/nodes.ts';
import { acceptedTypes } from '#src/review/engine/session/pending.ts';
import { pendingEvents } from '#src/review/journey/samples.ts';
import { createJourneyStepper, type ExploredChart, keyOf, type StepEvent } from '#test/model/exploration/explore.ts';
import { abstraction } from '#test/model/exploration/scopes.ts';
import type { ChartProperty } from './property.ts';
import { createReload, reloadDifferences } from './reload.ts';

const ERROR_KEYS: ReadonlySet<string> = new Set(['failed', 'refused', 'notFound']);
/** A search for a target state gives up after this many states. */
const MAX_VISITED = 100;
/** The addresses that every screen links to, directly or through the landing page. */
const LINKED_PATHS: readonly string[] = [ROUTES.landing.path, ROUTES.signIn.path];

/** Events that move the journey forward without losing data, in journey order. */
const FORWARD_EVENTS: readonly StepEvent[] = [
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
  ...SAMPLES['url.opened'].filter(({ path }) => LINKED_PATHS.includes(path)),
];

export const CHART_PROPERTIES: readonly ChartProperty[] = [
  {
    name: 'The repayment dashboard is reachable from every state through screen controls',
    requirements: ['R1.5', 'R1.7', 'R13.4'],
    violations: (chart) =>
      strandedStates(
        chart,
        () => true,
        (snapshot) => getOpenScreen(snapshot) === 'dashboardEstablished',
      ),
  },
  {
    name: 'Every error state can be left without losing data',
    requirements: ['R1.2', 'R4.5', 'R5.4', 'R10.1', 'R10.4', 'R12.1', 'R12.7', 'R15.3'],
    violations: (chart) =>
      everyNode(chart.machine.root)
        .filter(({ key }) => ERROR_KEYS.has(key))
        .flatMap(({ id }) => {
          const isInError = ({ _nodes }: JourneySnapshot) => _nodes.some((node) => node.id === id);
          return strandedStates(chart, isInError, (snapshot) => !isInError(snapshot));
        }),
  },
  {
    name: 'A reload restores the screen and everything saved',
    requirements: ['R15.1', 'R1.5', 'R2.3'],
    violations: (chart) => reloadDifferences(chart).filter((difference) => typeof difference === 'string'),
  },
  {
    name: 'A reload restarts a countdown whose clock failed',
    requirements: ['R13.1'],
    violations: ({ machine, states }) => {
      const reload = createReload(createJourneyStepper(machine));
      const isHalted = (snapshot: JourneySnapshot) => snapshot.value.countdown === 'halted';
      return [...states].filter(([, snapshot]) => isHalted(snapshot) && isHalted(reload(snapshot))).map(([key]) => key);
    },
  },
  {
    name: 'The context is plain JSON',
    requirements: ['R5.2', 'R15.1'],
    violations: ({ states }) =>
      [...states]
        .filter(([, { context }]) => !isDeepStrictEqual(JSON.parse(JSON.stringify(context)), context))
        .map(([key]) => key),
  },
];

/** Returns the keys of the checked states that can't reach a target state through answers, timers and controls. */
function strandedStates(
  { machine, states }: ExploredChart,
  isChecked: (snapshot: JourneySnapshot) => boolean,
  isTarget: (snapshot: JourneySnapshot) => boolean,
): readonly string[] {
  const stepper = createJourneyStepper(machine);
  const connected = new Set<string>();
  return [...states].filter(([, snapshot]) => isChecked(snapshot) && !canReachTarget(snapshot)).map(([key]) => key);

  /** Searches depth first, because the events are in journey order and the first one usually leads to the target. */
  function canReachTarget(start: JourneySnapshot): boolean {
    const visited = new Set<string>();
    const stack = [{ take: () => start, passed: [] as readonly string[] }];
    for (let next = stack.pop(); next !== undefined && visited.size < MAX_VISITED; next = stack.pop()) {
      const snapshot = next.take();
      const key = keyOf(snapshot, { abstraction });
      const passed = [...next.passed, key];
      if (connected.has(key) || isTarget(snapshot)) {
        for (const passedKey of passed) connected.add(passedKey);
        return true;
      }
      if (visited.has(key)) continue;
      visited.add(key);
      const nextSteps = forwardEvents(snapshot).map((event) => () => stepper.step(snapshot, event).after);
      stack.push(...nextSteps.toReversed().map((take) => ({ take, passed })));
    }
    return false;
  }
}

function forwardEvents(snapshot: JourneySnapshot): readonly StepEvent[] {
  const types = acceptedTypes(snapshot._nodes);
  return [...pendingEvents(snapshot), ...FORWARD_EVENTS.filter(({ type }) => types.has(type))];
}
