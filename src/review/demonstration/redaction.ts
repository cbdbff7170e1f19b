import type { EventObject } from 'xstate';
import { EVENTS } from '#machines/journey/events/events.ts';
import { landingAnchorOf, screenAt } from '#machines/journey/routes.ts';
import { HIDDEN_TEXT } from './hiddenText.ts';

/** Longer than any name in the product. */
const LONGEST_NAME = 60;

/** Keeps known addresses and the names and numbers that the event may show. Passes the rest to `placeholderFor`. */
export function redactedEvent(event: EventObject): EventObject {
  const { type, ...payload } = event;
  const shown = Object.hasOwn(EVENTS, type) ? EVENTS[type as keyof typeof EVENTS].shown : [];
  const entries = Object.entries(payload).map(([name, value]: [string, unknown]) => [
    name,
    shown.includes(name) && isShort(value) ? value : (addressPart(type, name, value) ?? placeholderFor(value)),
  ]);
  return { type, ...(Object.fromEntries(entries) as object) };
}

/** Hides paths and anchors unknown to the product. Returns null for values that aren't part of an address. */
function addressPart(type: string, name: string, value: unknown): string | null {
  if (type !== 'url.opened' || typeof value !== 'string') return null;
  if (name === 'hash') return landingAnchorOf(value) === null ? '' : value;
  if (name !== 'path') return null;
  return screenAt(value) === null ? HIDDEN_TEXT.unknownAddress : value;
}

function isShort(value: unknown): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && value.length <= LONGEST_NAME);
}

/** Hides everything that a user typed. Keeps booleans, empty values and file sizes. */
function placeholderFor(value: unknown): unknown {
  if (typeof value === 'boolean' || value === null || value === undefined || value === '') return value;
  if (isFile(value)) return { name: HIDDEN_TEXT.file(value.sizeBytes), sizeBytes: value.sizeBytes };
  if (Array.isArray(value)) return value.map(placeholderFor);
  if (typeof value === 'number') return HIDDEN_TEXT.number;
  if (typeof value === 'string') return HIDDEN_TEXT.text(value.length);
  return Object.fromEntries(
    Object.entries(value as object).map(([name, nested]: [string, unknown]) => [name, placeholderFor(nested)]),
  );
}

function isFile(value: unknown): value is { readonly sizeBytes: number } {
  return typeof value === 'object' && value !== null && 'sizeBytes' in value && typeof value.sizeBytes === 'number';
}
