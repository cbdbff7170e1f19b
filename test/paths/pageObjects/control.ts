import type { EventObject } from 'xstate';
import { type JourneyEvent, SAMPLES } from '#machines/journey/events/events.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import type { JourneyPage } from '#test/paths/browser/journeyPage.ts';
import type { ControlRole, ControlQuery } from '#test/paths/readPage.ts';

/** A case where a control's state deliberately doesn't depend on the events that the chart accepts. */
export type ControlException = {
  readonly when: (snapshot: JourneySnapshot) => boolean;
  readonly expected: 'enabled' | 'unavailable' | 'either';
  readonly reason: string;
};

/** A control on a screen, enabled exactly when the chart accepts one of its events, unless an exception applies. */
export type Control = {
  readonly events: readonly JourneyEvent[];
  readonly role: ControlRole;
  /** Every accessible name that the control may have; for example, it may have another name while busy. */
  readonly names: (snapshot: JourneySnapshot) => readonly string[];
  /** The named element around the control, if its own name isn't unique. */
  readonly within?: string | undefined;
  readonly exception?: ControlException | undefined;
};

type Details = Pick<Control, 'within' | 'exception'>;

export function control(
  role: ControlRole,
  names: string | readonly string[] | Control['names'],
  events: JourneyEvent | readonly JourneyEvent[],
  details: Details = {},
): Control {
  const getNames = typeof names === 'function' ? names : () => [names].flat();
  return { role, names: getNames, events: [events].flat(), ...details };
}

/** Creates a link control. Except on the landing page, it stays enabled even while the chart rejects its address. */
export function link(name: string, path: string, hash = '', details: Details = {}): Control {
  return control('link', name, { type: 'url.opened', path, hash }, { ...details, exception: ALWAYS_ENABLED });
}

const ALWAYS_ENABLED: ControlException = {
  when: (snapshot) => !snapshot.matches({ screen: 'landing' }),
  expected: 'enabled',
  reason: 'A link that appears and disappears would shift the layout.',
};

/** Returns the sample event with these field values. */
export function sample<Type extends JourneyEvent['type']>(
  type: Type,
  fields: Partial<Extract<JourneyEvent, { type: Type }>> = {},
): JourneyEvent {
  const expected = Object.entries(fields);
  const found = (SAMPLES[type] as readonly JourneyEvent[]).find((event) => {
    const values = new Map(Object.entries(event));
    return expected.every(([key, value]) => values.get(key) === value);
  });
  if (found === undefined) throw new Error(`No sample of ${type} has the fields ${JSON.stringify(fields)}.`);
  return found;
}

/** Returns a control's query with its names in this snapshot. */
export function queryFor(snapshot: JourneySnapshot, { role, names, within }: Control): ControlQuery {
  return { role, names: names(snapshot), within };
}

export function button(...names: readonly string[]): ControlQuery {
  return { role: 'button', names };
}

/** Uses a control. If the chart rejects the event, skips a missing control, and forces clicks and typing. */
export async function useControl(
  page: JourneyPage,
  query: ControlQuery,
  step: { readonly event: EventObject; readonly isRejected: boolean },
): Promise<void> {
  const { event, isRejected } = step;
  const found = isRejected ? await page.find(query) : { disabled: false };
  if (found === undefined) return;
  const value = getInput(event);
  if (value === null && isRejected) return page.forceClick(query);
  if (value === null) return page.click(query);
  if (found.disabled === true) return;
  if (typeof value === 'boolean') return page.setChecked(query, value);
  if (typeof value === 'string') return isRejected ? page.forceType(query, value) : page.type(query, value);
  await page.chooseFile(query, value);
}

type FileEvent = Extract<JourneyEvent, { file: unknown }>;

/** Returns the text, checkbox state or file that an event enters; null if its control is only clicked. */
function getInput(event: EventObject): string | boolean | FileEvent['file'] | null {
  const { value, name, percentage, signature, isConfirmed, isGiven, isAgreed, file } = event as EventObject &
    Record<string, never>;
  return value ?? name ?? percentage ?? signature ?? isConfirmed ?? isGiven ?? isAgreed ?? file ?? null;
}
