import { useSelector } from '@xstate/react';
import { dequal } from 'dequal/lite';
import { createContext, useContext } from 'react';
import type { Offer } from '#machines/domain/offers.ts';
import type { ActorRefFrom } from 'xstate';
import type { IrsFormCopy, SignedContractCopy } from '#machines/domain/copies.ts';
import type { FileRef } from '#machines/domain/documents.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import type { JourneyMachine, JourneySnapshot } from '#machines/journey/machine.ts';

/** The running journey. */
export type JourneyActor = ActorRefFrom<JourneyMachine>;

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
  readonly offerSummary: (offer: Offer) => Promise<Blob>;
  readonly signedCopy: (copy: SignedContractCopy) => Promise<Blob>;
};

/** The journey, and the services that screens use besides it. */
export type AppServices = {
  readonly actor: JourneyActor;
  /** The address that the chart opened before React renders; null if the bridge is to open it. */
  readonly openedAddress: string | null;
  readonly inputStore: InputStore;
  readonly documentWriter: DocumentWriter;
  /** Returns the current time: ISO 8601 with its offset. */
  readonly now: () => string;
};

/** Provides the page's one actor, which is created outside React. */
export const AppServicesContext = createContext<AppServices | null>(null);

/** Returns the actor and the services that screens use besides the chart. */
export function useAppServices(): AppServices {
  const services = useContext(AppServicesContext);
  if (services === null) throw new Error('useAppServices must be used within AppServicesContext');
  return services;
}

/** Subscribes to a view of the snapshot; renders again only when its value changes (deep comparison). */
export function useJourney<View>(view: (snapshot: JourneySnapshot) => View): View {
  return useSelector(useAppServices().actor, view, dequal);
}

/** Returns the function that sends events to the chart. */
export function useSend(): (event: JourneyEvent) => void {
  return useAppServices().actor.send;
}
