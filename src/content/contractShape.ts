/** One numbered section of the contract: its paragraphs, then its list, which may be empty (R12.7). */
export type ContractSection = {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly list: readonly string[];
};

/** A label and what stands beside it. */
export type LabelledText = { readonly label: string; readonly value: string };

/** A part with a line for each label and its value. */
export type ContractRecord = {
  readonly heading: string;
  readonly text: string;
  readonly fields: readonly LabelledText[];
};
