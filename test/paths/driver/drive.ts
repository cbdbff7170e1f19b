import type { EventObject } from 'xstate';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import type { PathStep } from '#src/review/journey/paths/paths.ts';
import type { JourneyPage } from '#test/paths/browser/journeyPage.ts';
import { type Control, soughtIn, useControl } from '#test/paths/pageObjects/control.ts';
import { controlsInReach } from '#test/paths/expectScreenOf.ts';
import { DOCUMENT_DRIVERS, laterDriver, SERVICE_DRIVERS } from './services.ts';
import { PERSON_DRIVERS } from './person.ts';

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

const DRIVERS: Drivers = { ...PERSON_DRIVERS, ...DOCUMENT_DRIVERS, ...SERVICE_DRIVERS };
/**
 * What of an event says which of several alike controls it comes from; the other fields are what is put into the
 * control.
 */
const IDENTITY_FIELDS = ['field', 'ownerId', 'place', 'offerId', 'platform', 'account', 'months', 'question', 'part'];

/** Makes the event of a step happen. The steps after it say what the services answer. */
export async function drive(page: JourneyPage, steps: readonly PathStep[], index: number): Promise<void> {
  const step = steps[index];
  if (step === undefined) throw new Error(`The path has no step ${index}.`);
  const { before, event, after } = step;
  const outcomeOf = (actorId: string) => outcomeFrom(steps.slice(index), actorId);
  const calls = new Set([...Object.keys(before.children), ...Object.keys(after.children)]);
  const failing = [...calls].filter((id) => outcomeOf(id)?.type.startsWith('xstate.error'));
  await page.simulate({ failing, requireContractScroll: after.context.policy.requireContractScroll });
  if (isErasing(after) && !isErasing(before)) await page.refuseErasing(isEraseRefused(steps.slice(index)));
  const isRefused = !before.can(event as JourneyEvent);
  await driverOf(event)(page, { before, event, after, isRefused, outcomeOf });
}

function driverOf({ type }: EventObject): Driver {
  const driver = Object.hasOwn(DRIVERS, type) ? DRIVERS[type as JourneyEvent['type']] : laterDriver(type);
  return (driver as Driver | undefined) ?? usesItsControl;
}

/** Uses the control that stands for an event. Where the chart refuses the event, there may be none. */
const usesItsControl: Driver = async (page, step) => {
  const control = controlsInReach(step.before).find(({ events }) => events.some((one) => isAlike(one, step.event)));
  if (control !== undefined) return useControl(page, soughtIn(step.before, control), step);
  if (!step.isRefused) throw new Error(`Nobody knows how ${step.event.type} is caused.`);
};

/** Whether two events come from the same control. */
function isAlike(one: Control['events'][number], other: EventObject): boolean {
  const [fields, otherFields] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return one.type === other.type && IDENTITY_FIELDS.every((key) => fields.get(key) === otherFields.get(key));
}

const isErasing = (snapshot: JourneySnapshot) => snapshot.matches({ saving: { upToDate: 'erasing' } });

/** Whether what is erased from here on is refused by the browser. */
function isEraseRefused(steps: readonly PathStep[]): boolean {
  const end = steps.find(({ event }) => event.type === 'saving.erased' || event.type === 'saving.eraseFailed');
  return end?.event.type === 'saving.eraseFailed';
}

/** The event with which a call ends; none when it is called off or the path ends before. */
function outcomeFrom(steps: readonly PathStep[], actorId: string): EventObject | null {
  for (const { event, after } of steps) {
    if (event.type === `xstate.done.actor.${actorId}` || event.type === `xstate.error.actor.${actorId}`) return event;
    if (!Object.hasOwn(after.children, actorId)) return null;
  }
  return null;
}
