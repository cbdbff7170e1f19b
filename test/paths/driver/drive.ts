import type { EventObject } from 'xstate';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import type { PathStep } from '#src/review/journey/paths/paths.ts';
import type { JourneyPage } from '#test/paths/browser/journeyPage.ts';
import { type Control, queryFor, useControl } from '#test/paths/pageObjects/control.ts';
import { findReachableControls } from '#test/paths/expectScreenMatches.ts';
import { DOCUMENT_DRIVERS, SERVICE_DRIVERS, findServiceDriver } from './serviceDrivers.ts';
import { USER_DRIVERS } from './userDrivers.ts';

/** A step of a path, with everything that its driver needs. */
export type DrivenStep<Event extends EventObject = EventObject> = {
  readonly event: Event;
  readonly before: JourneySnapshot;
  readonly after: JourneySnapshot;
  /** Whether the chart rejects the event. Its control must then be missing or disabled, or have no effect. */
  readonly isRejected: boolean;
  /** Returns the event that ends a running call, or null if the call is canceled or the path ends first. */
  readonly outcomeOf: (actorId: string) => EventObject | null;
};

/** Causes an event as a user or a service would. */
export type Driver<Event extends EventObject = EventObject> = (
  page: JourneyPage,
  step: DrivenStep<Event>,
) => Promise<void>;

/** Drivers by event type. */
export type Drivers = {
  readonly [Type in JourneyEvent['type']]?: Driver<Extract<JourneyEvent, { type: Type }>>;
};

const DRIVERS: Drivers = { ...USER_DRIVERS, ...DOCUMENT_DRIVERS, ...SERVICE_DRIVERS };
/** Event fields that identify the control that sends the event. Other fields are the control's value. */
const IDENTITY_FIELDS = ['field', 'ownerId', 'place', 'offerId', 'platform', 'account', 'months', 'question', 'part'];

/** Sets up the services to answer as later steps expect, then causes the event of a step. */
export async function drive(page: JourneyPage, steps: readonly PathStep[], index: number): Promise<void> {
  const step = steps[index];
  if (step === undefined) throw new Error(`The path has no step ${index}.`);
  const { before, event, after } = step;
  const outcomeOf = (actorId: string) => findOutcome(steps.slice(index), actorId);
  const calls = new Set([...Object.keys(before.children), ...Object.keys(after.children)]);
  const failing = [...calls].filter((id) => outcomeOf(id)?.type.startsWith('xstate.error'));
  await page.simulate({ failing, requireContractScroll: after.context.policy.requireContractScroll });
  if (isErasing(after) && !isErasing(before)) await page.blockErasing(willEraseFail(steps.slice(index)));
  const isRejected = !before.can(event as JourneyEvent);
  await findDriver(event)(page, { before, event, after, isRejected, outcomeOf });
}

function findDriver({ type }: EventObject): Driver {
  const driver = Object.hasOwn(DRIVERS, type) ? DRIVERS[type as JourneyEvent['type']] : findServiceDriver(type);
  return (driver as Driver | undefined) ?? useMatchingControl;
}

/** Uses the control that sends an event. A rejected event may not have one. */
const useMatchingControl: Driver = async (page, step) => {
  const control = findReachableControls(step.before).find(({ events }) =>
    events.some((event) => isSameControl(event, step.event)),
  );
  if (control !== undefined) return useControl(page, queryFor(step.before, control), step);
  if (!step.isRejected) throw new Error(`No driver or control causes ${step.event.type}.`);
};

/** Checks whether two events come from the same control. */
function isSameControl(sampleEvent: Control['events'][number], event: EventObject): boolean {
  const [sampleFields, fields] = [new Map(Object.entries(sampleEvent)), new Map(Object.entries(event))];
  return sampleEvent.type === event.type && IDENTITY_FIELDS.every((key) => sampleFields.get(key) === fields.get(key));
}

const isErasing = (snapshot: JourneySnapshot) => snapshot.matches({ saving: { upToDate: 'erasing' } });

/** Checks whether the next erase in these steps fails. */
function willEraseFail(steps: readonly PathStep[]): boolean {
  const outcome = steps.find(({ event }) => event.type === 'saving.erased' || event.type === 'saving.eraseFailed');
  return outcome?.event.type === 'saving.eraseFailed';
}

function findOutcome(steps: readonly PathStep[], actorId: string): EventObject | null {
  for (const { event, after } of steps) {
    if (event.type === `xstate.done.actor.${actorId}` || event.type === `xstate.error.actor.${actorId}`) return event;
    if (!Object.hasOwn(after.children, actorId)) return null;
  }
  return null;
}
