import { expect, it } from 'vitest';
import { CONSENT_VERSION, JOURNEY_STEPS } from '#machines/constants.ts';
import { CHAPTER_OF_STEP, CHAPTERS } from '#machines/domain/choices.ts';

it('Every step has a chapter, in order (R16.3)', () => {
  expect(CHAPTER_OF_STEP).toHaveLength(JOURNEY_STEPS);
  const chapters = [...new Set(CHAPTER_OF_STEP)];
  expect(chapters).toEqual(CHAPTERS);
});

it('The consent version is a date (R12.1)', () => {
  expect(CONSENT_VERSION).toMatch(/^20\d\d-(0[1-9]|1[0-2])-[0-3]\d$/);
});
