/** Folder of the files that the build generates for the review page: proof, texts and pictures. */
export const PROOF_FOLDER = '/proof/';
export const PROOF_ADDRESS = `${PROOF_FOLDER}proof.json`;
export const TEXTS_ADDRESS = `${PROOF_FOLDER}texts.json`;

/** URL fragment that hides a picture's header, which all screens share. */
export const WITHOUT_SHELL = 'small';

export type ProofStep = { readonly path: string; readonly index: number };

export type ItemProof = {
  readonly isModelCovered: boolean;
  readonly isBrowserCovered: boolean;
  /** The earliest step that ends in the item, or else the earliest that covers it; null if no step does. */
  readonly step: ProofStep | null;
  /** Addresses of pictures that show the state, the best one first; empty for other items. */
  readonly pictures: readonly string[];
};

/** Coverage by the approved paths. An item is a state, a transition or one result of a guard (see `answerIds`). */
export type Proof = {
  readonly modelHash: string;
  readonly items: Readonly<Record<string, ItemProof>>;
  /** The ids of the active states in each picture, by its address. */
  readonly pictures: Readonly<Record<string, readonly string[]>>;
  /** For each story, the index of the first step that deviates from the approved outcome; null if none does. */
  readonly stories: Readonly<Record<string, number | null>>;
};

const NO_PROOF: ItemProof = { isModelCovered: false, isBrowserCovered: false, step: null, pictures: [] };

export function proofOf(id: string, { items }: Proof): ItemProof {
  return Object.hasOwn(items, id) ? (items[id] ?? NO_PROOF) : NO_PROOF;
}

export function answerIds(transitionId: string): { readonly passed: string; readonly refused: string } {
  return { passed: `${transitionId}|passed`, refused: `${transitionId}|refused` };
}
