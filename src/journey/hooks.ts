import { useSelector } from '@xstate/react';
import { dequal } from 'dequal/lite';
import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import type { JourneyMachine, JourneySnapshot } from '#machines/journey/machine.ts';
import type { PageServices } from './pageServices.ts';

/** The running journey. */
export type JourneyActor = ActorRefFrom<JourneyMachine>;

export type Seam = PageServices & {
  readonly actor: JourneyActor;
  /** The address that the chart opened before React renders; null if the bridge is to open it. */
  readonly openedAddress: string | null;
};

/** Provides the page's one actor, which is created outside React. */
export const SeamContext = createContext<Seam | null>(null);

/** Returns the actor and the services that screens use besides the chart. */
export function useSeam(): Seam {
  const seam = useContext(SeamContext);
  if (seam === null) throw new Error('useSeam must be used within SeamContext');
  return seam;
}

/** Subscribes to a view of the snapshot; renders again only when its value changes (deep comparison). */
export function useJourney<View>(view: (snapshot: JourneySnapshot) => View): View {
  return useSelector(useSeam().actor, view, dequal);
}

/** Returns the function that sends events to the chart. */
export function useSend(): (event: JourneyEvent) => void {
  return useSeam().actor.send;
}
