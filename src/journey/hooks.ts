import { shallowEqual, useSelector } from '@xstate/react';
import type { SignedContractCopy } from '#machines/domain/papers.ts';
import type { JourneyEvent } from '#machines/journey/events.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { type Keep, type Papers, useSeam } from './JourneyProvider.tsx';

/** What a screen shows now: a plain object made from the chart by a view, compared shallowly. */
export function useJourney<View>(view: (snapshot: JourneySnapshot) => View): View {
  return useSelector(useSeam().actor, view, shallowEqual);
}

/** Tells the chart what happened. */
export function useSend(): (event: JourneyEvent) => void {
  return useSeam().actor.send;
}

/** Where bytes and passwords are left before their references are sent. */
export function useKeep(): Keep {
  return useSeam().keep;
}

/** The documents that are written for this creator. */
export function usePapers(): Papers {
  return useSeam().papers;
}

/** How a screen has the signed copy written, and tells the chart that it was saved (R12.1, R12.8). */
export function useSignedCopy(): (copy: SignedContractCopy) => {
  readonly onDownload: () => Promise<Blob>;
  readonly onDownloaded: () => void;
} {
  const papers = usePapers();
  const send = useSend();
  return (copy) => ({
    onDownload: async () => (await papers.signedCopy(copy)).file,
    onDownloaded: () => send({ type: 'contract.copyDownloaded' }),
  });
}
