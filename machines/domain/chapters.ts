/** The chapters that group the numbered steps, in their order. */
export const CHAPTERS = ['connect', 'offer', 'business', 'sign'] as const;
export type Chapter = (typeof CHAPTERS)[number];

/** The chapter of each numbered step, first step first. */
export const CHAPTER_OF_STEP: readonly Chapter[] = [
  'connect',
  'connect',
  'connect',
  'offer',
  'business',
  'business',
  'sign',
];
