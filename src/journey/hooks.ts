import { useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { shareStructure } from './shareStructure.ts';
import { type Seam, SeamContext } from './JourneyProvider.tsx';

/** The actor, and what screens read and use besides the chart. */
export function useSeam(): Seam {
  const seam = useContext(SeamContext);
  if (seam === null) throw new Error('A screen stands outside JourneyProvider.');
  return seam;
}

/**
 * What a screen shows now: a plain object made from the chart by a view, of which only what has changed is new. While a prerendered page is
 * hydrated, it shows the snapshot that was prerendered, whatever has happened since.
 */
export function useJourney<View>(view: (snapshot: JourneySnapshot) => View): View {
  const { actor, opened } = useSeam();
  const subscribe = useCallback(
    (tell: () => void) => {
      const subscription = actor.subscribe({ next: tell, error: tell });
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

/** Tells the chart what happened. */
export function useSend(): (event: JourneyEvent) => void {
  return useSeam().actor.send;
}
