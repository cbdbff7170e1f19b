import { type AnyMachineSnapshot, createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { heardEvents } from '#machines/graph/exploration/pending.ts';
import type { Choice, GuardTruth } from '#machines/graph/moments/moment.ts';
import { STARTS } from '#machines/graph/paths/starts.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { CHART } from '#test/visualizer/playback/sessions.ts';
import { WALKS } from '#test/visualizer/playback/walks.ts';

const { stepper, choicesOf } = CHART;
const holds = (truth: GuardTruth | null) => truth === null || truth.isTrue;
const keyOf = (type: string, taken: readonly string[]) => `${type} ${taken.join()}`;

/** Every step of a path that stands in a new set of states, with what it offers and what the chart does with that. */
const seen = new Set<string>();
const stands = WALKS.flatMap(({ path, steps }) =>
  steps.flatMap(({ after: snapshot, index }) => {
    const key = JSON.stringify(snapshot.value);
    if (seen.has(key)) return [];
    seen.add(key);
    const choices = choicesOf(snapshot);
    const heard = heardEvents(snapshot).map((event) => ({ event, ...stepper.step(snapshot, event) }));
    return [{ title: `${path.name}, step ${index + 1}`, snapshot, choices, heard }];
  }),
);
const offered = stands.flatMap(({ title, snapshot, choices, heard }) =>
  choices.map((choice) => {
    const known = heard.find(({ event }) => event === choice.event) ?? stepper.step(snapshot, choice.event);
    return { title: `${title}: ${choice.text}`, snapshot, choice, lived: known };
  }),
);

/** What a choice says of the guards that the chart asks, and what these answered. */
function answersOf({ choice, lived }: (typeof offered)[number]) {
  return choice.truths.flatMap(({ transitionId: id, truth }) => {
    const given = lived.answers.find((answer) => answer.startsWith(`${id}|`));
    return given === undefined ? [] : [{ given, told: `${id}|${holds(truth) ? 'passed' : 'refused'}` }];
  });
}

describe('The choices of a moment', () => {
  it('take what the chart takes, and nothing when it refuses (R1.7)', () => {
    expect(stands.length).toBeGreaterThan(100);
    expect(new Set(stands.flatMap(({ snapshot }) => snapshot._nodes.map(({ id }) => id))).size).toBeGreaterThan(80);
    expect(offered.length).toBeGreaterThan(3000);
    const wrong = offered.filter(
      ({ snapshot, choice, lived }) =>
        lived.taken.join() !== choice.takes.join() || (lived.taken.length === 0 && lived.snapshot !== snapshot),
    );
    expect(wrong.map(({ title }) => title)).toEqual([]);
  });

  it('are open exactly when a guard of a rule that listens lets the event pass (R1.7)', () => {
    const isOpen = ({ takes }: Choice) => takes.length > 0;
    const wrong = offered.filter(({ choice }) => isOpen(choice) !== choice.truths.some(({ truth }) => holds(truth)));
    expect(wrong.map(({ title }) => title)).toEqual([]);
  });

  it('say of each guard what the chart itself was answered (R1.7)', () => {
    const answered = offered.flatMap(answersOf);
    expect(new Set(answered.map(({ given }) => given)).size).toBeGreaterThan(100);
    expect(answered.filter(({ given, told }) => given !== told)).toEqual([]);
  });

  it('give parts of a guard that add up to its answer, down to the states that are active (R1.7)', () => {
    const all = offered.flatMap(({ snapshot, choice }) =>
      choice.truths.flatMap(({ truth }) => everyPart(truth)).map((truth) => ({ truth, snapshot })),
    );
    expect(new Set(all.map(({ truth }) => truth.tree.kind))).toEqual(new Set(['named', 'and', 'or', 'not', 'state']));
    expect(all.filter(({ truth, snapshot }) => truth.isTrue !== (added(truth, snapshot) ?? truth.isTrue))).toEqual([]);
  });

  it('leave nothing out, and name each rule that an event sets off once, with one refusal at most (R1.7)', () => {
    const wrong = stands.filter(({ choices, heard }) => {
      const told = choices.map(({ event, takes }) => keyOf(event.type, takes));
      const lived = heard.filter(({ taken }) => taken.length > 0).map(({ event, taken }) => keyOf(event.type, taken));
      return new Set(told).size !== told.length || lived.some((key) => !told.includes(key));
    });
    expect(wrong.map(({ title }) => title)).toEqual([]);
  });

  it('are told in a sentence each', () => {
    const texts = new Set(offered.map(({ choice }) => choice.text));
    expect([...texts].filter((text) => !/^[A-Z].{7,}[^.]$/.test(text))).toEqual([]);
  });

  it('are the same for a running product with answers of its own (R1.7)', () => {
    const product = createActor(createJourneyMachine().provide({}), { input: STARTS.guest.input }).start();
    const start = stepper.start(STARTS.guest.input).snapshot;
    expect(choicesOf(product.getSnapshot())).toEqual(choicesOf(start));
    product.stop();
  });
});

function everyPart(truth: GuardTruth | null): readonly GuardTruth[] {
  return truth === null ? [] : [truth, ...truth.parts.flatMap(everyPart)];
}

/** What the parts of a guard come to; null for a named question that is not made of others. */
function added({ tree, parts }: GuardTruth, { _nodes: nodes }: AnyMachineSnapshot): boolean | null {
  const answers = parts.map(({ isTrue }) => isTrue);
  if (tree.kind === 'state') return tree.stateIds.every((stateId) => nodes.some(({ id }) => id === stateId));
  if (answers.length === 0) return null;
  if (tree.kind === 'or') return answers.includes(true);
  return tree.kind === 'not' ? !answers.includes(true) : !answers.includes(false);
}
