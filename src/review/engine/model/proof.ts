/** Folder of the files that the build generates for the review page: proof, texts and pictures. */
export const PROOF_FOLDER = '/proof/';
export const PROOF_ADDRESS = `${PROOF_FOLDER}proof.json`;
export const TEXTS_ADDRESS = `${PROOF_FOLDER}texts.json`;

/** URL fragment that makes a picture leave out the header shared by all screens. */
export const WITHOUT_SHELL = 'small';

export type ProofStep = { readonly path: string; readonly index: number };

export type ItemProof = {
  readonly isModelCovered: boolean;
  readonly isBrowserCovered: boolean;
  /** The earliest step that ends there, or else passes through; null if none does. */
  readonly step: ProofStep | null;
  /** Addresses, the most informative picture first. */
  readonly pictures: readonly string[];
};

/** Coverage by the approved paths, keyed by item id. Guard answers have the ids of `answerIds`. */
export type Proof = {
  readonly modelHash: string;
  readonly items: Readonly<Record<string, ItemProof>>;
  readonly pictures: Readonly<Record<string, readonly string[]>>;
  /** For each story, the index of the first step that deviates from its approval; null if none does. */
  readonly stories: Readonly<Record<string, number | null>>;
};

const NO_PROOF: ItemProof = { isModelCovered: false, isBrowserCovered: false, step: null, pictures: [] };

export function proofOf(id: string, { items }: Proof): ItemProof {
  return Object.hasOwn(items, id) ? (items[id] ?? NO_PROOF) : NO_PROOF;
}

export function answerIds(transitionId: string): { readonly passed: string; readonly refused: string } {
  return { passed: `${transitionId}|passed`, refused: `${transitionId}|refused` };
}
