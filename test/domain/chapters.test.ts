import { expect, it } from 'vitest';
import { blankBusiness, blankOwner, type BusinessDetails, everySlot } from '#machines/domain/business.ts';
import { type Application, CHAPTER_OF_STEP, CHAPTERS, chaptersDone, isChapterOpen } from '#machines/domain/chapters.ts';
import { JOURNEY_STEPS } from '#machines/constants.ts';
import { PDF } from '#test/journey/samples.ts';

const COMPLETE: BusinessDetails = {
  ...blankBusiness(),
  entityType: 'llc',
  ein: '12-3456789',
  address: '1 Main Street',
  owners: [{ ...blankOwner('owner-1'), name: 'Ada', percentage: '60', idDocument: PDF }],
  documents: everySlot(() => PDF),
  isIncomeConfirmed: true,
  isAuthorized: true,
};
const NEW: Application = {
  isPatreonConnected: false,
  offerId: null,
  business: blankBusiness(),
  isContractSigned: false,
};

it.each<[string, Partial<Application>, readonly string[]]>([
  ['nothing', {}, []],
  ['a connected Patreon account', { isPatreonConnected: true }, ['connect']],
  ['a chosen offer', { offerId: '3-month' }, ['offer']],
  ['a complete business', { business: COMPLETE }, ['business']],
  ['an authorization alone', { business: { ...blankBusiness(), isAuthorized: true } }, []],
  ['a business that is not funded', { business: { ...COMPLETE, entityType: 'sole-proprietorship' } }, []],
  ['a signed contract', { isContractSigned: true }, ['sign']],
])('with %s, exactly the chapters are done to which nothing is missing (R16.1, R16.3)', (_what, given, expected) => {
  const done = chaptersDone({ ...NEW, ...given });
  expect(CHAPTERS.filter((chapter) => done[chapter])).toEqual(expected);
});

it('gives every step a chapter, in their order (R16.3)', () => {
  expect([CHAPTER_OF_STEP.length, [...new Set(CHAPTER_OF_STEP)]]).toEqual([JOURNEY_STEPS, CHAPTERS]);
});

it('leaves a chapter open until its last step (R16.3)', () => {
  const steps = CHAPTER_OF_STEP.map((_chapter, index) => index + 1);
  expect(steps.filter(isChapterOpen)).toEqual([1, 2, 5]);
});
