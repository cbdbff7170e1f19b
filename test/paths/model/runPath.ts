import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { type StatePath, TestModel } from 'xstate/graph';
import { expect } from 'vitest';
import { type JourneyPath, type PathStep, walkPath } from '#src/review/journey/paths/paths.ts';
import { STARTS } from '#src/review/journey/paths/starts.ts';
import type { JourneyContext } from '#machines/journey/context.ts';
import { type JourneyEvent, SAMPLES } from '#machines/journey/events/events.ts';
import { createJourneyMachine, type JourneySnapshot } from '#machines/journey/machine.ts';
import { delayMs } from '#test/model/paths/waits.ts';
import { outcomeOf, type RunningJourney, runJourney } from './runningJourney.ts';

/** A path with the steps that the chart takes on it, and its form in the library's own test model. */
type ModelledPath = {
  readonly path: JourneyPath;
  readonly steps: readonly PathStep[];
  readonly test: ReturnType<TestModel<AnyMachineSnapshot, { type: string }, unknown>['getPaths']>[number]['test'];
};

/**
 * The paths as the library's test model runs them; its own generators know neither answers nor timers (decision 003).
 */
export function modelled(paths: readonly JourneyPath[]): readonly ModelledPath[] {
  const walked = paths.map((path) => ({ path, steps: walkPath(path) }));
  const model = new TestModel<AnyMachineSnapshot, { type: string }, unknown>(createJourneyMachine() as never, {
    stateMatcher: (_snapshot, state) => state === '*',
    serializeState: ({ value }) => JSON.stringify(value) as never,
  });
  const tested = model.getPaths(() => walked.map(({ steps }) => statePathOf(steps)), { allowDuplicatePaths: true });
  return walked.flatMap((one, index) => {
    const test = tested[index]?.test;
    return test === undefined ? [] : [{ ...one, test }];
  });
}

function statePathOf(steps: readonly PathStep[]): StatePath<AnyMachineSnapshot, { type: string }> {
  const last = steps.at(-1);
  if (last === undefined) throw new Error('A path without steps leads nowhere.');
  return { state: last.after, weight: steps.length, steps: steps.map(({ after, event }) => ({ state: after, event })) };
}

/** Makes an event come about in a journey that runs. */
type Act = (journey: RunningJourney, event: EventObject) => void | Promise<void>;

const WATCH_FAILS = /^xstate\.error\.actor\.(watch.+)$/;

const contextOf = (journey: RunningJourney): JourneyContext => journey.snapshot().context;

const sends: Act = (journey, event) => journey.send(event as JourneyEvent);

const passesTo =
  (passed: (context: JourneyContext) => number): Act =>
  (journey, event) => {
    const { elapsedMs } = event as Extract<JourneyEvent, { elapsedMs: number }>;
    journey.passTime(elapsedMs - passed(contextOf(journey)));
    journey.report(event as JourneyEvent);
  };

const ends: Act = async (journey, event) => {
  const ended = outcomeOf(event);
  if (ended !== null) await journey.answer(ended.actorId, ended.outcome);
};

const EXECUTORS: Readonly<Record<string, Act>> = {
  ...Object.fromEntries(Object.keys(SAMPLES).map((type) => [type, sends])),
  'progress.advanced': passesTo(({ elapsedMs }) => elapsedMs),
  'countdown.advanced': passesTo(({ countdownMs }) => countdownMs),
};

/** The executor of an event that no person causes: time passes, or a call ends. */
function executorOf(type: string): Act | undefined {
  if (type.startsWith('xstate.after.')) return (journey) => journey.passTime(delayMs(type, contextOf(journey)));
  // A clock that cannot be watched has failed already, when it was first read.
  if (WATCH_FAILS.test(type)) return () => {};
  return outcomeOf({ type }) === null ? undefined : ends;
}

/** Runs a path on timers and promises; after every step the journey must be where the chart alone leads. */
export async function runPath({ path, steps, test }: ModelledPath): Promise<{ readonly compared: number }> {
  const journey = runJourney(STARTS[path.start].input);
  const emitted: EventObject[] = [];
  let index = 0;
  let compared = 0;

  const execute =
    (act: Act) =>
    async ({ event }: { readonly event: EventObject }) => {
      journey.breakWatches(failingNext(steps[index + 1]));
      await act(journey, event);
    };
  const compare = (after: AnyMachineSnapshot) => {
    emitted.push(...(steps[index]?.emitted ?? []));
    index += 1;
    if (failingNext(steps[index]).length > 0) return;
    expect({ ...positionOf(journey.snapshot()), emitted: journey.takeEmitted() }).toEqual({
      ...positionOf(after as unknown as JourneySnapshot),
      emitted: emitted.splice(0),
    });
    compared += 1;
  };
  try {
    await test({
      events: strict((type) => {
        const act = EXECUTORS[type] ?? executorOf(type);
        return act && execute(act);
      }),
      states: { '*': compare },
    });
  } finally {
    journey.stop();
  }
  return { compared };
}

/** The watch that fails at once when this step is the next. */
function failingNext(next: PathStep | undefined): readonly string[] {
  const [, watch] = WATCH_FAILS.exec(next?.event.type ?? '') ?? [];
  return watch === undefined ? [] : [watch];
}

function positionOf({ value, context }: JourneySnapshot) {
  return { value, context };
}

/** Executors by name; reading one that is missing fails: the library would pass over it silently. */
function strict<Executor>(executorOf: (name: string) => Executor | undefined): Record<string, Executor> {
  return new Proxy<Record<string, Executor>>(
    {},
    {
      get: (_none, name) => {
        const executor = executorOf(String(name));
        if (executor === undefined) throw new Error(`There is no executor for ${String(name)}.`);
        return executor;
      },
    },
  );
}
