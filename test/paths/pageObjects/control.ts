import { type JourneyEvent, SAMPLES } from '#machines/journey/events/events.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import type { ControlRole } from '#test/paths/readPage.ts';

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
  readonly exceptions?: readonly Exception[];
};

type Details = Pick<Control, 'within' | 'exceptions'>;

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
  const exceptions = [...STAYING_LINKS, ...(details.exceptions ?? [])];
  return control('link', name, { type: 'url.opened', path, hash }, { ...details, exceptions });
}

const STAYING_LINKS: readonly Exception[] = [
  {
    when: (snapshot) => !snapshot.matches({ screen: 'landing' }),
    shows: 'enabled',
    because: 'A link that came and went with the place or the moment would move everything round it.',
  },
];

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
