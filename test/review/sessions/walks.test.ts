import type { AnyMachineSnapshot } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { acceptedEvents } from '#src/review/journey/samples.ts';
import type { GuardTruth } from '#src/review/engine/session/sessionStep.ts';
import { CHART, WALKS } from '#test/review/playback/sessions.ts';

const { stepper, choicesOf } = CHART;
const holds = (truth: GuardTruth | null) => truth === null || truth.isTrue;
const keyOf = (type: string, taken: readonly string[]) => `${type} ${taken.join()}`;

/** Every step of a path that reaches a new set of states, with what it offers and what the chart does with that. */
const steps = WALKS.flatMap((walk) => walk.steps);
const standsOf = () =>
  [...new Map(steps.map(({ after }) => [JSON.stringify(after.value), after])).values()].map((snapshot) => {
    const accepted = acceptedEvents(snapshot).map((event) => ({ event, ...stepper.step(snapshot, event) }));
    const choices = choicesOf(snapshot).map((choice) => {
      const lived = accepted.find(({ event }) => event === choice.event) ?? stepper.step(snapshot, choice.event);
      return { choice, lived, snapshot };
    });
    return { snapshot, accepted, choices };
  });

describe('The choices of a step', () => {
  let stands: ReturnType<typeof standsOf> = [];
  let offered: (typeof stands)[number]['choices'] = [];
  beforeEach(() => {
    stands = standsOf();
    offered = stands.flatMap(({ choices }) => choices);
  });

  it('take what the chart takes, nothing when a guard refuses, and have a sentence each (R1.7)', () => {
    expect(stands.length).toBeGreaterThan(100);
    expect(new Set(stands.flatMap(({ snapshot }) => snapshot._nodes.map(({ id }) => id))).size).toBeGreaterThan(80);
    expect(offered.length).toBeGreaterThan(3000);
    const wrong = offered.filter(({ snapshot, lived, choice: { takes, truths, text } }) => {
      const isRefused = takes.length === 0;
      return (
        lived.taken.join() !== takes.join() ||
        (isRefused && lived.snapshot !== snapshot) ||
        isRefused === truths.some(({ truth }) => holds(truth)) ||
        !/^[A-Z].{7,}[^.]$/.test(text)
      );
    });
    expect(wrong.map(({ choice }) => choice.text)).toEqual([]);
  });

  it('leave nothing out, and name each thing that can happen once for each rule that it sets off (R1.7)', () => {
    const wrong = stands.filter(({ choices, accepted }) => {
      const offered = choices.map(({ choice: { event, takes } }) => keyOf(event.type, takes));
      const told = choices.map(({ choice: { text, takes } }) => keyOf(text, takes));
      const lived = accepted
        .filter(({ taken }) => taken.length > 0)
        .map(({ event, taken }) => keyOf(event.type, taken));
      return new Set(told).size !== told.length || lived.some((key) => !offered.includes(key));
    });
    expect(wrong).toEqual([]);
  });

  it('say of each guard what the chart was answered, by parts that add up down to the active states (R1.7)', () => {
    const answers = offered.flatMap(({ choice, lived }) =>
      choice.truths.flatMap(({ transitionId: id, truth }) => {
        const given = lived.answers.find((answer) => answer.startsWith(`${id}|`));
        return given === undefined ? [] : [{ given, answer: `${id}|${holds(truth) ? 'passed' : 'refused'}` }];
      }),
    );
    expect(new Set(answers.map(({ given }) => given)).size).toBeGreaterThan(100);
    expect(answers.filter(({ given, answer }) => given !== answer)).toEqual([]);
    const parts = offered.flatMap(({ snapshot, choice }) =>
      choice.truths.flatMap(({ truth }) => everyPart(truth)).map((truth) => ({ truth, snapshot })),
    );
    expect(new Set(parts.map(({ truth }) => truth.tree.kind))).toEqual(new Set(['named', 'and', 'or', 'not', 'state']));
    expect(parts.filter(({ truth, snapshot }) => truth.isTrue !== added(truth, snapshot))).toEqual([]);
  });
});

function everyPart(truth: GuardTruth | null): readonly GuardTruth[] {
  return truth === null ? [] : [truth, ...truth.parts.flatMap(everyPart)];
}

/** What the parts of a guard come to; its own answer for a named question that is not made of others. */
function added({ tree, parts, isTrue }: GuardTruth, { _nodes: nodes }: AnyMachineSnapshot): boolean {
  const answers = parts.map((part) => part.isTrue);
  if (tree.kind === 'state') return tree.stateIds.every((stateId) => nodes.some(({ id }) => id === stateId));
  if (answers.length === 0) return isTrue;
  if (tree.kind === 'or') return answers.includes(true);
  return tree.kind === 'not' ? !answers.includes(true) : !answers.includes(false);
}
