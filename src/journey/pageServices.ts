import type { IrsFormCopy, SignedContractCopy } from '#machines/domain/copies.ts';
import type { FileRef } from '#machines/domain/documents.ts';

/** Keeps files and passwords out of the chart: events carry a reference. */
export type InputStore = {
  /** A file that cannot be read gets `unreadable` as its content. */
  readonly file: (file: File) => Promise<FileRef>;
  /** Calls `act` once no file is being read. */
  readonly afterReading: (act: () => void) => void;
  readonly secret: (secret: string) => string;
  /** Returns the file of a reference, chosen on this page or restored; null if it is missing (R15.4). */
  readonly open: (file: FileRef) => Promise<File | null>;
  /** Whether the page can reload without a loss; resolves once everything typed is saved (R15.1). */
  readonly settled: () => Promise<boolean>;
};

/** Writes PDFs in the browser; the same input gives the same bytes. Rejects if its code fails to load. */
export type DocumentWriter = {
  readonly irsFormCopy: (copy: IrsFormCopy) => Promise<Blob>;
  readonly signedCopy: (copy: SignedContractCopy) => Promise<Blob>;
};

/** The services that screens use besides the chart. */
export type PageServices = {
  readonly inputStore: InputStore;
  readonly documentWriter: DocumentWriter;
  /** Returns the current time: ISO 8601 with its offset. */
  readonly now: () => string;
};
