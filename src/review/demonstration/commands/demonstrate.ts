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

/** Session storage key of the route that the reloaded page replays. */
const OPENING_KEY = 'creator-cash-advance.demonstration';

type Opening = { readonly route: Route; readonly speed: number; readonly isHeld: boolean };

/** Lets a reviewer control the product, without access to data saved on this device. */
export function demonstrate(page: Window) {
  const opening = takeOpening(page.sessionStorage);
  let speed = opening?.speed ?? 1;
  let isHeld = opening?.isHeld === true;
  const clock = createScaledClock(BROWSER_CLOCK, isHeld ? 0 : speed);

  /** Returns null on success, the reason for a refusal, or 'later' if the page reloads and answers then. */
  const createHandler =
    (actor: JourneyActor, inputStore: Secrets, onChanged: () => void) =>
    (command: ProductCommand): Refusal | null | 'later' => {
      try {
        switch (command.kind) {
          case 'send':
            if (!actor.getSnapshot().can(command.event as JourneyEvent)) return 'notPossibleNow';
            actor.send(withSecret(command.event, inputStore) as JourneyEvent);
            return null;
          case 'open': {
            // The review page is part of the same build, so it only sends routes of this journey.
            const route = command.route as Route;
            const next: Opening = { route, speed, isHeld: command.isHeld };
            page.sessionStorage.setItem(OPENING_KEY, JSON.stringify(next));
            simulate(page, policyOf(route));
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
    storage: createMemoryStorage(opening === null ? null : STARTS[opening.route.start].input, page),
    speed: () => ({ speed, isHeld }),
    failing: () => failingCalls(page),
    createHandler,
    /** Replays the route that this page was loaded for; returns null if there is none. */
    begin: (actor: JourneyActor, inputStore: Secrets): CommandAnswer | null => {
      if (opening === null) return null;
      const { route, isHeld: wasHeld } = opening;
      for (const event of afterAddress(route)) actor.send(withSecret(event, inputStore) as JourneyEvent);
      return { command: { kind: 'open', route, isHeld: wasHeld }, refusal: null };
    },
  };
}

function takeOpening(storage: Storage): Opening | null {
  try {
    const opening = JSON.parse(storage.getItem(OPENING_KEY) ?? 'null') as Opening | null;
    storage.removeItem(OPENING_KEY);
    return opening;
  } catch {
    return null;
  }
}

function policyOf({ start }: Route) {
  const { requireContractScroll } = STARTS[start].input.policy;
  return { requireContractScroll };
}

function firstAddress({ events: [first] }: Route): string {
  return isAddress(first) ? `${first.path}${first.hash}` : ROUTES.landing.path;
}

/** Returns the events after the address. They are sent synchronously, so no answer or timer comes between them. */
function afterAddress({ events }: Route): readonly EventObject[] {
  return isAddress(events[0]) ? events.slice(1) : events;
}

function isAddress(event: EventObject | undefined): event is Extract<JourneyEvent, { type: 'url.opened' }> {
  return event?.type === 'url.opened' && 'path' in event && typeof event['path'] === 'string';
}

/** Replaces a sample's secret id, which the input store doesn't know. */
function withSecret(event: EventObject, inputStore: Secrets): EventObject {
  if (!('secretId' in event)) return event;
  const secretId = inputStore.storeSecret(SAMPLE_SECRET);
  return Object.assign({ ...event }, { secretId });
}
