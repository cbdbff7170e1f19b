import type { EventObject } from 'xstate';
import { STARTS } from '#machines/graph/paths/starts.ts';
import type { Route } from '#machines/graph/paths/paths.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import type { JourneyActor } from '#src/journey/hooks.ts';
import type { InputStore } from '#src/journey/pageServices.ts';
import { failingCalls, simulate } from '#src/services/simulation.ts';
import { BROWSER_CLOCK } from '#src/services/clock.ts';
import type { CommandAnswer, ProductCommand, Refusal } from '#src/visualizer/viewer/context.ts';
import { leaveOpening, takeOpening } from './storedRequests.ts';
import { createMemoryStorage } from './memoryStorage.ts';
import { createScaledClock } from './scaledClock.ts';

/** Carries out a command of a viewer: null when it is done, why it is not, or that the answer comes after a reload. */
export type HandleCommand = (command: ProductCommand) => Refusal | null | 'later';

type Secrets = Pick<InputStore, 'secret'>;

/** The reference of the samples to a password; here it must be one that exists. */
const SAMPLE_SECRET = 'a password of the demonstration';

/** A page that shows the product at a reviewer's command, without what this device has saved. */
export function demonstrate(page: Window) {
  const opening = takeOpening(page.sessionStorage);
  const clock = createScaledClock(BROWSER_CLOCK, opening?.speed ?? 1);

  /** Carries out commands, and reports that what the page says of itself has changed. */
  const createHandler =
    (actor: JourneyActor, inputStore: Secrets, changed: () => void): HandleCommand =>
    (command) => {
      try {
        switch (command.kind) {
          case 'send':
            if (!actor.getSnapshot().can(command.event as JourneyEvent)) return 'notPossibleNow';
            actor.send(withSecret(command.event, inputStore) as JourneyEvent);
            return null;
          case 'open': {
            // The review page of this build knows the starts of this journey alone.
            const route = command.route as Route;
            leaveOpening(page.sessionStorage, { route, speed: clock.speed() });
            simulate(page, policyOf(route));
            page.location.replace(firstAddress(route));
            return 'later';
          }
          case 'fail':
            simulate(page, { failing: command.calls });
            changed();
            return null;
          case 'setSpeed':
            clock.setSpeed(command.factor);
            changed();
            return null;
        }
      } catch {
        return 'storageRefused';
      }
    };

  return {
    clock,
    storage: createMemoryStorage(opening === null ? null : STARTS[opening.route.start].input, page),
    failing: () => failingCalls(page),
    createHandler,
    /** Replays the route that this page was loaded for, and answers for it; null where there is none. */
    begin: (actor: JourneyActor, inputStore: Secrets): CommandAnswer | null => {
      if (opening === null) return null;
      const { route } = opening;
      for (const event of afterAddress(route)) actor.send(withSecret(event, inputStore) as JourneyEvent);
      return { command: { kind: 'open', route }, refusal: null };
    },
  };
}

function policyOf({ start }: Route) {
  const { requireContractScroll } = STARTS[start].input.policy;
  return { requireContractScroll };
}

/** The address at which a route begins: that of its first event, or the landing page. */
function firstAddress({ events: [first] }: Route): string {
  if (first === undefined || !isAddress(first)) return ROUTES.landing.path;
  return `${first.path}${first.hash}`;
}

/** What is left of a route once its address is open. Between these events no call can answer and no timer come due. */
function afterAddress({ events }: Route): readonly EventObject[] {
  const [first] = events;
  return first !== undefined && isAddress(first) ? events.slice(1) : events;
}

function isAddress(event: EventObject): event is Extract<JourneyEvent, { type: 'url.opened' }> {
  return event.type === 'url.opened' && 'path' in event && typeof event['path'] === 'string';
}

/** An event that refers to a password refers to one that is there. */
function withSecret(event: EventObject, inputStore: Secrets): EventObject {
  if (!('secretId' in event)) return event;
  const secretId = inputStore.secret(SAMPLE_SECRET);
  return Object.assign({ ...event }, { secretId });
}
