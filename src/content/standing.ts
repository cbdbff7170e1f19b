import { formatDate } from './format.ts';

/** What is said of the whole application, on whichever screen it matters (R12.8, R16.1, R16.2). */
export const STANDING = {
  notFundable: "We don't fund sole proprietorships, so no advance will follow from this application.",
  signed: (date: string | null) =>
    date === null ? 'Your contract is signed.' : `You signed your contract on ${formatDate(date)}.`,
  signedFor: {
    offer: 'The offer is part of it and stays as it is.',
    business: 'These are the details you signed with. They stay as they are.',
    irsForm: 'The form you gave us belongs to it and stays as it is.',
  },
  signedLink: 'See your signed contract',
} as const;
