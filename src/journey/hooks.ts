import { useSelector } from '@xstate/react';
import { dequal } from 'dequal/lite';
import { createContext, useContext } from 'react';
import type { Offer } from '#machines/domain/offers.ts';
import type { ActorRefFrom } from 'xstate';
import type { IrsFormCopy, SignedContractCopy } from '#machines/domain/copies.ts';
import type { FileRef } from '#machines/domain/documents.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import type { JourneyMachine, JourneySnapshot } from '#machines/journey/machine.ts';

export type JourneyActor = ActorRefFrom<JourneyMachine>;

/** Keeps files and passwords out of the chart, whose events carry only references. */
export type InputStore = {
  /** Stores a file; the reference has the content `unreadable` if the file can't be read. */
  readonly storeFile: (file: File) => Promise<FileRef>;
  readonly whenFilesRead: (onRead: () => void) => void;
  readonly storeSecret: (secret: string) => string;
  /** Resolves to a chosen or restored file, or null if it is missing (R15.4). */
  readonly open: (file: FileRef) => Promise<File | null>;
  /** Saves right away; resolves to whether everything typed is saved, so the page can reload (R15.1). */
  readonly saveAll: () => Promise<boolean>;
};

/** Generates PDFs; equal inputs produce equal files. Rejects if the code fails to load. */
export type DocumentWriter = {
  readonly irsFormCopy: (copy: IrsFormCopy) => Promise<Blob>;
  readonly offerSummary: (offer: Offer) => Promise<Blob>;
  readonly signedCopy: (copy: SignedContractCopy) => Promise<Blob>;
};

export type AppServices = {
  readonly actor: JourneyActor;
  /** The address that the chart opened before React rendered; null if AddressBridge has to open the first address. */
  readonly openedAddress: string | null;
  readonly inputStore: InputStore;
  readonly documentWriter: DocumentWriter;
  /** Returns the current time in ISO 8601, with its UTC offset. */
  readonly now: () => string;
};

export const AppServicesContext = createContext<AppServices | null>(null);

export function useAppServices(): AppServices {
  const services = useContext(AppServicesContext);
  if (services === null) throw new Error('useAppServices must be used within AppServicesContext');
  return services;
}

/** Subscribes to a view of the snapshot; re-renders only if its value changes (deep comparison). */
export function useJourney<View>(view: (snapshot: JourneySnapshot) => View): View {
  return useSelector(useAppServices().actor, view, dequal);
}

export function useSend(): (event: JourneyEvent) => void {
  return useAppServices().actor.send;
}
