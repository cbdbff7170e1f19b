/** Questions about the whole chart: what has to do with money, personal data, law, deadlines and e-mails? */
export const LENS_NAMES = ['money', 'personalData', 'legalText', 'deadlines'] as const;
export type LensName = (typeof LENS_NAMES)[number];

/** The documents, in the order of the journey. */
export const DOCUMENTS = ['offerSummary', 'irsForm', 'agreement', 'signedCopy', 'calendar'] as const;

/** Where sentences are read: on a screen, or in something that no picture of a screen shows. */
export type TextSource = 'screen' | 'message' | 'field' | 'help' | (typeof DOCUMENTS)[number];

/** A state or a rule, by its id, and what of it is read. */
export type TextPlace = { readonly id: string; readonly source: TextSource };

/** A sentence with its places, each with a picture that shows it, if there is one; both by their numbers. */
export type Sentence = {
  readonly text: string;
  readonly at: readonly (readonly [place: number, picture?: number])[];
};

/** Why a lens marks a state or a rule: a sentence, by its number, or words. */
export type LensReason = readonly [id: string, reason: number | string];

/** A story that comes with the page: its name, and what it shows from which start. */
export type ToldStory = { readonly name: string; readonly text: string };

/** Everything that a customer reads, each sentence once in reading order, what each lens marks, and the stories. */
export type Texts = {
  readonly places: readonly TextPlace[];
  /** Addresses of pictures. */
  readonly pictures: readonly string[];
  readonly sentences: readonly Sentence[];
  /** The numbers of the sentences of each screen and document, in the order in which they are read there. */
  readonly turns: Readonly<Record<string, readonly number[]>>;
  readonly lenses: Readonly<Record<LensName, readonly LensReason[]>>;
  readonly stories: readonly ToldStory[];
  /** Groups of words that mean the same, so that a question may use others than the sentence that answers it. */
  readonly sameWords: readonly (readonly string[])[];
};
