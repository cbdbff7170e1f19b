import { localIsoTime } from '#machines/domain/time.ts';
import { createCalls } from './calls.ts';
import { createFiles } from './files.ts';
import { createSecrets } from './secrets.ts';
import { BROWSER_CLOCK, type Clock, type Wait, waitOn } from './wait.ts';
import { watchDayOn } from './watchDay.ts';
import { watchTimeOn } from './watchTime.ts';

/** The simulated services: an actor for each port, where secrets and bytes are held, and how they are forgotten. */
export type Services = ReturnType<typeof createServices>;

/** They go by the clock of a demonstration, or else by the browser's. */
export function createServices({
  clock = BROWSER_CLOCK,
  wait = waitOn(clock),
}: { readonly clock?: Clock | undefined; readonly wait?: Wait } = {}) {
  const secrets = createSecrets();
  const files = createFiles();
  const now = () => localIsoTime(new Date(clock.now()));
  return {
    actors: {
      ...createCalls(secrets, wait, now),
      watchTime: watchTimeOn(document, clock),
    },
    watchDay: watchDayOn(document, clock),
    now,
    inputStore: { file: files.hold, secret: secrets.hold },
    chosenFile: files.find,
    forget: () => {
      secrets.forget();
      files.releaseAll();
    },
  };
}
