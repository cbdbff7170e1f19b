import { shallowEqual, useSelector } from '@xstate/react';
import type { JourneyEvent } from '#machines/journey/events.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { type Keep, useSeam } from './JourneyProvider.tsx';

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
