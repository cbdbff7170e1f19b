import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeJourney } from '#machines/persistence/savedFormat.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { journeyAt } from '#test/support/journeyAt.ts';
import { FULL } from './savedSamples.ts';

/** The same inputs in every run, so that it never fails by chance; the long run asks for more. */
const RUNS = {
  seed: Number(process.env['FUZZ_SEED'] ?? 20_261_121),
  numRuns: Number(process.env['FUZZ_RUNS'] ?? 3000),
};
const TIMEOUT_MS = 1_800_000;
const SAMPLED = 600;
const STARTED = 20;

const strange = fc.oneof(
  fc.jsonValue({ maxDepth: 1 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(null, true, 0, -1, 1e308, 2 ** 53, '', '\uD800', '\0', '__proto__', [], {}, 'x'.repeat(100_000)),
);
const whole = JSON.stringify(FULL);
const values = [...whole.matchAll(/(?<=[:[,])(?:"[^"]*"|[\d.]+|true|false|null)(?=[,\]}])/g)];

/** A saved journey with a part cut out, or with another value at one place, and texts that never were one. */
const spoiled = fc.oneof(
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 100 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.nat(whole.length), fc.nat(whole.length))
      .map(([from, to]) => whole.slice(0, from) + whole.slice(to)),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom(...values), strange)
      .map(([{ 0: value, index }, other]) =>
        [whole.slice(0, index), JSON.stringify(other), whole.slice(index + value.length)].join(''),
      ),
  },
);

describe('Corrupted storage', { timeout: TIMEOUT_MS }, () => {
  it('is read as a whole journey or as none (R15.1)', () => {
    fc.assert(
      fc.property(spoiled, (text) => {
        const journey = decodeJourney(text);
        expect(journey === null ? null : decodeJourney(JSON.stringify(journey))).toEqual(journey);
      }),
      RUNS,
    );
  });

  it('never stops a journey that starts from it (R15.1)', () => {
    const journeys = fc.sample(spoiled, { ...RUNS, numRuns: SAMPLED }).map(decodeJourney);
    const readable = journeys.filter((journey) => journey !== null).slice(0, STARTED);
    const statuses = readable.map(({ journey: saved }) => {
      const journey = journeyAt(ROUTES.contract.path, { saved });
      for (const { path } of Object.values(ROUTES)) journey.open(path);
      const { status } = journey.snapshot();
      journey.actor.stop();
      return status;
    });
    expect(statuses).toEqual(Array.from({ length: STARTED }, () => 'active'));
  });
});
