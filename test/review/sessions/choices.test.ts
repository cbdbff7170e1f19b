import type { AnyMachineSnapshot } from 'xstate';
import { beforeAll, describe, expect, it } from 'vitest';
import { describedEvent } from '#src/review/engine/session/choices.ts';
import { type GuardTruth, timePassed } from '#src/review/engine/session/sessionStep.ts';
import { describeEvent } from '#src/review/journey/describeEvent.ts';
import { PATHS, stepsOf } from '#src/review/journey/paths/paths.ts';
import { acceptedEvents } from '#src/review/journey/samples.ts';
import { CHART } from '#test/review/sessions/sessions.ts';

const { stepper, choicesOf } = CHART;
const holds = (truth: GuardTruth | null) => truth === null || truth.isTrue;
const keyOf = (name: string, taken: readonly string[]) => `${name} ${taken.join()}`;

/** Returns one snapshot of each set of states that a path reaches, with the choices there and their effects. */
function everySituation() {
  const steps = PATHS.flatMap((path) => [...stepsOf(stepper, path)]);
  const snapshots = [...new Map(steps.map(({ after }) => [JSON.stringify(after.value), after])).values()];
  return snapshots.map((snapshot) => ({
    snapshot,
    choices: choicesOf(snapshot).map((choice) => ({ ...choice, effect: stepper.step(snapshot, choice.event) })),
  }));
}

function partsOf(truth: GuardTruth | null): readonly GuardTruth[] {
  return truth === null ? [] : [truth, ...truth.parts.flatMap(partsOf)];
}

/** Returns the answer of a guard from its parts; its own answer when it has none. */
function combined({ tree, parts, isTrue }: GuardTruth, { _nodes: nodes }: AnyMachineSnapshot): boolean {
  if (tree.kind === 'state') return tree.stateIds.every((stateId) => nodes.some(({ id }) => id === stateId));
  if (parts.length === 0) return isTrue;
  if (tree.kind === 'or') return parts.some((part) => part.isTrue);
  return parts.every((part) => part.isTrue === (tree.kind !== 'not'));
}

describe('The choices of a step', () => {
  let situations: ReturnType<typeof everySituation> = [];
  beforeAll(() => {
    situations = everySituation();
  });

  it('take what the chart takes, and nothing that a guard refuses (R1.7)', () => {
    const wrong = situations.flatMap(({ snapshot, choices }) =>
      choices.filter(({ takes, truths, effect }) => {
        const isRefused = takes.length === 0;
        return (
          effect.taken.join() !== takes.join() ||
          (isRefused && effect.snapshot !== snapshot) ||
          isRefused === truths.some(({ truth }) => holds(truth))
        );
      }),
    );
    expect(situations.length).toBeGreaterThan(100);
    expect(wrong.map(({ text }) => text)).toEqual([]);
  });

  it('include every accepted event, each outcome once and in a sentence (R1.7)', () => {
    const wrong = situations.filter(({ snapshot, choices }) => {
      const offered = choices.map(({ event, takes }) => keyOf(event.type, takes));
      const sentences = choices.map(({ text, takes }) => keyOf(text, takes));
      const accepted = acceptedEvents(snapshot).flatMap((event) => {
        const { taken } = stepper.step(snapshot, event);
        return taken.length === 0 ? [] : keyOf(event.type, taken);
      });
      return (
        new Set(sentences).size !== sentences.length ||
        accepted.some((key) => !offered.includes(key)) ||
        choices.some(({ text }) => !/^[A-Z].{7,}[^.]$/.test(text))
      );
    });
    expect(wrong).toEqual([]);
  });

  it('explain each guard by parts that add up to its answer (R1.7)', () => {
    const truths = situations.flatMap(({ snapshot, choices }) =>
      choices.flatMap((choice) =>
        choice.truths.map(({ transitionId, truth }) => ({ transitionId, truth, snapshot, effect: choice.effect })),
      ),
    );
    const wrongAnswers = truths.filter(({ transitionId, truth, effect }) => {
      const given = effect.answers.find((answer) => answer.startsWith(`${transitionId}|`));
      return given !== undefined && given !== `${transitionId}|${holds(truth) ? 'passed' : 'refused'}`;
    });
    const parts = truths.flatMap(({ truth, snapshot }) => partsOf(truth).map((part) => ({ part, snapshot })));
    expect(wrongAnswers).toEqual([]);
    expect(new Set(parts.map(({ part }) => part.tree.kind))).toEqual(new Set(['named', 'and', 'or', 'not', 'state']));
    expect(parts.filter(({ part, snapshot }) => part.isTrue !== combined(part, snapshot))).toEqual([]);
  });
});

const done = (call: string, output?: unknown) => ({ type: `xstate.done.actor.${call}`, output });

describe('An event of a session', () => {
  it.each([
    [{ type: 'offers.continued' }, 'creator', 'The creator presses Continue on the offers'],
    [timePassed(5600), 'time', '5.6 seconds go by'],
    [{ type: 'xstate.after.someDelay.journey.x' }, 'time', '“Some delay” is over'],
    [done('signIn', { user: null }), 'services', 'The sign-in service answers no'],
    [done('someCall', null), 'services', '“Some call” succeeds'],
    [{ type: 'xstate.error.actor.signContract' }, 'services', 'The signed contract cannot be submitted'],
  ])('is described with its source: %j', (event, source, text) => {
    expect(describedEvent(event, describeEvent)).toEqual({ source, text });
  });
});
