import { KEPT_HOURS, REMEMBERED_DAYS } from '#machines/constants.ts';
import type { SavedLoss } from '#machines/persistence/savedJourney.ts';
import type { Saved } from '#machines/persistence/persistence.ts';
import { formatDate, formatTime } from './format.ts';

const expired = (time: string) =>
  `What you saved has expired. We kept it on this device for ${time}, and nothing of it is left. Please enter it again.`;

/** Returns when everything was last saved, and how long it is kept (R15.3, R15.5, R16.6). */
export function savedSentence({ at, isRemembered }: Saved, today: string): string {
  const date = at.slice(0, 'yyyy-mm-dd'.length);
  const day = date === today ? '' : ` on ${formatDate(date)} at`;
  const kept = isRemembered ? `on this device until sign-out (${REMEMBERED_DAYS} days)` : 'until this tab is closed';
  return `Saved${day} ${formatTime(at)} ${kept}`;
}

/** Messages about problems with saving and erasing (R15.1 to R15.3, R15.5, R15.6). */
export const SAVING = {
  loadingLate: 'Your browser is still loading what you saved. You can start: we fill in the rest when it arrives.',
  refused: "Your browser won't let us save everything. You can continue, but a reload will lose some of it.",
  outdated: 'A newer version is available. Reload to update: until then, what you type is not saved.',
  erasing: 'We are erasing what you typed from this device.',
  signedOut: 'You are signed out.',
  erased: 'You are signed out. What you typed and your documents were erased from this device.',
  eraseFailed:
    "Your browser hasn't erased everything yet. Nobody can read what is left. We erase it when this page opens again.",
  retryErasing: 'Erase again',
  losses: {
    otherVersion: 'What you saved comes from another version of this application. Please enter it again.',
    unreadable: "We couldn't read what you saved on this device, and nothing of it is left. Please enter it again.",
    expired: expired(`${KEPT_HOURS} hours`),
    rememberedExpired: expired(`${REMEMBERED_DAYS} days`),
    filesMissing: 'Some of your files are no longer on this device. Choose them again. Everything else is here.',
  } satisfies Record<SavedLoss, string>,
  reload: 'Reload',
  dismiss: 'Dismiss',
  close: 'Close',
} as const;

/** The two confirmations before data is erased (R2.4, R15.2). */
export const RESET = {
  questions: {
    restart: {
      title: 'Start over?',
      text: "We remove everything you typed, your files and your choices. You stay signed in. You can't undo this.",
      confirm: 'Start over',
    },
    signOut: {
      title: 'Sign out and erase your signed contract?',
      text: "Demo: we keep no copy. Download yours before you sign out. You can't undo this.",
      confirm: 'Sign out and erase',
    },
  },
  cancel: 'Keep everything',
} as const;
