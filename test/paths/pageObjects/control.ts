import type { EventObject } from 'xstate';
import { type JourneyEvent, SAMPLES } from '#machines/journey/events/events.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import type { JourneyPage } from '#test/paths/browser/journeyPage.ts';
import type { ControlRole, Sought } from '#test/paths/readPage.ts';

/** Where a screen rightly shows something else than what the chart takes, and why. */
export type Exception = {
  readonly when: (snapshot: JourneySnapshot) => boolean;
  readonly shows: 'enabled' | 'unusable' | 'either';
  readonly because: string;
};

/** A control on a screen: it is ready exactly when the chart takes one of its events. */
export type Control = {
  readonly events: readonly JourneyEvent[];
  readonly role: ControlRole;
  /** Every name that it goes by, such as one more while it is busy. */
  readonly names: (snapshot: JourneySnapshot) => readonly string[];
  /** The named part of the page that it is in, where its name alone does not identify it. */
  readonly within?: string | undefined;
  readonly exception?: Exception | undefined;
};

type Details = Pick<Control, 'within' | 'exception'>;

/** A control by its one name or its several, which may depend on what the journey remembers. */
export function control(
  role: ControlRole,
  names: string | readonly string[] | Control['names'],
  events: JourneyEvent | readonly JourneyEvent[],
  details: Details = {},
): Control {
  const named = typeof names === 'function' ? names : () => [names].flat();
  return { role, names: named, events: [events].flat(), ...details };
}

/**
 * A link; one to the open screen stays, and so do all of them in the second in which the chart refuses every address.
 */
export function link(name: string, path: string, hash = '', details: Details = {}): Control {
  return control('link', name, { type: 'url.opened', path, hash }, { ...details, exception: STAYING_LINK });
}

const STAYING_LINK: Exception = {
  when: (snapshot) => !snapshot.matches({ screen: 'landing' }),
  shows: 'enabled',
  because: 'A link that came and went with the place or the moment would move everything round it.',
};

/** The sample of an event that has these values. */
export function sample<Type extends JourneyEvent['type']>(
  type: Type,
  having: Partial<Extract<JourneyEvent, { type: Type }>> = {},
): JourneyEvent {
  const wanted = Object.entries(having);
  const found = (SAMPLES[type] as readonly JourneyEvent[]).find((event) => {
    const values = new Map(Object.entries(event));
    return wanted.every(([key, value]) => values.get(key) === value);
  });
  if (found === undefined) throw new Error(`No sample of ${type} has ${JSON.stringify(having)}.`);
  return found;
}

/** A control of the page's table as it is named in a snapshot. */
export function soughtIn(snapshot: JourneySnapshot, { role, names, within }: Control): Sought {
  return { role, names: names(snapshot), within };
}

/** The button with these words. */
export function button(...names: readonly string[]): Sought {
  return { role: 'button', names };
}

/** Uses a control. One that the chart refuses must be missing, or refuse to be used, or using it does nothing. */
export async function useControl(
  page: JourneyPage,
  sought: Sought,
  step: { readonly event: EventObject; readonly isRefused: boolean },
): Promise<void> {
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
