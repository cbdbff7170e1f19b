/** Topics that a reviewer can highlight in the chart. `deadlines` also covers the emails that we send. */
export const LENS_NAMES = ['money', 'personalData', 'legalText', 'deadlines'] as const;
export type LensName = (typeof LENS_NAMES)[number];

export const DOCUMENTS = ['offerSummary', 'irsForm', 'agreement', 'signedCopy', 'calendar'] as const;

/** Where a sentence appears. Only sentences on a 'screen' appear in pictures. */
export type TextSource = 'screen' | 'message' | 'field' | 'help' | (typeof DOCUMENTS)[number];

export type TextPlace = { readonly id: string; readonly source: TextSource };

/** `at` lists indexes into `places`, each with an index into `pictures` if a picture shows the sentence there. */
export type Sentence = {
  readonly text: string;
  readonly at: readonly (readonly [place: number, picture?: number])[];
};

/** Why a lens highlights a state or a transition: an index into `sentences`, or an explanation. */
export type LensReason = readonly [id: string, reason: number | string];

export type StorySummary = { readonly name: string; readonly text: string };

/** All text that creators read, each sentence once, with data for searching and highlighting it. */
export type Texts = {
  readonly places: readonly TextPlace[];
  readonly pictures: readonly string[];
  readonly sentences: readonly Sentence[];
  /** Indexes of the sentences of each screen and document, in reading order. */
  readonly readingOrder: Readonly<Record<string, readonly number[]>>;
  readonly lenses: Readonly<Record<LensName, readonly LensReason[]>>;
  readonly stories: readonly StorySummary[];
  /** Groups of synonyms, so a search also finds sentences that use different words. */
  readonly synonyms: readonly (readonly string[])[];
};
