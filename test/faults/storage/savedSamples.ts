import fc from 'fast-check';
import type { OwnedJourney, SavedJourney } from '#machines/persistence/savedFormat.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import { EMAIL, typedWithFile } from '#test/services/persistence/tab.ts';

/** How many inputs are generated in all; the long run asks for more. */
export const FUZZ_RUNS = Number(process.env['FUZZ_RUNS'] ?? 5000);
/** The same inputs in every run of the test command, so that it never fails by chance. */
export const FUZZ = { seed: Number(process.env['FUZZ_SEED'] ?? 20_261_121) };

const HUGE_LENGTH = 100_000;

/** Everything that a creator can have entered, signed and left half done. */
export const FULL_JOURNEY: SavedJourney = {
  ...typedWithFile(),
  connectedAccounts: ['shopify', 'youtube'],
  offerId: '12-month',
  documentId: 'CCA-123456',
  isContractSigned: true,
  contractTimes: {
    openedAt: '2026-11-21T09:00:00+00:00',
    readAt: null,
    agreedAt: '2026-11-21T09:30:00+00:00',
    signedAt: '2026-11-21T09:40:00+00:00',
  },
  signedFor: { business: typedWithFile().business, irsForm: null },
  signature: 'Ada Lovelace',
  progress: { screen: 'processing', elapsedMs: 3000, isPaused: false },
  countdownMs: 60_000,
  isCounting: true,
};
export const FULL: OwnedJourney = { email: EMAIL, journey: FULL_JOURNEY };

/** A value inside a record, and the names that lead to it. */
type Place = readonly [path: readonly string[], value: unknown];

function placesIn(value: unknown, path: readonly string[] = []): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]): Place[] => [
    [[...path, name], inside],
    ...placesIn(inside, [...path, name]),
  ]);
}

/** The text of a record with the value at one of its places put in anew; `undefined` takes it away. */
function textWith(record: object, path: readonly string[], value: unknown): string {
  const copy: object = structuredClone(record);
  const home = path.slice(0, -1).reduce((inside, name) => Reflect.get(inside, name) as object, copy);
  Reflect.set(home, path.at(-1) ?? '', value);
  return JSON.stringify(copy);
}

const records = [FULL, { ...FULL, journey: NOTHING_TYPED }];
const whole = records.map((record) => JSON.stringify(record));
const anyPlace = fc.constantFrom(
  ...records.flatMap((record) => placesIn(record).map(([path, value]) => ({ record, path, value }))),
);

const STRANGE = [null, true, 0, -1, 1e308, 2 ** 53, '', '\uD800', '\0', '__proto__', '[object Object]', [], {}];

/** Values of every type, some of them what a program forgets to expect. */
export const strangeValue = fc.oneof(
  { weight: 10, arbitrary: fc.jsonValue({ maxDepth: 1 }) },
  { weight: 10, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
  { weight: 20, arbitrary: fc.constantFrom(...STRANGE) },
  { weight: 1, arbitrary: fc.constant('x'.repeat(HUGE_LENGTH)) },
);

const cut = fc
  .tuple(fc.constantFrom(...whole), fc.nat(), fc.nat())
  .map(([text, from, to]) => text.slice(from % text.length, to % text.length));
const another = fc.oneof(
  strangeValue,
  anyPlace.map(({ value }) => value),
  fc.constant(undefined),
);
const changed = fc.tuple(anyPlace, another).map(([{ record, path }, value]) => textWith(record, path, value));

/** What a disk, another program or a hand may have made of a saved journey, and texts that never were one. */
export const spoiledTexts = fc.oneof(
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 100 }) },
  { weight: 1, arbitrary: cut },
  { weight: 3, arbitrary: changed },
);
