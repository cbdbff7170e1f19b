import type { EventObject } from 'xstate';
import type { Redaction } from '#machines/graph/sessions/redaction.ts';
import { EVENTS } from '#machines/journey/events/events.ts';
import { landingAnchorOf, screenAt } from '#machines/journey/routes.ts';
import { HIDDEN_TEXT } from '#src/content/visualizer/live.ts';

/**
 * What of the journey's memory may be shown as it is, by path: our own names and figures, never what somebody typed.
 * Anything that is not here shows only that it is there; a part of the memory that is new is hidden until it is listed.
 */
const SHOWN_DATA: ReadonlySet<string> = new Set([
  'today',
  'redirect.reason',
  'redirect.wishedScreen',
  'landingAnchor',
  'payout.months',
  'calculator.months',
  'connectedAccounts',
  'elapsedMs',
  'offerId',
  'touchedFields',
  'businessRefusals.*.problem',
  'ownersAdded',
  'irsFormRefusal.problem',
  'contractTimes.openedAt',
  'contractTimes.readAt',
  'contractTimes.agreedAt',
  'contractTimes.signedAt',
  'changing',
  'requestedField',
  'removed.what',
  'savedProgress.screen',
  'savedProgress.elapsedMs',
  'savedLoss',
  'savedAt',
  'savedUntil',
  'countdownMs',
]);

/** Longer than any name of ours: what is longer is not one. */
const LONGEST_NAME = 60;

/** What a watched product publishes of its memory and of events. Booleans and empty values are always published. */
export const REDACTION: Redaction = {
  data: (context) => Object.fromEntries(entriesOf(context, '').map(([path, value]) => [path, dataText(path, value)])),
  event: redactedEvent,
};

function redactedEvent(event: EventObject): EventObject {
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

/** Every part of the memory with its path; a file is one part, and so is a list of names. */
function entriesOf(value: unknown, path: string): readonly (readonly [path: string, value: unknown])[] {
  if (typeof value !== 'object' || value === null || isFile(value) || isNames(value)) return [[path, value]];
  const parts = Object.entries(value);
  if (parts.length === 0) return [[path, null]];
  return parts.flatMap(([name, inside]: [string, unknown]) =>
    entriesOf(inside, path === '' ? name : `${path}.${name}`),
  );
}

function dataText(path: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return HIDDEN_TEXT.empty;
  if (typeof value === 'boolean') return value ? HIDDEN_TEXT.yes : HIDDEN_TEXT.no;
  if (isShown(path)) return shownText(value);
  if (Array.isArray(value)) return HIDDEN_TEXT.list(value.length);
  return describedText(value);
}

/** A path in which any one name may stand for the `*` of the list. */
function isShown(path: string): boolean {
  const [first = '', , ...rest] = path.split('.');
  return SHOWN_DATA.has(path) || SHOWN_DATA.has([first, '*', ...rest].join('.'));
}

function shownText(value: unknown): string {
  if (Array.isArray(value)) return value.filter(isShort).map(String).join(', ') || HIDDEN_TEXT.empty;
  return isShort(value) ? String(value) : describedText(value);
}

function isShort(value: unknown): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && value.length <= LONGEST_NAME);
}

/** What a hidden value is, in its place: nothing that somebody typed is left of it. */
function described(value: unknown): unknown {
  if (typeof value === 'boolean' || value === null || value === undefined || value === '') return value;
  if (isFile(value)) return { name: HIDDEN_TEXT.file(value.sizeBytes), sizeBytes: value.sizeBytes };
  if (Array.isArray(value)) return value.map(described);
  if (typeof value !== 'object') return describedText(value);
  return Object.fromEntries(
    Object.entries(value).map(([name, inside]: [string, unknown]) => [name, described(inside)]),
  );
}

function describedText(value: unknown): string {
  if (typeof value === 'number') return HIDDEN_TEXT.number;
  if (isFile(value)) return HIDDEN_TEXT.file(value.sizeBytes);
  return HIDDEN_TEXT.text(String(value).length);
}

function isFile(value: unknown): value is { readonly sizeBytes: number } {
  return typeof value === 'object' && value !== null && 'sizeBytes' in value && typeof value.sizeBytes === 'number';
}

function isNames(value: object): boolean {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}
