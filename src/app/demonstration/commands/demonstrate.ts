import type { EventObject } from 'xstate';
import { STARTS } from '#machines/graph/paths/starts.ts';
import type { Route } from '#machines/graph/paths/paths.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import type { JourneyActor, InputStore } from '#src/journey/JourneyProvider.tsx';
import { BROWSER_CLOCK } from '#src/services/wait.ts';
import type { Refusal } from '#src/visualizer/live/seenProduct.ts';
import { watchedAddress } from '#src/visualizer/live/watchFlag.ts';
import { failingIn, leaveOpening, simulate, takeOpening } from './storedRequests.ts';
import { createJudge } from './checkEvent.ts';
import { createMemoryStorage, type DemonstrationStorage } from './memoryStorage.ts';
import { createScaledClock, type ScaledClock } from './scaledClock.ts';

/** Carries out a command of a viewer: null when it is done, why it is not, or that the answer comes after a reload. */
export type HandleCommand = (command: unknown, id: string) => Refusal | null | 'later';

type Secrets = Pick<InputStore, 'secret'>;

/** What the handler of commands needs. */
export type HandlerParts = {
  readonly actor: JourneyActor;
  readonly inputStore: Secrets;
  /** Reports that what the page says of itself has changed. */
  readonly changed: () => void;
};

/** A page that shows the product at a reviewer's command, without what this device has saved. */
export type Demonstration = {
  readonly clock: ScaledClock;
  readonly storage: DemonstrationStorage;
  readonly failing: () => readonly string[];
  readonly createHandler: (parts: HandlerParts) => HandleCommand;
  /** Replays the route that this page was loaded for, if any, and answers for it. */
  readonly begin: (
    actor: JourneyActor,
    inputStore: Secrets,
    answer: (command: string, refusal: Refusal | null) => void,
  ) => void;
};

/** Faster than this, nothing can be followed any more. */
const FASTEST = 1000;

/** The reference of the samples to a password; here it must be one that exists. */
const SAMPLE_SECRET = 'a password of the demonstration';

export function demonstrate(page: Window, tab: string): Demonstration {
  const opening = takeOpening(page.sessionStorage, tab);
  const clock = createScaledClock(BROWSER_CLOCK, opening?.speed ?? 1);
  const judge = createJudge();

  const open = (requested: unknown, command: string): ReturnType<HandleCommand> => {
    const route = judge.route(requested);
    if (typeof route === 'string') return route;
    const { policy } = STARTS[route.start].input;
    simulate(page.sessionStorage, { requireContractScroll: policy.requireContractScroll });
    leaveOpening(page.sessionStorage, { route, command, tab, speed: clock.speed() });
    page.location.replace(watchedAddress(firstAddress(route), tab));
    return 'later';
  };

  const createHandler: Demonstration['createHandler'] = ({ actor, inputStore, changed }) => {
    const send = (requested: unknown) => {
      const event = judge.event(requested, actor.getSnapshot() as never);
      if (typeof event === 'string') return event;
      actor.send(withSecret(event, inputStore) as JourneyEvent);
      return null;
    };
    const fail = (calls: unknown) => {
      if (!Array.isArray(calls)) return 'unknownCommand';
      simulate(page.sessionStorage, { failing: calls.map(String) });
      changed();
      return null;
    };
    const setSpeed = (factor: unknown) => {
      if (typeof factor !== 'number' || !(factor >= 0 && factor <= FASTEST)) return 'unknownCommand';
      clock.setSpeed(factor);
      changed();
      return null;
    };
    return (command, id) => {
      const requested = Object(command) as Readonly<Record<string, unknown>>;
      try {
        if (requested['kind'] === 'send') return send(requested['event']);
        if (requested['kind'] === 'open') return open(requested['route'], id);
        if (requested['kind'] === 'fail') return fail(requested['calls']);
        return requested['kind'] === 'setSpeed' ? setSpeed(requested['factor']) : 'unknownCommand';
      } catch {
        return 'storageRefused';
      }
    };
  };

  return {
    clock,
    storage: createMemoryStorage(opening === null ? null : STARTS[opening.route.start].input, page),
    failing: () => failingIn(page.sessionStorage),
    createHandler,
    begin: (actor, inputStore, answer) => {
      if (opening === null) return;
      for (const event of afterAddress(opening.route)) actor.send(withSecret(event, inputStore) as JourneyEvent);
      answer(opening.command, actor.getSnapshot().status === 'active' ? null : 'unknownRoute');
    },
  };
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
