import { formatDate } from './format.ts';

/** What is said of the whole application, on whichever screen it matters (R12.8, R16.1, R16.2). */
export const STANDING = {
  notFundable: "We don't fund sole proprietorships, so no advance will follow from this application.",
  signed: (date: string | null) =>
    date === null ? 'Your contract is signed.' : `You signed your contract on ${formatDate(date)}.`,
  settled: 'This part of it stays as it is.',
  noOffer: {
    title: 'No offer chosen yet',
    text: 'Choose one to see what you receive and repay.',
    link: 'Choose an offer',
  },
  signedWithoutOffer: {
    title: 'Signed without an offer',
    text: 'You signed the agreement. No amount is agreed: an offer is still to be chosen, in a new application.',
    link: 'See the offers',
  },
  signedLink: 'See your signed contract',
} as const;
