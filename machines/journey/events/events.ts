import type { EventEntry } from './event.ts';
import { ACCESS_EVENTS } from './access.ts';
import { BUSINESS_EVENTS, TERMS_EVENTS } from './application.ts';
import { CONTRACT_EVENTS, SAVING_EVENTS } from './contract.ts';

/** The event table. Events carry references to secrets and file bytes, never the values (R5.2). */
export const EVENTS = { ...ACCESS_EVENTS, ...TERMS_EVENTS, ...BUSINESS_EVENTS, ...CONTRACT_EVENTS, ...SAVING_EVENTS };

type Events = typeof EVENTS;
type PayloadOf<Entry> = Entry extends EventEntry<infer Payload> ? Payload : never;
export type EventOf<Type extends keyof Events> = { readonly type: Type } & PayloadOf<Events[Type]>;

export type JourneyEvent = { [Type in keyof Events]: EventOf<Type> }[keyof Events];

export const SAMPLES = Object.fromEntries(
  Object.entries(EVENTS).map(([type, { samples }]) => [type, samples.map((payload) => ({ type, ...payload }))]),
) as unknown as { readonly [Type in keyof Events]: readonly EventOf<Type>[] };
