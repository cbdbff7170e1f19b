import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROUTES } from '#machines/journey/routes.ts';
import { decodeJourney, type OwnedJourney, SAVED_FORMAT } from '#machines/persistence/savedFormat.ts';
import { journeyAt } from '#test/support/journeyAt.ts';

/** The same inputs in every run, so that it never fails by chance; the long run asks for more. */
const RUNS = {
  seed: Number(process.env['FUZZ_SEED'] ?? 20_261_121),
  numRuns: Number(process.env['FUZZ_RUNS'] ?? 3000),
};
const TIMEOUT_MS = 1_800_000;
const SAMPLED = 600;
const STARTED = 20;

/** A journey of the present format, with everything entered and signed. */
const example = readFileSync(join(import.meta.dirname, `fixtures/v${SAVED_FORMAT}.json`), 'utf8');
const whole = JSON.stringify(JSON.parse(example));
const values = [...whole.matchAll(/(?<=[:[,])(?:"[^"]*"|[\d.]+|true|false|null)(?=[,\]}])/g)];

const strange = fc.oneof(
  fc.jsonValue({ maxDepth: 1 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(null, true, 0, -1, 1e308, 2 ** 53, '', '\uD800', '\0', '__proto__', [], {}, 'x'.repeat(100_000)),
);

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

const withChange = (change: object) => {
  const saved = JSON.parse(whole) as OwnedJourney;
  return JSON.stringify({ ...saved, journey: { ...saved.journey, ...change } });
};

describe('Saved journey', { timeout: TIMEOUT_MS }, () => {
  it('is restored whole in the present format (R15.1)', () => {
    const saved = decodeJourney(example);
    expect(saved).toEqual(JSON.parse(example));
    const path = ROUTES.dashboardEstablished.path;
    expect(journeyAt(path, saved === null ? {} : { saved: saved.journey }).path()).toBe(path);
  });

  it.each([
    ['an unknown field', { more: 1 }],
    ['an unknown offer', { offerId: 'x' }],
    ['letters in the document number', { documentId: 'CCA-12A' }],
    ['a document number that is too long', { documentId: 'CCA-1234567' }],
    ['a negative time', { countdownMs: -1 }],
    ['an untimed screen', { progress: { screen: 'offers', elapsedMs: 0, isPaused: false } }],
    [
      'a date without a time',
      { contractTimes: { openedAt: '2026-11-21', readAt: null, agreedAt: null, signedAt: null } },
    ],
  ])('is rejected with %s (R15.1)', (_what, change) => {
    expect(decodeJourney(withChange({}))).not.toBeNull();
    expect(decodeJourney(withChange(change))).toBeNull();
  });

  it.each(['__proto__', 'constructor', 'prototype'])('never reaches a prototype by the key %s (R15.1)', (key) => {
    const starts = [...whole.matchAll(/\{(?=")/g)].map(({ index }) => index + 1);
    const attacks = starts.map((at) => [whole.slice(0, at), `"${key}":{"isAdmin":true},`, whole.slice(at)].join(''));
    const restored = attacks.map(decodeJourney).filter((saved) => saved !== null);
    expect(restored).toStrictEqual(restored.map(() => JSON.parse(whole) as OwnedJourney));
    expect('isAdmin' in {}).toBe(false);
  });

  it('is read from corrupted storage whole or not at all (R15.1)', () => {
    fc.assert(
      fc.property(spoiled, (text) => {
        const journey = decodeJourney(text);
        expect(journey === null ? null : decodeJourney(JSON.stringify(journey))).toEqual(journey);
      }),
      RUNS,
    );
  });

  it('never stops the journey that starts from it (R15.1)', () => {
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
