import type { EventObject } from 'xstate';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import type { JourneyPage } from '#test/paths/browser/journeyPage.ts';
import type { Control } from '#test/paths/pageObjects/control.ts';
import type { Sought } from '#test/paths/readPage.ts';

/**
 * One step of a path as its driver sees it: what shall happen, from where to where, and what comes of running calls.
 */
export type DrivenStep<Event extends EventObject = EventObject> = {
  readonly event: Event;
  readonly before: JourneySnapshot;
  readonly after: JourneySnapshot;
  /** Whether the chart refuses the event: then no control may offer it, or pressing it does nothing. */
  readonly isRefused: boolean;
  /** The event with which a call that runs before or after this step ends, if the path goes that far. */
  readonly outcomeOf: (actorId: string) => EventObject | null;
};

/** Makes an event happen as a person or a service does. */
export type Driver<Event extends EventObject = EventObject> = (
  page: JourneyPage,
  step: DrivenStep<Event>,
) => Promise<void>;

/** Drivers of events of the chart, by their types. */
export type Drivers = {
  readonly [Type in JourneyEvent['type']]?: Driver<Extract<JourneyEvent, { type: Type }>>;
};

/** A control of the page's table as it is named in a snapshot. */
export function soughtIn(snapshot: JourneySnapshot, { role, names, within }: Control): Sought {
  return { role, names: names(snapshot), within };
}

/** The button with these words. */
export function button(...names: readonly string[]): Sought {
  return { role: 'button', names };
}

/** Uses a control. One that the chart refuses must be missing, or refuse to be used, or using it does nothing. */
export async function useControl(page: JourneyPage, sought: Sought, step: DrivenStep): Promise<void> {
  const { event, isRefused } = step;
  const found = isRefused ? await page.find(sought) : { disabled: false };
  if (found === undefined) return;
  const value = valueOf(event);
  if (value === null && isRefused) return page.pressInVain(sought);
  if (value === null) return page.press(sought);
  if (found.disabled === true) return;
  if (typeof value === 'boolean') return page.tick(sought, value);
  if (typeof value === 'string') return isRefused ? page.typeInVain(sought, value) : page.type(sought, value);
  await page.give(sought, value);
}

type Valued = Extract<JourneyEvent, { file: unknown }>;

/** What is put into a control with an event: words, a tick or a file; null where a control is only pressed. */
function valueOf(event: EventObject): string | boolean | Valued['file'] | null {
  const { value, name, percentage, signature, isConfirmed, isGiven, isAgreed, file } = event as EventObject &
    Record<string, never>;
  return value ?? name ?? percentage ?? signature ?? isConfirmed ?? isGiven ?? isAgreed ?? file ?? null;
}
