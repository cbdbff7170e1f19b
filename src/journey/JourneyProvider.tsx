import { createContext, type PropsWithChildren } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { FileRef } from '#machines/domain/documents.ts';
import type { IrsFormCopy, SignedContractCopy } from '#machines/domain/copies.ts';
import type { JourneyMachine, JourneySnapshot } from '#machines/journey/machine.ts';

/** The running journey. */
export type JourneyActor = ActorRefFrom<JourneyMachine>;

/**
 * Where screens put what must not enter the chart: bytes and passwords. Both give back a reference that an event
 * can carry. A file that cannot be read has `unreadable` as its content.
 */
export type InputStore = {
  readonly file: (file: File) => Promise<FileRef>;
  readonly secret: (secret: string) => string;
  /** The file of a reference, from this page or saved by an earlier one; null when it is missing (R15.4). */
  readonly open: (file: FileRef) => Promise<File | null>;
  /** Whether the page can be loaded anew without a loss; resolves once everything typed is saved (R15.1). */
  readonly settled: () => Promise<boolean>;
};

/**
 * The documents that are written in the browser, each the same bytes for the same words. They reject when a part of
 * them cannot be fetched.
 */
export type DocumentWriter = {
  readonly irsFormCopy: (copy: IrsFormCopy) => Promise<Blob>;
  readonly signedCopy: (copy: SignedContractCopy) => Promise<Blob>;
};

export type Seam = {
  readonly actor: JourneyActor;
  /** The snapshot that a prerendered page shows until it is hydrated; without one, the present snapshot. */
  readonly opened?: JourneySnapshot | undefined;
  readonly inputStore: InputStore;
  readonly documentWriter: DocumentWriter;
  /** What the clock of the services shows: an ISO time with its offset. */
  readonly now: () => string;
};

export const SeamContext = createContext<Seam | null>(null);

/** Hands the one actor of the page, made outside React, to everything below. */
export function JourneyProvider({ children, ...seam }: PropsWithChildren<Seam>) {
  return <SeamContext value={seam}>{children}</SeamContext>;
}
