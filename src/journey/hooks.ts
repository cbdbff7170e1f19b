import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { FileRef } from '#machines/domain/documents.ts';
import type { IrsFormCopy, SignedContractCopy } from '#machines/domain/copies.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import type { JourneyMachine, JourneySnapshot } from '#machines/journey/machine.ts';
import { shareStructure } from './shareStructure.ts';

/** The running journey. */
export type JourneyActor = ActorRefFrom<JourneyMachine>;

/**
 * Where screens put what must not enter the chart: bytes and passwords. Both give back a reference that an event
 * can carry. A file that cannot be read has `unreadable` as its content.
 */
export type InputStore = {
  readonly file: (file: File) => Promise<FileRef>;
  /** Acts at once, or after the files that are being read. */
  readonly afterReading: (act: () => void) => void;
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

/** Provides the one actor of the page, made outside React, to everything below. */
export const SeamContext = createContext<Seam | null>(null);

/** The actor, and what screens read and use besides the chart. */
export function useSeam(): Seam {
  const seam = useContext(SeamContext);
  if (seam === null) throw new Error('A screen stands outside SeamContext.');
  return seam;
}

/**
 * What a screen shows now: a plain object made from the chart by a view, of which only what has changed is new. While a prerendered page is
 * hydrated, it shows the snapshot that was prerendered, whatever has happened since.
 */
export function useJourney<View>(view: (snapshot: JourneySnapshot) => View): View {
  const { actor, opened } = useSeam();
  const subscribe = useCallback(
    (notify: () => void) => {
      const subscription = actor.subscribe({ next: notify, error: notify });
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  const shown = useMemo(() => {
    const remembered = remember(view);
    const now = () => remembered(activeSnapshot(actor.getSnapshot()));
    return { now, atFirst: opened === undefined ? now : () => remembered(opened) };
  }, [actor, opened, view]);
  return useSyncExternalStore(subscribe, shown.now, shown.atFirst);
}

/** A journey that broke down has nothing to show; the error page stands in for it (R1.6). */
function activeSnapshot(snapshot: JourneySnapshot): JourneySnapshot {
  if (snapshot.status === 'error') throw snapshot.error;
  return snapshot;
}

/** The view, which gives back the same parts as before where nothing that they show has changed. */
function remember<View>(view: (snapshot: JourneySnapshot) => View) {
  let last: { readonly snapshot: JourneySnapshot; readonly shown: View } | null = null;
  return (snapshot: JourneySnapshot): View => {
    if (last?.snapshot === snapshot) return last.shown;
    const made = view(snapshot);
    last = { snapshot, shown: last === null ? made : shareStructure(last.shown, made) };
    return last.shown;
  };
}

/** Sends events to the chart. */
export function useSend(): (event: JourneyEvent) => void {
  return useSeam().actor.send;
}
