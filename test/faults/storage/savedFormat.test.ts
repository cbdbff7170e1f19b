import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROUTES } from '#machines/journey/routes.ts';
import { decodeJourney, type OwnedJourney, SAVED_FORMAT } from '#machines/persistence/savedFormat.ts';
import { journeyAt } from '#test/support/journeyAt.ts';

/** A fixed seed makes runs repeatable; FUZZ_RUNS allows longer ones. */
const RUNS = {
  seed: Number(process.env['FUZZ_SEED'] ?? 20_261_121),
  numRuns: Number(process.env['FUZZ_RUNS'] ?? 3000),
};
const TIMEOUT_MS = 1_800_000;
const SAMPLE_COUNT = 600;
const RESTORED_COUNT = 20;

/** A complete, signed journey in the current format. */
const example = readFileSync(join(import.meta.dirname, `fixtures/v${SAVED_FORMAT}.json`), 'utf8');
const validText = JSON.stringify(JSON.parse(example));
const values = [...validText.matchAll(/(?<=[:[,])(?:"[^"]*"|[\d.]+|true|false|null)(?=[,\]}])/g)];

const unexpectedValue = fc.oneof(
  fc.jsonValue({ maxDepth: 1 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(null, true, 0, -1, 1e308, 2 ** 53, '', '\uD800', '\0', '__proto__', [], {}, 'x'.repeat(100_000)),
);

/** Random text, or a saved journey with one part cut out or repeated, or one value replaced. */
const corrupted = fc.oneof(
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 100 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.nat(validText.length), fc.nat(validText.length))
      .map(([from, to]) => validText.slice(0, from) + validText.slice(to)),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom(...values), unexpectedValue)
      .map(([{ 0: value, index }, replacement]) =>
        [validText.slice(0, index), JSON.stringify(replacement), validText.slice(index + value.length)].join(''),
      ),
  },
);

const encodeWithChange = (change: object) => {
  const saved = JSON.parse(validText) as OwnedJourney;
  return JSON.stringify({ ...saved, journey: { ...saved.journey, ...change } });
};

describe('Saved journey', { timeout: TIMEOUT_MS }, () => {
  it('is restored completely in the current format (R15.1)', () => {
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
    ['progress on an untimed screen', { progress: { screen: 'offers', elapsedMs: 0, isPaused: false } }],
    [
      'a date without a time',
      { contractTimes: { openedAt: '2026-11-21', readAt: null, agreedAt: null, signedAt: null } },
    ],
  ])('is rejected with %s (R15.1)', (_what, change) => {
    expect(decodeJourney(encodeWithChange({}))).not.toBeNull();
    expect(decodeJourney(encodeWithChange(change))).toBeNull();
  });

  it.each(['__proto__', 'constructor', 'prototype'])('never pollutes a prototype through the key %s (R15.1)', (key) => {
    const starts = [...validText.matchAll(/\{(?=")/g)].map(({ index }) => index + 1);
    const attacks = starts.map((at) =>
      [validText.slice(0, at), `"${key}":{"isAdmin":true},`, validText.slice(at)].join(''),
    );
    const restored = attacks.map(decodeJourney).filter((saved) => saved !== null);
    expect(restored).toStrictEqual(restored.map(() => JSON.parse(validText) as OwnedJourney));
    expect('isAdmin' in {}).toBe(false);
  });

  it('is restored completely or not at all from corrupted storage (R15.1)', () => {
    fc.assert(
      fc.property(corrupted, (text) => {
        const journey = decodeJourney(text);
        expect(journey === null ? null : decodeJourney(JSON.stringify(journey))).toEqual(journey);
      }),
      RUNS,
    );
  });

  it('never crashes the chart that restores it (R15.1)', () => {
    const journeys = fc.sample(corrupted, { ...RUNS, numRuns: SAMPLE_COUNT }).map(decodeJourney);
    const readable = journeys.filter((journey) => journey !== null).slice(0, RESTORED_COUNT);
    const statuses = readable.map(({ journey: saved }) => {
      const journey = journeyAt(ROUTES.contract.path, { saved });
      for (const { path } of Object.values(ROUTES)) journey.open(path);
      const { status } = journey.snapshot();
      journey.actor.stop();
      return status;
    });
    expect(statuses).toEqual(Array.from({ length: RESTORED_COUNT }, () => 'active'));
  });
});
