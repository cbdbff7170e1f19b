export const LENS = {
  explained: {
    money: 'What the creator receives, pays, and repays. Screens where terms are chosen and signed come first.',
    personalData: 'Fields where the creator types, chooses, or uploads something, and what we say about that data.',
    legalText: 'Agreements, consents, authorizations, and terms, and what the creator declares.',
    deadlines: 'Emails we send, times we promise, and what a screen does automatically after a delay.',
  },
  groups: { emails: 'Emails', promises: 'Promises', itself: 'Automatic after a delay' },
  also: (screens: readonly string[]) => `(also: ${screens.join(', ')})`,
  count: (items: number, places: number) =>
    `${items === 1 ? '1 item' : `${items} items`} in ${places === 1 ? '1 place' : `${places} places`}.`,
} as const;

export const SENTENCE = {
  noPicture: 'No screen preview shows this text.',
  fullSize: 'Open full-size preview',
} as const;
