import fc from 'fast-check';
import { BLANK_FACTS, type JourneyFacts } from '#machines/journey/facts.ts';
import { encodeKept, type KeptJourney } from '#src/services/keeping/factsCodec.ts';
import { EMAIL, typedWithFile } from '#test/services/keeping/tab.ts';

/** How many inputs are generated in all; the long run asks for more. */
export const FUZZ_RUNS = Number(process.env['FUZZ_RUNS'] ?? 5000);
/** The same inputs in every run of the test command, so that it never fails by chance. */
export const FUZZ = { seed: Number(process.env['FUZZ_SEED'] ?? 20_261_121) };

const HUGE_LENGTH = 100_000;
const MOST_FLIPS = 4;

/** Everything that a creator can have entered, signed and left half done. */
export const FULL_FACTS: JourneyFacts = {
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
export const FULL: KeptJourney = { email: EMAIL, keptAtMs: 1000, facts: FULL_FACTS };

const whole = [FULL, { ...FULL, facts: BLANK_FACTS }].map(encodeKept);
const texts = whole.map((bytes) => new TextDecoder().decode(bytes));
const bytesOf = (text: string) => new TextEncoder().encode(text);

const STRANGE = [null, true, 0, -1, 1e308, 2 ** 53, '', '\uD800', '\0', '__proto__', '[object Object]', [], {}];

/** Values of every type, some of them what a program forgets to expect. */
export const strangeValue = fc.oneof(
  { weight: 10, arbitrary: fc.jsonValue({ maxDepth: 1 }) },
  { weight: 10, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
  { weight: 20, arbitrary: fc.constantFrom(...STRANGE) },
  { weight: 1, arbitrary: fc.constant('x'.repeat(HUGE_LENGTH)) },
);

const anyBytes = fc.uint8Array({ maxLength: 100 });
const flipped = fc
  .tuple(fc.constantFrom(...whole), fc.array(fc.tuple(fc.nat(), fc.nat(7)), { minLength: 1, maxLength: MOST_FLIPS }))
  .map(([bytes, flips]) => {
    const copy = bytes.slice();
    for (const [place, bit] of flips) {
      const at = place % copy.length;
      copy[at] = (copy[at] ?? 0) ^ (1 << bit);
    }
    return copy;
  });
const cut = fc
  .tuple(fc.constantFrom(...whole), fc.nat(), fc.nat())
  .map(([bytes, from, to]) => bytes.slice(from % bytes.length, to % bytes.length));
const changed = fc
  .tuple(fc.constantFrom(...texts), fc.nat(), strangeValue)
  .map(([text, place, value]) => bytesOf(replaced(text, place, () => value)));
const swapped = fc
  .tuple(fc.constantFrom(...texts), fc.nat(), fc.nat())
  .map(([text, one, other]) => bytesOf(replaced(text, one, () => valueAt(text, other))));
const dropped = fc
  .tuple(fc.constantFrom(...texts), fc.nat())
  .map(([text, place]) => bytesOf(replaced(text, place, () => undefined)));

/** What a disk, another program or a hand may have made of a kept record, and bytes that never were one. */
export const spoiledBytes = fc.oneof(anyBytes, flipped, cut, changed, swapped, dropped);

/** Reads a text and hands over each value in it with its place, itself last; what is given back takes its place. */
function reread(text: string, change: (value: unknown, place: number) => unknown): unknown {
  let place = -1;
  return JSON.parse(text, (_key, value: unknown) => {
    place += 1;
    return change(value, place);
  });
}

/** A place in a text, itself not counted. */
function placeIn(text: string, place: number): number {
  let last = 0;
  reread(text, (value, at) => {
    last = at;
    return value;
  });
  return place % last;
}

/** The text with the value at one of its places put in anew. */
function replaced(text: string, place: number, value: () => unknown): string {
  const wanted = placeIn(text, place);
  return JSON.stringify(reread(text, (known, at) => (at === wanted ? value() : known)));
}

function valueAt(text: string, place: number): unknown {
  const wanted = placeIn(text, place);
  let found: unknown = null;
  reread(text, (known, at) => {
    if (at === wanted) found = structuredClone(known);
    return known;
  });
  return found;
}
