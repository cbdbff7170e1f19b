import type { EventObject } from 'xstate';
import type { JourneyEvent } from '#machines/journey/events.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import type { Hands, Sought } from '#test/paths/hands.ts';

/** One step of a path as its driver sees it: what shall happen, from where to where, and what comes of running calls. */
export type DrivenStep<Event extends EventObject> = {
  readonly event: Event;
  readonly before: JourneySnapshot;
  readonly after: JourneySnapshot;
  /** Whether the chart refuses the event: then no control may offer it, or pressing it does nothing. */
  readonly isRefused: boolean;
  /** The event with which a call that runs before or after this step ends, if the path goes that far. */
  readonly outcomeOf: (actorId: string) => EventObject | null;
};

/** Makes an event happen as a person or the outside world does. */
export type Driver<Event extends EventObject = EventObject> = (hands: Hands, step: DrivenStep<Event>) => Promise<void>;

/** A driver for each event of the chart. */
export type Drivers = {
  readonly [Type in JourneyEvent['type']]: Driver<Extract<JourneyEvent, { type: Type }>>;
};

/** Presses a control; one that the chart refuses must be missing, or pressing it does nothing. */
export function presses<Event extends EventObject>(find: (step: DrivenStep<Event>) => Sought): Driver<Event> {
  return async (hands, step) => {
    const sought = find(step);
    if (!step.isRefused) return hands.press(sought);
    if ((await hands.standing(sought)) !== 'missing') await hands.pressInVain(sought);
  };
}

/** Uses a control where it can be used; one that the chart refuses must be missing or disabled. */
export function uses<Event extends EventObject>(
  find: (step: DrivenStep<Event>) => Sought,
  use: (hands: Hands, sought: Sought, step: DrivenStep<Event>) => Promise<void>,
): Driver<Event> {
  return async (hands, step) => {
    const sought = find(step);
    const standing = step.isRefused ? await hands.standing(sought) : 'enabled';
    if (standing === 'enabled') await use(hands, sought, step);
  };
}

/** What the chart tells itself; nobody can cause it. */
export const raisedByTheChart: Driver = async (_hands, { event }) => {
  throw new Error(`${event.type} is raised by the chart`);
};

/** What the page does by itself as part of the step before. */
export const happensByItself: Driver = async () => {};

/** The button with these words. */
export function button(name: string | RegExp): Sought {
  return { role: 'button', name };
}

/** The link with these words. */
export function link(name: string | RegExp): Sought {
  return { role: 'link', name };
}

/** The field with this label. */
export function field(name: string | RegExp): Sought {
  return { role: 'textbox', name };
}
