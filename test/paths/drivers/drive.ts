import type { EventObject } from 'xstate';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import type { JourneyEvent } from '#machines/journey/events.ts';
import type { Hands } from '#test/paths/hands.ts';
import { ADDRESS_DRIVERS } from './address.ts';
import { BUSINESS_DRIVERS } from './business.ts';
import { CONNECT_DRIVERS } from './connect.ts';
import { CONTRACT_DRIVERS } from './contract.ts';
import type { Driver, Drivers } from './driver.ts';
import { FILE_DRIVERS } from './files.ts';
import { KEEPING_DRIVERS } from './frame.ts';
import { LANDING_DRIVERS } from './landing.ts';
import { OFFER_DRIVERS } from './offer.ts';
import { outsideDriver } from './outside.ts';
import { PAPER_DRIVERS } from './papers.ts';
import { REPAYMENT_DRIVERS } from './repayment.ts';

/** Every event of the chart as a person or the world around the page causes it. */
const DRIVERS = {
  ...ADDRESS_DRIVERS,
  ...LANDING_DRIVERS,
  ...CONNECT_DRIVERS,
  ...OFFER_DRIVERS,
  ...BUSINESS_DRIVERS,
  ...FILE_DRIVERS,
  ...PAPER_DRIVERS,
  ...CONTRACT_DRIVERS,
  ...REPAYMENT_DRIVERS,
  ...KEEPING_DRIVERS,
} satisfies Drivers;

/** One step of a path: from where an event leads where. */
export type WalkedStep = {
  readonly before: JourneySnapshot;
  readonly event: EventObject;
  readonly after: JourneySnapshot;
};

/** Makes the event of a step happen. The steps after it tell what the outside world has to answer. */
export async function drive(hands: Hands, steps: readonly WalkedStep[], index: number): Promise<void> {
  const step = steps[index];
  if (step === undefined) throw new Error(`The path has no step ${index}.`);
  const { before, event, after } = step;
  const outcomeOf = (actorId: string) => outcomeFrom(steps.slice(index), actorId);
  await prepare(hands, steps, index);
  const isRefused = !before.can(event as JourneyEvent);
  await driverOf(event)(hands, { before, event, after, isRefused, outcomeOf });
}

function driverOf(event: EventObject): Driver {
  const driver = Object.hasOwn(DRIVERS, event.type)
    ? (DRIVERS[event.type as JourneyEvent['type']] as Driver)
    : outsideDriver(event);
  if (driver === undefined) throw new Error(`Nobody knows how ${event.type} is caused.`);
  return driver;
}

/** Sees to it that what follows by itself comes out as the path goes on. */
async function prepare(hands: Hands, steps: readonly WalkedStep[], index: number): Promise<void> {
  const { before, after } = steps[index] ?? {};
  const calls = new Set([...Object.keys(before?.children ?? {}), ...Object.keys(after?.children ?? {})]);
  const failing = [...calls].filter((id) => outcomeFrom(steps.slice(index), id)?.type.startsWith('xstate.error'));
  await hands.simulate({ failing, requireContractScroll: after?.context.policy.requireContractScroll ?? false });
}

/** The event with which a call ends; none when it is called off or the path ends before. */
function outcomeFrom(steps: readonly WalkedStep[], actorId: string): EventObject | null {
  for (const { event, after } of steps) {
    if (event.type === `xstate.done.actor.${actorId}` || event.type === `xstate.error.actor.${actorId}`) return event;
    if (!Object.hasOwn(after.children, actorId)) return null;
  }
  return null;
}
