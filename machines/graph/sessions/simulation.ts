import type { EventObject } from 'xstate';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import type { Route } from '#machines/graph/paths/paths.ts';
import { type StartName, STARTS } from '#machines/graph/paths/starts.ts';
import type { JourneyInput } from '#machines/journey/input.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import type { SessionStep } from './sessionStep.ts';
import { createStepDescriber, type StepDescriber } from './stepDescriber.ts';
import { SHOWS_SAMPLES } from './redaction.ts';
import { createSimulator, type Link, type Simulator } from './simulator.ts';

/** How a simulated session begins. A start that requires the contract to be read always does. */
export type SimulationOptions = {
  readonly start: StartName;
  readonly requireContractScroll: boolean;
};

/** A simulated session: one step at the start and one for each event. */
export type Simulation = {
  readonly options: SimulationOptions;
  readonly links: readonly Link[];
  readonly steps: readonly SessionStep[];
};

/** Simulates the journey. */
export type JourneySimulation = {
  /** All steps of a session. What is known of the session requested before is reused. */
  readonly simulate: (options: SimulationOptions, events: readonly EventObject[]) => Simulation;
  /** A session with one more event; its other steps stay the same objects. */
  readonly extend: (simulation: Simulation, event: EventObject) => Simulation;
  /** The route to a step as the product can replay it: with what came due in place of time that passed. */
  readonly routeUntil: (simulation: Simulation, index: number) => Route;
};

/** Simulates the journey on its own chart, without calls and clocks. */
export function createSimulation(steps: StepDescriber = createJourneyStepDescriber()): JourneySimulation {
  const simulators = new Map<string, Simulator>();
  let latest: Simulation | null = null;

  const simulatorOf = (options: SimulationOptions): Simulator => {
    const key = JSON.stringify(options);
    const known = simulators.get(key) ?? createSimulator(steps, inputOfOptions(options));
    simulators.set(key, known);
    return known;
  };
  const simulationOf = (options: SimulationOptions, links: readonly Link[]): Simulation => {
    latest = { options, links, steps: links.map(({ step }) => step) };
    return latest;
  };
  const simulate = (options: SimulationOptions, events: readonly EventObject[]): Simulation => {
    const simulator = simulatorOf(options);
    const links = knownLinks(latest, options, events);
    let last = links.at(-1) ?? simulator.start();
    if (links.length === 0) links.push(last);
    for (const event of events.slice(links.length - 1)) {
      last = simulator.extend(last, event);
      links.push(last);
    }
    return simulationOf(options, links);
  };
  return {
    simulate,
    extend: ({ options, links }, event) => {
      const last = links.at(-1);
      if (last === undefined) return simulate(options, [event]);
      return simulationOf(options, [...links, simulatorOf(options).extend(last, event)]);
    },
    routeUntil: ({ options, links }, index) => ({
      start: options.requireContractScroll && options.start === 'connected' ? 'strictContract' : options.start,
      events: links.slice(0, index + 1).flatMap(({ chartEvents }) => chartEvents),
    }),
  };
}

/** Describes the steps of the journey, made of samples. */
export function createJourneyStepDescriber(): StepDescriber {
  const trees = new Map(journeyModel().transitions.map(({ id, guard }) => [id, guard]));
  return createStepDescriber(createJourneyMachine(), STARTS.connected.input, trees, SHOWS_SAMPLES);
}

function inputOfOptions({ start, requireContractScroll }: SimulationOptions): JourneyInput {
  const { input } = STARTS[start];
  return {
    ...input,
    policy: { ...input.policy, requireContractScroll: requireContractScroll || input.policy.requireContractScroll },
  };
}

/** The steps at the beginning that a requested session shares with the one before. */
function knownLinks(latest: Simulation | null, options: SimulationOptions, events: readonly EventObject[]): Link[] {
  if (latest === null || JSON.stringify(latest.options) !== JSON.stringify(options)) return [];
  const previous = latest.links.slice(1);
  const other = previous.findIndex(({ event }, index) => !isSame(event, events[index]));
  return latest.links.slice(0, (other === -1 ? previous.length : other) + 1);
}

function isSame(one: EventObject | null, other: EventObject | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
