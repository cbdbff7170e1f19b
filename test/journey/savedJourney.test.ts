import { describe, expect, it } from 'vitest';
import { PLAN_RANGES } from '#machines/constants.ts';
import type { BusinessDetails } from '#machines/domain/business.ts';
import type { FileRef } from '#machines/domain/documents.ts';
import { decodeJourney, filesOf, type SavedJourney, withoutFiles } from '#machines/persistence/savedFormat.ts';
import { NOTHING_TYPED, savedJourneyAfter } from '#machines/persistence/savedJourney.ts';
import { PDF } from '#test/support/fixtures.ts';

const file = (id: string): FileRef => ({ ...PDF, id });
const owner = (id: string, idDocument: FileRef | null) => ({ id, name: 'Ada', percentage: '50', idDocument });

const [articlesOfOrganization, businessRegistration] = [file('articles'), file('registration')];
const [operatingAgreement, taxReturn] = [file('agreement'), file('tax')];
const DOCUMENTS = { articlesOfOrganization, businessRegistration, operatingAgreement, taxReturn };
const BUSINESS: BusinessDetails = {
  ...NOTHING_TYPED.business,
  ein: '12-3456789',
  owners: [owner('owner-1', file('id-1')), owner('owner-2', null), owner('owner-3', file('id-3'))],
  documents: DOCUMENTS,
};
const JOURNEY: SavedJourney = { ...NOTHING_TYPED, business: BUSINESS, irsForm: file('irs') };
const EVERY_FILE = ['id-1', 'id-3', 'articles', 'registration', 'agreement', 'tax', 'irs'];
const ids = (journey: SavedJourney) => filesOf(journey).map(({ id }) => id);

const running = { screen: 'processing', elapsedMs: 3000, isPaused: false } as const;
const counting: SavedJourney = { ...JOURNEY, progress: running, isCounting: true, countdownMs: 1000 };
const held: SavedJourney = { ...counting, progress: { ...running, isPaused: true }, isCounting: false };

it.each<[string, SavedJourney, number, SavedJourney]>([
  [
    'have gone on by that time: the timed screen and the days (R13.1, R15.1)',
    counting,
    500,
    { ...counting, progress: { ...running, elapsedMs: 3500 }, countdownMs: 1500 },
  ],
  ['stand still where the creator paused and no days are counted (R6.4, R13.1)', held, 500, held],
  ['have no progress where no timed screen was open (R15.1)', JOURNEY, 500, JOURNEY],
  ['never go back, even when the clock was set back meanwhile (R13.1, R15.1)', counting, -500, counting],
])('A saved journey some time later %s', (_what, journey, passedMs, later) => {
  expect(savedJourneyAfter(journey, passedMs)).toEqual(later);
});

describe('The files of a saved journey', () => {
  it('are those of the owners, of the business and the IRS form, in the order of the journey; none at first (R15.4)', () => {
    expect([ids(JOURNEY), ids(NOTHING_TYPED)]).toEqual([EVERY_FILE, []]);
  });

  it.each(EVERY_FILE)('leave out %s alone when it is missing (R15.4)', (missing) => {
    expect(ids(withoutFiles(JOURNEY, ({ id }) => id === missing))).toEqual(EVERY_FILE.filter((id) => id !== missing));
  });

  it('take nothing along that was typed when they are all missing (R15.1, R15.4)', () => {
    const { documents } = NOTHING_TYPED.business;
    const owners = BUSINESS.owners.map((each) => ({ ...each, idDocument: null }));
    const business = { ...BUSINESS, owners, documents };
    expect(withoutFiles(JOURNEY, () => true)).toEqual({ ...JOURNEY, irsForm: null, business });
  });

  it('change nothing when none is missing (R15.4)', () => {
    expect(withoutFiles(JOURNEY, () => false)).toEqual(JOURNEY);
    expect(withoutFiles(NOTHING_TYPED, () => true)).toEqual(NOTHING_TYPED);
  });
});

describe('A saved plan', () => {
  const decoded = (plan: SavedJourney['plan']) =>
    decodeJourney(JSON.stringify({ email: 'a@example.com', journey: { ...JOURNEY, plan } }));

  it.each(Object.entries(PLAN_RANGES))(
    'is read with %s at its ends, and not beyond them (R15.1, R19.3)',
    (field, range) => {
      const at = (value: number) => decoded({ ...NOTHING_TYPED.plan, [field]: value });
      const { min, max } = range;
      expect([at(min)?.journey.plan, at(max)?.journey.plan]).toEqual([
        { ...NOTHING_TYPED.plan, [field]: min },
        { ...NOTHING_TYPED.plan, [field]: max },
      ]);
      expect([at(min - 1), at(max + 1), at(min + 0.5)]).toEqual([null, null, null]);
    },
  );
});
