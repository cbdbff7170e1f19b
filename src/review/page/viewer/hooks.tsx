import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
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

/** The chart that is drawn; parts of the page that need one are shown only once there is one. */
export function useDrawnModel(): ChartModel {
  const model = useViewer(({ context }) => context.drawing?.model ?? null);
  if (model === null) throw new Error('no chart is drawn yet');
  return model;
}

/** Sends an event to the viewer. */
export function useSend(): (event: ViewerEvent) => void {
  return useActor().send;
}

/** The viewer itself, for what is read when something is pressed. */
export function useActor(): ViewerActor {
  const actor = useContext(ViewerContext);
  if (actor === null) throw new Error('a part of the viewer stands outside of it');
  return actor;
}
