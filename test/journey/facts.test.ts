import { describe, expect, it } from 'vitest';
import type { BusinessDetails } from '#machines/domain/business.ts';
import type { FileRef } from '#machines/domain/documents.ts';
import {
  BLANK_FACTS,
  contextFromFacts,
  factsAfter,
  factsWithoutFiles,
  filesOf,
  type JourneyFacts,
} from '#machines/journey/facts.ts';
import { PDF } from './samples.ts';

const file = (id: string): FileRef => ({ ...PDF, id });
const owner = (id: string, idDocument: FileRef | null) => ({ id, name: 'Ada', percentage: '50', idDocument });

const [articlesOfOrganization, businessRegistration] = [file('articles'), file('registration')];
const [operatingAgreement, taxReturn] = [file('agreement'), file('tax')];
const PAPERS = { articlesOfOrganization, businessRegistration, operatingAgreement, taxReturn };
const BUSINESS: BusinessDetails = {
  ...BLANK_FACTS.business,
  ein: '12-3456789',
  owners: [owner('owner-1', file('id-1')), owner('owner-2', null), owner('owner-3', file('id-3'))],
  documents: PAPERS,
};
const FACTS: JourneyFacts = { ...BLANK_FACTS, business: BUSINESS, irsForm: file('irs') };
const EVERY_FILE = ['id-1', 'id-3', 'articles', 'registration', 'agreement', 'tax', 'irs'];
const ids = (facts: JourneyFacts) => filesOf(facts).map(({ id }) => id);

describe('The facts some time later', () => {
  const running = { screen: 'processing', elapsedMs: 3000, isPaused: false } as const;
  const counting: JourneyFacts = { ...FACTS, progress: running, isCounting: true, countdownMs: 1000 };
  const held: JourneyFacts = { ...counting, progress: { ...running, isPaused: true }, isCounting: false };

  it.each<[string, JourneyFacts, number, JourneyFacts]>([
    [
      'have gone on by that time: the timed screen and the days (R13.1, R15.1)',
      counting,
      500,
      { ...counting, progress: { ...running, elapsedMs: 3500 }, countdownMs: 1500 },
    ],
    ['stand still where the creator paused and no days are counted (R6.4, R13.1)', held, 500, held],
    ['have no progress where no timed screen was open (R15.1)', FACTS, 500, FACTS],
    ['never go back, even when the clock was set back meanwhile (R13.1, R15.1)', counting, -500, counting],
  ])('%s', (_what, facts, passedMs, later) => {
    expect(factsAfter(facts, passedMs)).toEqual(later);
  });
});

describe('The files of the facts', () => {
  it('are those of the owners, of the business and the IRS form, in the order of the journey; none at first (R15.4)', () => {
    expect([ids(FACTS), ids(BLANK_FACTS)]).toEqual([EVERY_FILE, []]);
  });

  it.each(EVERY_FILE)('leave out %s alone when it is gone (R15.4)', (gone) => {
    expect(ids(factsWithoutFiles(FACTS, ({ id }) => id === gone))).toEqual(EVERY_FILE.filter((id) => id !== gone));
  });

  it('take nothing along that was typed when they are all gone (R15.1, R15.4)', () => {
    const { documents } = BLANK_FACTS.business;
    const owners = BUSINESS.owners.map((each) => ({ ...each, idDocument: null }));
    const business = { ...BUSINESS, owners, documents };
    expect(factsWithoutFiles(FACTS, () => true)).toEqual({ ...FACTS, irsForm: null, business });
  });

  it('change nothing when none is gone (R15.4)', () => {
    expect(factsWithoutFiles(FACTS, () => false)).toEqual(FACTS);
    expect(factsWithoutFiles(BLANK_FACTS, () => true)).toEqual(BLANK_FACTS);
  });
});

describe('What a journey takes up of the facts', () => {
  it('is all that was typed, with the progress as the one to go on from (R15.1)', () => {
    const progress = { screen: 'processing', elapsedMs: 3000, isPaused: true } as const;
    const { progress: _progress, isCounting: _isCounting, ...typed } = FACTS;
    expect(contextFromFacts({ ...FACTS, progress, isCounting: true })).toEqual({ ...typed, keptProgress: progress });
  });
});
