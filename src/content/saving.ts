import { REMEMBERED_DAYS } from '#machines/constants.ts';
import type { SavedLoss } from '#machines/journey/context.ts';
import { formatDate, formatTime } from './format.ts';

const DATE_LENGTH = 10;

const FOR_HOW_LONG = {
  tabCloses: 'until you close this tab',
  signOut: `until you sign out, ${REMEMBERED_DAYS} days at most`,
} as const;

/** Since when and for how long everything typed is saved, by the clock of the creator: an ISO time with its offset (R15.3, R15.5, R16.6). */
export function savedSentence(savedAt: string, until: keyof typeof FOR_HOW_LONG, today: string): string {
  const date = savedAt.slice(0, DATE_LENGTH);
  const day = date === today ? '' : ` on ${formatDate(date)}`;
  return `Saved${day} at ${formatTime(savedAt)} on this device, ${FOR_HOW_LONG[until]}`;
}

const LOSSES: Record<SavedLoss, string> = {
  otherVersion:
    'What you saved on this device comes from another version of this application and cannot be brought back. Enter it again.',
  unreadable: 'What you saved on this device can no longer be read and has been removed. Enter it again.',
  filesMissing: 'Some of your files are no longer on this device. Everything else is here: choose those files again.',
};

/** What is said of saving and erasing when it is not as usual (R15.2, R15.3, R15.6). */
export const SAVING = {
  loadingLate:
    'What you saved on this device is not here yet: this browser is slow to give it out. You can go on; it is filled in as soon as it comes.',
  refused:
    'This browser does not let us save all that you enter. You can go on, but after a reload some of it will be missing.',
  outdated:
    'This page is an older version of the application. What you type from now on is not saved. Reload to update.',
  erasing: 'Signing out: what you typed is being erased from this device.',
  erased: 'You are signed out. What you typed was erased from this device.',
  eraseFailed:
    'This browser has not yet erased all that was typed before signing out. Nobody can read it any more, and it is erased before anything else when this page is opened again.',
  retryErasing: 'Erase again',
  reload: 'Reload',
  dismiss: 'Dismiss',
} as const;

/** Why something saved has not come back, and what to do (R15.1, R15.3). */
export function lossSentence(loss: SavedLoss): string {
  return LOSSES[loss];
}

/** The words of the two questions before something is removed (R15.2). */
export const RESET = {
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
