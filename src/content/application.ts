import { formatDate } from './format.ts';

/** Text that several screens share (R12.8, R16.1, R16.2). */
export const APPLICATION = {
  notFundable:
    "We can't fund sole proprietorships. You can see every step, but there is no advance, and you owe nothing.",
  signed: (date: string | null) =>
    date === null ? 'Your contract is signed.' : `You signed your contract on ${formatDate(date)}.`,
  settled: 'This page can no longer be changed.',
  noOffer: {
    title: 'No offer chosen yet',
    text: 'Choose one to see its terms.',
    link: 'Choose an offer',
  },
  signedWithoutOffer: {
    title: 'Signed without an offer',
    text: 'Your contract has no offer, so you receive nothing and repay nothing. To start again, sign out. That erases this contract.',
    link: 'See the offers',
  },
  signedLink: 'See your signed contract',
} as const;

/** Shown after a removal (R17.3). */
export const REMOVAL = {
  file: (name: string) => `${name} was removed.`,
  owner: (name: string) => (name === '' ? 'The owner was removed.' : `${name} was removed from the owners.`),
  undo: 'Undo',
} as const;

/** The download of the signed copy, on every screen that has it (R12.8). */
export const SIGNED_COPY = {
  fileName: (documentId: string) => `creator-cash-advance-${documentId}-signed.pdf`,
  labels: {
    download: 'Download your signed copy',
    busy: 'Writing your copy...',
    done: 'Saved with your downloads.',
    failed: "We couldn't write your copy. Your contract is still signed. Try again.",
  },
} as const;
