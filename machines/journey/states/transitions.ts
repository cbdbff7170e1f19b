import type { DownloadId } from '#machines/journey/emitted.ts';
import { described } from './described.ts';

/** Where Back leads from a screen (R1.7). */
export function goesBack<const Target extends string>(target: Target, description: string) {
  return described(description, 'R1.7', { target });
}

/** The creator saves a file, which a message says (R14.1). */
export function downloads(download: DownloadId, description: string, requirements: string) {
  const params = { kind: 'info', key: 'downloadStarted', download } as const;
  return described(description, requirements, { actions: { type: 'showToast', params } });
}

/** The signed copy, for as long as the creator is signed in. */
export const downloadsSignedCopy = {
  guard: 'isContractSigned',
  ...downloads('signedCopy', 'The creator downloads the signed copy.', 'R12.1 R12.8'),
} as const;

/** The next payment and its reminder as a file for the creator's calendar. */
export const downloadsCalendar = downloads(
  'calendar',
  'The creator adds the next payment and its reminder to a calendar.',
  'R18.4',
);
