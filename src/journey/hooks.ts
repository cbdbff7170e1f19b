import { useSelector } from '@xstate/react';
import { dequal } from 'dequal/lite';
import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import type { JourneyMachine, JourneySnapshot } from '#machines/journey/machine.ts';
import type { PageServices } from './pageServices.ts';

/** The running journey. */
export type JourneyActor = ActorRefFrom<JourneyMachine>;

export type Seam = PageServices & { readonly actor: JourneyActor };

/** Provides the page's one actor, which is created outside React. */
export const SeamContext = createContext<Seam | null>(null);

/** Returns the actor and the services that screens use besides the chart. */
export function useSeam(): Seam {
  const seam = useContext(SeamContext);
  if (seam === null) throw new Error('useSeam must be used within SeamContext');
  return seam;
}

/** Returns what a view makes of the current snapshot; renders again only when that has changed. */
export function useJourney<View>(view: (snapshot: JourneySnapshot) => View): View {
  return useSelector(useSeam().actor, view, dequal);
}

/** Returns the function that sends events to the chart. */
export function useSend(): (event: JourneyEvent) => void {
  return useSeam().actor.send;
}
