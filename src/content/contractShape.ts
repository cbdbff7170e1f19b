/** One numbered section of the contract: its paragraphs, then its list when it has one (R12.7). */
export type ContractSection = {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[];
};

/** A label and what stands beside it. */
export type LabelledText = { readonly label: string; readonly value: string };

/** A table with one column per offer; every row has as many values as there are columns after the first. */
export type OfferTable = {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly label: string; readonly values: readonly string[] }[];
  readonly note: string;
};

/** A block of lines to fill in: the signatures and the certificate. */
export type ContractRecord = {
  readonly heading: string;
  readonly text: string;
  readonly fields: readonly LabelledText[];
};

/** The whole contract as data: the PDF and the text on the contract screen are both drawn from it (R12.1, R12.7). */
export type ContractText = {
  readonly product: string;
  readonly title: string;
  readonly demonstration: string;
  readonly lede: string;
  readonly summaryHeading: string;
  readonly offerTable: OfferTable;
  readonly summary: readonly LabelledText[];
  readonly sections: readonly ContractSection[];
  readonly signatures: ContractRecord;
  readonly certificate: ContractRecord;
};
