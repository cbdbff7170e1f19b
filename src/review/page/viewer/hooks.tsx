import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import { useSelector } from '@xstate/react';
import { createContext, type PropsWithChildren, useContext } from 'react';
import type { ViewerEvent } from './events.ts';
import type { ViewerActor, ViewerSnapshot } from './machine.ts';

const ViewerContext = createContext<ViewerActor | null>(null);

export function ViewerProvider({ actor, children }: PropsWithChildren<{ readonly actor: ViewerActor }>) {
  return <ViewerContext value={actor}>{children}</ViewerContext>;
}

export function useViewer<Part>(part: (snapshot: ViewerSnapshot) => Part): Part {
  return useSelector(useActor(), part);
}

/** Returns the drawn chart. Throws before the first drawing is loaded, so an ancestor must wait for it. */
export function useDrawnModel(): ChartModel {
  const model = useViewer(({ context }) => context.drawing?.model ?? null);
  if (model === null) throw new Error('useDrawnModel was called before a chart was drawn');
  return model;
}

export function useSend(): (event: ViewerEvent) => void {
  return useActor().send;
}

/** Returns the viewer's actor, for event handlers that read its snapshot without subscribing. */
export function useActor(): ViewerActor {
  const actor = useContext(ViewerContext);
  if (actor === null) throw new Error('useActor must be used within ViewerProvider');
  return actor;
}
