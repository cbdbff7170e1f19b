import { durationText } from '#machines/graph/model/duration.ts';

const SECOND_MS = 1000;
const TENTH_MS = 100;

/** A duration in words, in tenths of a second once it is longer than one: "5.6 seconds". */
export function durationWords(ms: number): string {
  if (ms % SECOND_MS === 0 || ms < SECOND_MS) return durationText(ms);
  return `${Math.round(ms / TENTH_MS) / (SECOND_MS / TENTH_MS)} seconds`;
}
