import type { KeptLoss } from '#machines/journey/context.ts';
import { formatDate } from './format.ts';

const DATE_LENGTH = 10;
const TIME_PLACE = [11, 16] as const;

/** Since when everything typed is kept, by the clock of the creator: an ISO time with its offset (R15.3). */
export function savedSentence(keptAt: string, today: string): string {
  const date = keptAt.slice(0, DATE_LENGTH);
  const day = date === today ? '' : ` on ${formatDate(date)}`;
  return `Saved on this device${day} at ${keptAt.slice(...TIME_PLACE)}`;
}

const LOSSES: Record<KeptLoss, string> = {
  otherVersion:
    'What you saved on this device comes from another version of this application and cannot be brought back. Enter it again.',
  unreadable: 'What you saved on this device can no longer be read and has been removed. Enter it again.',
  filesGone: 'Some of your files are no longer on this device. Everything else is here: choose those files again.',
};

/** Why something kept has not come back, and what to do (R15.1, R15.3). */
export function lossSentence(loss: KeptLoss): string {
  return LOSSES[loss];
}

/** The words of the two questions before something is removed (R15.2). */
export const CLEARING = {
  restart: {
    title: 'Start over?',
    text: 'Everything you typed here, your files and your choices are removed. You stay signed in. This cannot be undone.',
    confirm: 'Start over',
  },
  erase: {
    title: 'Erase everything on this device?',
    text: 'Everything you typed, your files, your signed contract and your settings are removed from this browser, in every open tab. You are signed out. This cannot be undone.',
    confirm: 'Erase everything',
  },
  cancel: 'Keep everything',
} as const;
