import type { AnyMachineSnapshot, AnyStateNode, EventObject } from 'xstate';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { openScreen } from '#machines/journey/views/openScreen.ts';
import { GIVING_UP, type GraphProperty } from './property.ts';
import { everyNode } from '#src/review/engine/model/nodes.ts';
import { pathOf } from '#test/model/lintChart.ts';
import { reload } from './reload.ts';
import type { StateGraph } from '#test/model/exploration/stateGraph.ts';
import { createStepper } from '#src/review/engine/session/stepper.ts';
import { strandedFrom } from './wayOut.ts';

/** The addresses that a link or a button of every screen leads to, directly or over the landing page. */
const LINKED: ReadonlySet<string> = new Set([ROUTES.landing.path, ROUTES.signIn.path]);
const ERROR_KEYS: ReadonlySet<string> = new Set(['failed', 'refused', 'halted', 'notFound']);

/** What goes on parallel to the screens, harms nothing, and is put right when the page is loaded again (R13.1). */
const RIGHTED_BY_RELOAD: ReadonlySet<string> = new Set(['countdown.halted']);

/** What is always possible, however long the way: to arrive, to leave an error, to go on. */
export const LIVENESS: readonly GraphProperty[] = [
  {
    name: 'the repayment dashboard can be reached from everywhere with the controls of the screens and nothing given up',
    requirements: ['R1.5', 'R1.7', 'R13.4'],
    complaints: (graph) => strandedFrom(graph, isOnRepayment, isOwnControl).map((key) => `stranded at ${key}`),
  },
  {
    name: 'an unknown address and every error can be left without giving anything up',
    requirements: ['R1.2', 'R4.5', 'R5.4', 'R10.1', 'R10.4', 'R12.1', 'R12.7', 'R15.3'],
    complaints: (graph) => errorNodes(graph).flatMap((node) => notLeaving(graph, node)),
  },
  {
    name: 'no state is stuck: something leads to another one',
    requirements: ['R1.7'],
    complaints: (graph) => {
      const values = new Map([...graph.states].map(([key, { snapshot }]) => [key, JSON.stringify(snapshot.value)]));
      const leaving = graph.edges.filter(({ from, to }) => values.get(from) !== values.get(to));
      const moving = new Set(leaving.map(({ from }) => from));
      return [...graph.states.keys()].filter((key) => !moving.has(key)).map((key) => `nothing leads on from ${key}`);
    },
  },
];

/** The states in which something cannot be shown, said or found, by their place in the chart. */
export function errorNodes({ machine }: Pick<StateGraph, 'machine'>): readonly AnyStateNode[] {
  return everyNode(machine.root).filter(({ key }) => ERROR_KEYS.has(key));
}

/** A step that a screen offers or that comes by itself: no address typed, nothing given up. */
function isOwnControl(event: EventObject): boolean {
  if (GIVING_UP.has(event.type)) return false;
  return event.type !== 'url.opened' || ('path' in event && LINKED.has(String(event.path)));
}

function isOnRepayment(snapshot: AnyMachineSnapshot): boolean {
  return openScreen(snapshot as unknown as JourneySnapshot) === 'dashboardEstablished';
}

function notLeaving(graph: StateGraph, node: AnyStateNode): readonly string[] {
  const isIn = (snapshot: AnyMachineSnapshot) => snapshot._nodes.some(({ id }) => id === node.id);
  const within = [...graph.states.values()].filter(({ snapshot }) => isIn(snapshot));
  if (within.length === 0) return [`${pathOf(node)} is never reached`];
  if (RIGHTED_BY_RELOAD.has(pathOf(node))) {
    const stepper = createStepper(graph.machine);
    const still = within.filter(({ snapshot }) => isIn(reload(stepper, snapshot)));
    return still.map(({ key }) => `${pathOf(node)} is there after a reload of ${key}`);
  }
  const stranded = strandedFrom(graph, (snapshot) => !isIn(snapshot), isOwnControl);
  return stranded.map((key) => `${pathOf(node)} is not left from ${key}`);
}
