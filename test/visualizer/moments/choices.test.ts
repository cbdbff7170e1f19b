import { describe, expect, it } from 'vitest';
import { heardEvents } from '#machines/graph/exploration/pending.ts';
import type { Choice, GuardTruth } from '#machines/graph/moments/moment.ts';
import { journeyMoments } from '#machines/graph/moments/simulation.ts';
import { PATHS, stepsOf } from '#machines/graph/paths/paths.ts';
import { STARTS } from '#machines/graph/paths/starts.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { createActor } from 'xstate';

const { stepper, choicesOf } = journeyMoments();

/** Every path that holds a state no earlier path stood in, with its steps that stand in a new set of states. */
const seen = new Set<string>();
const stands = PATHS.flatMap((path) =>
  [...stepsOf(stepper, path)].flatMap(({ after, index }) => {
    const key = JSON.stringify(after.value);
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ title: `${path.name}, step ${index + 1}`, snapshot: after }];
  }),
);
const offered = stands.map((stand) => ({ ...stand, choices: choicesOf(stand.snapshot) }));
const holds = (truth: GuardTruth | null) => truth === null || truth.isTrue;
const isOpen = ({ takes }: Choice) => takes.length > 0;

describe('The choices of a moment', () => {
  it('are looked at in moments that together stand in every state that can be stood in (R1.7)', () => {
    expect(stands.length).toBeGreaterThan(100);
    expect(new Set(stands.flatMap(({ snapshot }) => snapshot._nodes.map(({ id }) => id))).size).toBeGreaterThan(80);
  });

  it('take what the chart takes, and nothing when it refuses (R1.7)', () => {
    const all = offered.flatMap(({ title, snapshot, choices }) =>
      choices.map((choice) => ({ title, snapshot, choice })),
    );
    const wrong = all.filter(({ snapshot, choice }) => {
      const { taken, snapshot: after } = stepper.step(snapshot, choice.event);
      return taken.join() !== choice.takes.join() || (taken.length === 0 && after !== snapshot);
    });
    expect(all.length).toBeGreaterThan(3000);
    expect(wrong.map(({ title, choice }) => [title, choice.text])).toEqual([]);
  });

  it('are open exactly when a guard of a rule that listens lets the event pass (R1.7)', () => {
    const all = offered.flatMap(({ title, choices }) => choices.map((choice) => ({ title, choice })));
    const wrong = all.filter(({ choice }) => isOpen(choice) !== choice.truths.some(({ truth }) => holds(truth)));
    expect(wrong.map(({ title, choice }) => [title, choice.text])).toEqual([]);
  });

  it('say of each guard what the chart itself was answered (R1.7)', () => {
    const answered = offered.flatMap(({ title, snapshot, choices }) =>
      choices.flatMap(({ event, truths }) => {
        const { answers } = stepper.step(snapshot, event);
        return truths.flatMap(({ transitionId, truth }) => {
          const given = answers.find((answer) => answer.startsWith(`${transitionId}|`));
          return given === undefined
            ? []
            : [{ title, given, told: `${transitionId}|${holds(truth) ? 'passed' : 'refused'}` }];
        });
      }),
    );
    expect(new Set(answered.map(({ given }) => given)).size).toBeGreaterThan(100);
    expect(answered.filter(({ given, told }) => given !== told)).toEqual([]);
  });

  it('give parts of a guard that add up to its answer (R1.7)', () => {
    const truths = offered.flatMap(({ choices }) =>
      choices.flatMap((choice) => choice.truths.map(({ truth }) => truth)),
    );
    const all = truths.flatMap((truth) => (truth === null ? [] : everyPart(truth)));
    const combined = all.filter(({ parts }) => parts.length > 0);
    const kinds = new Set(all.map(({ tree }) => tree.kind));
    expect(kinds).toEqual(new Set(['named', 'and', 'or', 'not', 'state']));
    expect(combined.filter((truth) => truth.isTrue !== added(truth))).toEqual([]);
  });

  it('leave nothing out: every event that the chart would take is among them (R1.7)', () => {
    const missing = offered.flatMap(({ title, snapshot, choices }) => {
      const open = new Set(choices.filter(isOpen).map(({ event, takes }) => `${event.type} ${takes.join()}`));
      return heardEvents(snapshot)
        .map((event) => ({ event, taken: stepper.step(snapshot, event).taken }))
        .filter(({ event, taken }) => taken.length > 0 && !open.has(`${event.type} ${taken.join()}`))
        .map(({ event }) => [title, event.type]);
    });
    expect(missing).toEqual([]);
  });

  it('name one refused sample of an event at most, and one for each rule that it sets off', () => {
    const twice = offered.filter(({ choices }) => {
      const keys = choices.map(({ event, takes }) => `${event.type} ${takes.join()}`);
      return new Set(keys).size !== keys.length;
    });
    expect(twice).toEqual([]);
  });

  it('come from the creator, the outside world or time, and are told in a sentence', () => {
    const all = offered.flatMap(({ choices }) => choices);
    const sources = new Map(all.map(({ event, source }) => [event.type, source]));
    expect(sources.get('offers.continued')).toBe('creator');
    expect(sources.get('xstate.error.actor.signIn')).toBe('outside');
    expect(sources.get('progress.advanced')).toBe('time');
    expect(all.filter(({ text }) => !/^[A-Z].{7,}[^.]$/.test(text)).map(({ text }) => text)).toEqual([]);
  });

  it('are the same for a running product with answers of its own (R1.7)', () => {
    const product = createActor(createJourneyMachine().provide({}), { input: STARTS.guest.input }).start();
    const start = stepper.start(STARTS.guest.input).snapshot;
    expect(choicesOf(product.getSnapshot())).toEqual(choicesOf(start));
    product.stop();
  });
});

function everyPart(truth: GuardTruth): readonly GuardTruth[] {
  return [truth, ...truth.parts.flatMap(everyPart)];
}

function added({ tree, parts }: GuardTruth): boolean {
  const answers = parts.map(({ isTrue }) => isTrue);
  if (tree.kind === 'or') return answers.includes(true);
  if (tree.kind === 'not') return !answers.includes(true);
  return !answers.includes(false);
}
