import type { EventObject } from 'xstate';
import { EVENTS } from '#machines/journey/events/events.ts';
import { landingAnchorOf, screenAt } from '#machines/journey/routes.ts';
import { HIDDEN_TEXT } from './hiddenText.ts';

/** Longer than any name of ours: what is longer is not one. */
const LONGEST_NAME = 60;

/** What a watched product publishes of an event: our own names and figures, and of all else only what it is. */
export function redactedEvent(event: EventObject): EventObject {
  const { type, ...payload } = event;
  const shown = Object.hasOwn(EVENTS, type) ? EVENTS[type as keyof typeof EVENTS].shown : [];
  const entries = Object.entries(payload).map(([name, value]: [string, unknown]) => [
    name,
    shown.includes(name) && isShort(value) ? value : (addressPart(type, name, value) ?? described(value)),
  ]);
  return { type, ...(Object.fromEntries(entries) as object) };
}

/** An address is shown when it is one of ours. */
function addressPart(type: string, name: string, value: unknown): string | null {
  if (type !== 'url.opened' || typeof value !== 'string') return null;
  if (name === 'hash') return landingAnchorOf(value) === null ? '' : value;
  if (name !== 'path') return null;
  return screenAt(value) === null ? HIDDEN_TEXT.unknownAddress : value;
}

function isShort(value: unknown): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && value.length <= LONGEST_NAME);
}

/** What a hidden value is, in its place: nothing that somebody typed is left of it. */
function described(value: unknown): unknown {
  if (typeof value === 'boolean' || value === null || value === undefined || value === '') return value;
  if (isFile(value)) return { name: HIDDEN_TEXT.file(value.sizeBytes), sizeBytes: value.sizeBytes };
  if (Array.isArray(value)) return value.map(described);
  if (typeof value === 'number') return HIDDEN_TEXT.number;
  if (typeof value === 'string') return HIDDEN_TEXT.text(value.length);
  return Object.fromEntries(
    Object.entries(value as object).map(([name, inside]: [string, unknown]) => [name, described(inside)]),
  );
}

function isFile(value: unknown): value is { readonly sizeBytes: number } {
  return typeof value === 'object' && value !== null && 'sizeBytes' in value && typeof value.sizeBytes === 'number';
}
