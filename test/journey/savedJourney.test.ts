import { describe, expect, it } from 'vitest';
import { PLAN_RANGES } from '#machines/constants.ts';
import type { FileRef } from '#machines/domain/documents.ts';
import { decodeJourney, filesOf, type SavedJourney, withoutFiles } from '#machines/persistence/savedFormat.ts';
import { NOTHING_TYPED, advanceTimers } from '#machines/persistence/savedJourney.ts';
import { BUSINESS, inEverySlot, OWNER, PDF } from '#test/support/fixtures.ts';

const file = (id: string): FileRef => ({ ...PDF, id });
const DOCUMENTS = {
  articlesOfOrganization: file('articles'),
  businessRegistration: file('registration'),
  operatingAgreement: file('agreement'),
  taxReturn: file('tax'),
};
const OWNERS = ['id-1', 'id-2'].map((id) => ({ ...OWNER, id: `owner-${id}`, idDocument: file(id) }));
const WITH_FILES = { ...BUSINESS, owners: OWNERS, documents: DOCUMENTS };
const JOURNEY: SavedJourney = { ...NOTHING_TYPED, business: WITH_FILES, irsForm: file('irs') };
const EVERY_FILE = ['id-1', 'id-2', 'articles', 'registration', 'agreement', 'tax', 'irs'];
const idsOf = (journey: SavedJourney) => filesOf(journey).map(({ id }) => id);

describe('Saved journey after time passes', () => {
  const running = { screen: 'processing', elapsedMs: 3000, isPaused: false } as const;
  const counting: SavedJourney = { ...JOURNEY, progress: running, isCounting: true, countdownMs: 1000 };
  const paused: SavedJourney = { ...counting, progress: { ...running, isPaused: true }, isCounting: false };
  const later: SavedJourney = { ...counting, progress: { ...running, elapsedMs: 3500 }, countdownMs: 1500 };

  it.each<[string, SavedJourney, number, SavedJourney]>([
    ['advances its timed screen and its countdown (R13.1, R15.1)', counting, 500, later],
    ['stays the same if paused and not counting (R6.4, R13.1)', paused, 500, paused],
    ['stays the same without a timed screen (R15.1)', JOURNEY, 500, JOURNEY],
    ['never runs backward when the clock does (R13.1, R15.1)', counting, -500, counting],
  ])('%s', (_what, journey, passedMs, expected) => {
    expect(advanceTimers(journey, passedMs)).toEqual(expected);
  });
});

describe('Files of a saved journey', () => {
  it('are listed; a blank journey has none (R15.4)', () => {
    expect(idsOf(JOURNEY)).toEqual(EVERY_FILE);
    expect(idsOf(NOTHING_TYPED)).toEqual([]);
  });

  it.each(EVERY_FILE)('are kept, except the missing file %s (R15.4)', (missing) => {
    expect(idsOf(withoutFiles(JOURNEY, ({ id }) => id === missing))).toEqual(EVERY_FILE.filter((id) => id !== missing));
  });

  it('can all be missing without losing typed data (R15.1, R15.4)', () => {
    const owners = OWNERS.map((owner) => ({ ...owner, idDocument: null }));
    const business = { ...WITH_FILES, owners, documents: inEverySlot(null) };
    expect(withoutFiles(JOURNEY, () => true)).toEqual({ ...JOURNEY, irsForm: null, business });
  });

  it('stay in a signed contract, even when missing (R12.8, R15.4)', () => {
    const signedFor = { business: WITH_FILES, irsForm: file('irs') };
    expect(withoutFiles({ ...JOURNEY, signedFor }, () => true).signedFor).toEqual(signedFor);
  });
});

it.each(Object.entries(PLAN_RANGES))(
  'A saved plan requires %s to be a whole number in range (R15.1, R19.3)',
  (field, { min, max }) => {
    const isAccepted = (value: number) => {
      const plan = { ...NOTHING_TYPED.plan, [field]: value };
      return decodeJourney(JSON.stringify({ email: 'a@example.com', journey: { ...JOURNEY, plan } })) !== null;
    };
    const values = [min - 1, min, min + 0.5, max, max + 1];
    expect(values.filter(isAccepted)).toEqual([min, max]);
  },
);
