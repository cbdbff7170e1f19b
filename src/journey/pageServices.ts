import type { IrsFormCopy, SignedContractCopy } from '#machines/domain/copies.ts';
import type { FileRef } from '#machines/domain/documents.ts';

/** Holds what must not enter the chart, bytes and passwords, and returns a reference that an event can carry. */
export type InputStore = {
  /** A file that cannot be read gets `unreadable` as its content. */
  readonly file: (file: File) => Promise<FileRef>;
  /** Acts at once, or after the files that are being read. */
  readonly afterReading: (act: () => void) => void;
  readonly secret: (secret: string) => string;
  /** The file of a reference, chosen on this page or restored; null when it is missing (R15.4). */
  readonly open: (file: FileRef) => Promise<File | null>;
  /** Whether the page can reload without a loss; resolves once everything typed is saved (R15.1). */
  readonly settled: () => Promise<boolean>;
};

/** Writes documents in the browser, the same bytes for the same words. Rejects when a part of it cannot be fetched. */
export type DocumentWriter = {
  readonly irsFormCopy: (copy: IrsFormCopy) => Promise<Blob>;
  readonly signedCopy: (copy: SignedContractCopy) => Promise<Blob>;
};

/** What screens use besides the chart. */
export type PageServices = {
  readonly inputStore: InputStore;
  readonly documentWriter: DocumentWriter;
  /** The time on the services' clock: an ISO time with its offset. */
  readonly now: () => string;
};
