import * as v from 'valibot';
import { ACCESS_EVENTS } from './access.ts';
import { BUSINESS_EVENTS } from './business.ts';
import { CONTRACT_EVENTS } from './contract.ts';
import { SAVING_EVENTS } from './saving.ts';
import { TERMS_EVENTS } from './terms.ts';

/** Everything that can happen to the journey. Secrets and file bytes stay outside; events carry references (R5.2). */
export const EVENTS = { ...ACCESS_EVENTS, ...TERMS_EVENTS, ...BUSINESS_EVENTS, ...CONTRACT_EVENTS, ...SAVING_EVENTS };

type Events = typeof EVENTS;
type EventOf<Type extends keyof Events> = { readonly type: Type } & v.InferOutput<Events[Type]['payload']>;

export type JourneyEvent = { [Type in keyof Events]: EventOf<Type> }[keyof Events];

type Samples = { readonly [Type in keyof Events]: readonly EventOf<Type>[] };

/** What exploration tries of each event. */
export const SAMPLES = Object.fromEntries(
  Object.entries(EVENTS).map(([type, { samples }]) => [type, samples.map((payload) => ({ type, ...payload }))]),
) as unknown as Samples;

/** The event that a value from outside stands for; null for one that the journey does not know. */
export function parsedEvent(value: unknown): JourneyEvent | null {
  const named = v.safeParse(v.looseObject({ type: v.picklist(Object.keys(EVENTS) as (keyof Events)[]) }), value);
  if (!named.success) return null;
  const { type, ...payload } = named.output;
  return v.is(EVENTS[type].payload, payload) ? (value as JourneyEvent) : null;
}
