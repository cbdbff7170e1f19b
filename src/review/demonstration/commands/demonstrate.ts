import type { EventObject } from 'xstate';
import { STARTS } from '#src/review/journey/paths/starts.ts';
import type { Route } from '#src/review/journey/paths/paths.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import type { InputStore, JourneyActor } from '#src/journey/hooks.ts';
import { failingCalls, simulate } from '#src/services/simulation.ts';
import { BROWSER_CLOCK } from '#src/services/clock.ts';
import type { CommandAnswer, ProductCommand, Refusal } from '#src/review/engine/session/framedProduct.ts';
import { createMemoryStorage } from './memoryStorage.ts';
import { createScaledClock } from './scaledClock.ts';

type Secrets = Pick<InputStore, 'storeSecret'>;

const SAMPLE_SECRET = 'demo password';

/** Session storage key of the route to replay after a reload. */
const REPLAY_KEY = 'creator-cash-advance.demonstration';

type PendingReplay = { readonly route: Route; readonly speed: number; readonly isHeld: boolean };

/** Lets a reviewer control the product without access to the journeys saved on this device. */
export function demonstrate(page: Window) {
  const pendingReplay = takePendingReplay(page.sessionStorage);
  let speed = pendingReplay?.speed ?? 1;
  let isHeld = pendingReplay?.isHeld === true;
  const clock = createScaledClock(BROWSER_CLOCK, isHeld ? 0 : speed);

  /** The handler returns null on success, the reason on failure, or 'later' if the page answers after it reloads. */
  const createHandler =
    (actor: JourneyActor, inputStore: Secrets, onChanged: () => void) =>
    (command: ProductCommand): Refusal | null | 'later' => {
      try {
        switch (command.kind) {
          case 'send':
            if (!actor.getSnapshot().can(command.event as JourneyEvent)) return 'notPossibleNow';
            actor.send(withStoredSecret(command.event, inputStore) as JourneyEvent);
            return null;
          case 'open': {
            // The review page is part of the same build, so it only sends routes of this journey.
            const route = command.route as Route;
            const next: PendingReplay = { route, speed, isHeld: command.isHeld };
            page.sessionStorage.setItem(REPLAY_KEY, JSON.stringify(next));
            simulate(page, simulatedPolicyOf(route));
            page.location.replace(firstAddress(route));
            return 'later';
          }
          case 'fail':
            simulate(page, { failing: command.calls });
            onChanged();
            return null;
          case 'setSpeed':
            [speed, isHeld] = [command.factor, false];
            clock.setSpeed(speed);
            onChanged();
            return null;
        }
      } catch {
        return 'storageRefused';
      }
    };

  return {
    clock,
    storage: createMemoryStorage(pendingReplay === null ? null : STARTS[pendingReplay.route.start].input, page),
    speed: () => ({ speed, isHeld }),
    failing: () => failingCalls(page),
    createHandler,
    /** Replays the route that this page was loaded for and returns the answer; null if there is no route. */
    begin: (actor: JourneyActor, inputStore: Secrets): CommandAnswer | null => {
      if (pendingReplay === null) return null;
      const { route, isHeld: wasHeld } = pendingReplay;
      for (const event of eventsAfterAddress(route)) actor.send(withStoredSecret(event, inputStore) as JourneyEvent);
      return { command: { kind: 'open', route, isHeld: wasHeld }, refusal: null };
    },
  };
}

function takePendingReplay(storage: Storage): PendingReplay | null {
  try {
    const pendingReplay = JSON.parse(storage.getItem(REPLAY_KEY) ?? 'null') as PendingReplay | null;
    storage.removeItem(REPLAY_KEY);
    return pendingReplay;
  } catch {
    return null;
  }
}

function simulatedPolicyOf({ start }: Route) {
  const { requireContractScroll } = STARTS[start].input.policy;
  return { requireContractScroll };
}

function firstAddress({ events: [first] }: Route): string {
  return isAddress(first) ? `${first.path}${first.hash}` : ROUTES.landing.path;
}

/** Returns the events after the address, which must be sent before any service responds or timer fires. */
function eventsAfterAddress({ events }: Route): readonly EventObject[] {
  return isAddress(events[0]) ? events.slice(1) : events;
}

function isAddress(event: EventObject | undefined): event is Extract<JourneyEvent, { type: 'url.opened' }> {
  return event?.type === 'url.opened' && 'path' in event && typeof event['path'] === 'string';
}

/** Stores a sample secret and uses its id, because the input store doesn't know the sample event's own id. */
function withStoredSecret(event: EventObject, inputStore: Secrets): EventObject {
  if (!('secretId' in event)) return event;
  const secretId = inputStore.storeSecret(SAMPLE_SECRET);
  return Object.assign({ ...event }, { secretId });
}
