import { useSelector } from '@xstate/react';
import { createContext, type PropsWithChildren, useContext } from 'react';
import type { ViewerEvent } from './events.ts';
import type { ViewerActor, ViewerSnapshot } from './machine.ts';

const ViewerContext = createContext<ViewerActor | null>(null);

/** Provides the one viewer of the page to everything below. */
export function ViewerProvider({ actor, children }: PropsWithChildren<{ readonly actor: ViewerActor }>) {
  return <ViewerContext value={actor}>{children}</ViewerContext>;
}

/** A part of the viewer's snapshot; the same object until it changes. */
export function useViewer<Part>(part: (snapshot: ViewerSnapshot) => Part): Part {
  return useSelector(useActor(), part);
}

/** Sends an event to the viewer. */
export function useSend(): (event: ViewerEvent) => void {
  return useActor().send;
}

function useActor(): ViewerActor {
  const actor = useContext(ViewerContext);
  if (actor === null) throw new Error('a part of the viewer stands outside of it');
  return actor;
}
