import type { EventObject } from 'xstate';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { isDrivable } from '#machines/graph/paths/drivable.ts';
import type { Route } from '#machines/graph/paths/paths.ts';
import type { StartName } from '#machines/graph/paths/starts.ts';
import { createWalks } from './walks.ts';

const ENDING = /^(?:session|saving)\.|^reset\.confirmed$/;
const EARLY_SCREENS: readonly unknown[] = [ROUTES.landing.path, ROUTES.signIn.path];

/** What would end the journey early, and lead to where little can follow. */
function leadsAway(event: EventObject): boolean {
  return ENDING.test(event.type) || ('path' in event && EARLY_SCREENS.includes(event.path));
}

/**
 * A path on which each number stands for something that a person or a service can cause there. Throws
 * when a step breaks a property.
 */
export function randomPath(start: StartName, draws: readonly number[]): Route {
  const walk = createWalks(
    createJourneyMachine(),
    (snapshot, event) => isDrivable(snapshot, event) && !leadsAway(event),
  )(start);
  const take = (event: EventObject) => {
    const complaints = walk.take(event);
    if (complaints.length > 0) throw new Error(`${event.type}: ${complaints.join(', ')}`);
  };
  take({ type: 'url.opened', path: ROUTES.selectPlatform.path, hash: '' } as EventObject);
  for (const draw of draws) {
    const event = walk.choose(draw);
    if (event === null) throw new Error(`nothing can happen after ${walk.events.length} steps`);
    take(event);
  }
  return { start, events: [...walk.events] };
}
