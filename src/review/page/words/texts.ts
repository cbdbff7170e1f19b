/** What a lens explains above its list. */
export const LENS = {
  explained: {
    money: 'Sentences with dollars, percentages, fees, the APR, payouts or repaying.',
    personalData: 'What the creator types, chooses or uploads, and what is never shown elsewhere.',
    legalText: 'Agreement, consent, authorization and terms, and what the creator declares.',
    deadlines: 'Rules that time causes, and sentences that promise a time or an e-mail.',
  },
  count: (items: number, places: number) => `${items} in ${places === 1 ? '1 place' : `${places} places`}.`,
} as const;

/** The words of a sentence on its picture. */
export const SENTENCE = {
  noPicture: 'No picture shows it.',
  fullSize: 'Open the picture in full size',
} as const;
