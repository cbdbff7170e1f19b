import { OVERLAY_WORDS } from './shell.ts';

const EXPLAINED = {
  money: 'What the creator receives, pays and repays, first where the terms are chosen and signed.',
  personalData: 'The fields in which the creator types, chooses or uploads something, by their names on the screen.',
  legalText: 'Agreement, consent, authorization and terms, and what the creator declares.',
  deadlines: 'What is sent by e-mail, what is promised within a time, and what a screen does by itself after one.',
} as const;

/** A list or a view that answers whole questions. */
export type PlaceAnswer = {
  readonly id: keyof typeof EXPLAINED | 'proof' | 'review';
  readonly place: string;
  readonly text: string;
  /** What a question about it has in it. */
  readonly asks: RegExp;
};

const place = (id: PlaceAnswer['id'], text: string, asks: RegExp) => ({ id, place: OVERLAY_WORDS[id], text, asks });

export const PLACE_ANSWERS: readonly PlaceAnswer[] = [
  place('personalData', EXPLAINED.personalData, /\bpersonal(?! guarantee)|\bprivacy\b|\bdata\b/i),
  place('deadlines', EXPLAINED.deadlines, /\bdeadlines?\b|\be-?mails?\b|\bhow long\b|\bpromised?\b/i),
  place('money', EXPLAINED.money, /\bmoney\b|\bcosts?\b|\bhow much\b/i),
  place('legalText', EXPLAINED.legalText, /\blegal|\bdeclar/i),
  place('proof', 'What the tests have shown of the chart, and what is missing.', /\b(?:un)?test(?:s|ed)?\b/i),
  place('review', 'Who has to approve which part, and who has.', /\bapprov|\bverdict|\bsign-?off\b/i),
];

/** The words of a lens around its list. */
export const LENS = {
  explained: EXPLAINED,
  groups: { emails: 'E-mails', promises: 'We promise', itself: 'The screen does by itself' },
  also: (screens: readonly string[]) => `(also: ${screens.join(', ')})`,
  count: (items: number, places: number) => `${items} in ${places === 1 ? '1 place' : `${places} places`}.`,
} as const;

/** The words of a sentence on its picture. */
export const SENTENCE = {
  noPicture: 'No picture of a screen shows this text.',
  fullSize: 'Open the picture in full size',
} as const;
