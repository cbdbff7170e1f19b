import { expect, it } from 'vitest';
import { JOURNEY_STEPS } from '#machines/constants.ts';
import { CHAPTER_OF_STEP, CHAPTERS } from '#machines/domain/choices.ts';

it('gives every step a chapter, in their order (R16.3)', () => {
  expect([CHAPTER_OF_STEP.length, [...new Set(CHAPTER_OF_STEP)]]).toEqual([JOURNEY_STEPS, CHAPTERS]);
});
