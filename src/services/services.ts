import { DEFAULT_POLICY } from '#machines/journey/context.ts';
import { localIsoTime } from '#machines/domain/time.ts';
import { BROWSER_CLOCK, type Clock } from './clock.ts';
import { createInputStore, type InspectFile } from './inputStore.ts';
import { failingOnRequest, simulatedBackEnd } from './simulatedBackEnd.ts';
import { requestedPolicy } from './simulation.ts';
import { watchDay } from './watchDay.ts';
import { watchTimeOn } from './watchTime.ts';

export type Services = ReturnType<typeof createServices>;

/** Creates the services. Only this module chooses the back end; docs/services.md explains how to connect a real one. */
export function createServices(clock: Clock = BROWSER_CLOCK, inspect?: InspectFile) {
  const { storeFile, whenFilesRead, chosenFile, openFile, storeSecret, takeSecret, clear } = createInputStore(
    clock,
    inspect,
  );
  return {
    actors: {
      ...simulatedBackEnd({ takeSecret, clock }),
      watchTime: failingOnRequest(watchTimeOn(document, clock)),
    },
    policy: () => requestedPolicy(DEFAULT_POLICY),
    watchDay: (onNewDay: (now: Date) => void) => watchDay(document, clock, onNewDay),
    now: () => localIsoTime(new Date(clock.now())),
    inputStore: { storeFile, whenFilesRead, storeSecret },
    chosenFile,
    openFile,
    clearInputs: clear,
  };
}
