import { expect, it } from 'vitest';
import { JOURNEY_STEPS } from '#machines/constants.ts';
import { CHAPTER_OF_STEP, CHAPTERS, isChapterOpen } from '#machines/domain/chapters.ts';

it('gives every step a chapter, in their order (R16.3)', () => {
  expect([CHAPTER_OF_STEP.length, [...new Set(CHAPTER_OF_STEP)]]).toEqual([JOURNEY_STEPS, CHAPTERS]);
});

it('leaves a chapter open until its last step (R16.3)', () => {
  const steps = CHAPTER_OF_STEP.map((_chapter, index) => index + 1);
  expect(steps.filter(isChapterOpen)).toEqual([1, 2, 5]);
});
