export const LENS = {
  explained: {
    money: 'What the creator receives, pays and repays, first where the terms are chosen and signed.',
    personalData:
      'The fields in which the creator types, chooses or uploads something, by their names on the screen, and what we say about that data.',
    legalText: 'Agreement, consent, authorization and terms, and what the creator declares.',
    deadlines: 'What is sent by e-mail, what is promised within a time, and what a screen does by itself after one.',
  },
  groups: { emails: 'E-mails', promises: 'We promise', itself: 'The screen does by itself' },
  also: (screens: readonly string[]) => `(also: ${screens.join(', ')})`,
  count: (items: number, places: number) => `${items} in ${places === 1 ? '1 place' : `${places} places`}.`,
} as const;

export const SENTENCE = {
  noPicture: 'No picture of a screen shows this text.',
  fullSize: 'Open the picture in full size',
} as const;
