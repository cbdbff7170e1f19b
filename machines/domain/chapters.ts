import { type BusinessDetails, businessProblems, isFundable } from './business.ts';
import type { OfferId } from './choices.ts';

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

/** Whether the way goes on from this step within the same chapter. */
export function isChapterOpen(step: number): boolean {
  return CHAPTER_OF_STEP[step] === CHAPTER_OF_STEP[step - 1];
}

/** What of an application decides which chapters are done. */
export type Application = {
  readonly isPatreonConnected: boolean;
  readonly offerId: OfferId | null;
  readonly business: BusinessDetails;
  readonly isContractSigned: boolean;
};

/** Whether nothing is missing to each chapter, whichever screens were passed on the way (R16.3). The IRS form is optional. */
export function chaptersDone(application: Application): Readonly<Record<Chapter, boolean>> {
  const { isPatreonConnected, offerId, business, isContractSigned } = application;
  return {
    connect: isPatreonConnected,
    offer: offerId !== null,
    business: businessProblems(business).length === 0 && isFundable(business),
    sign: isContractSigned,
  };
}
