/** Where the build puts what the paths show, what is read, and the pictures: pages of the product as it stands at a step. */
export const PICTURES = '/proof/';
export const PROOF_ADDRESS = `${PICTURES}proof.json`;
export const TEXTS_ADDRESS = `${PICTURES}texts.json`;

/** The fragment of a picture's address that leaves out what all screens have above them. */
export const WITHOUT_SHELL = 'small';

/** A step of a path that went through an item in the browser. */
export type ProofStep = { readonly path: string; readonly index: number };

/** What the tests showed of one state, transition or guard answer. */
export type ItemProof = {
  readonly isModelCovered: boolean;
  readonly isBrowserCovered: boolean;
  /** The step of a path that goes through it soonest; null when none does. */
  readonly step: ProofStep | null;
  /** Addresses of pictures taken there, the most informative first. */
  readonly pictures: readonly string[];
};

/** What the approved paths show, by item id; a guard answer has the id `<transition id>|passed` or `|refused`. */
export type Proof = {
  readonly modelHash: string;
  readonly items: Readonly<Record<string, ItemProof>>;
  /** The states that were active in each picture, by its address. */
  readonly pictures: Readonly<Record<string, readonly string[]>>;
  /** Where each story of the page leads elsewhere than it was approved to: the index of its first such step, or null. */
  readonly stories: Readonly<Record<string, number | null>>;
};

/** What the tests did not show anything of. */
const NOTHING: ItemProof = { isModelCovered: false, isBrowserCovered: false, step: null, pictures: [] };

/** What the tests showed of an item. */
export function proofOf(id: string, { items }: Proof): ItemProof {
  return Object.hasOwn(items, id) ? (items[id] ?? NOTHING) : NOTHING;
}

/** The ids of the two answers that a guarded transition can get. */
export function answerIds(transitionId: string): { readonly passed: string; readonly refused: string } {
  return { passed: `${transitionId}|passed`, refused: `${transitionId}|refused` };
}
