import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decodeKept, FACTS_VERSION } from '#src/services/keeping/factsCodec.ts';
import { journeyAt, startJourney } from '#test/support/journeyAt.ts';
import { FULL, FULL_FACTS } from './keptSamples.ts';

const FOLDER = join(import.meta.dirname, 'fixtures');
const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const fixture = (version: number): unknown => JSON.parse(readFileSync(join(FOLDER, `v${version}.json`), 'utf8'));

/** Every object inside a value, itself included, by its place. */
function placesOf(value: unknown, place: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  return [place, ...Object.entries(value).flatMap(([key, inside]) => placesOf(inside, [...place, key]))];
}

/** The text of a value with one more key at a place, written as only a text can have it. */
function textWith(value: unknown, place: readonly string[], key: string): string {
  const at = JSON.stringify(place);
  const mark = '"mark":0';
  const marked = (inside: unknown, here: readonly string[]): unknown => {
    if (typeof inside !== 'object' || inside === null) return inside;
    if (Array.isArray(inside)) return inside.map((part, index) => marked(part, [...here, String(index)]));
    const entries = Object.entries(inside).map(([name, part]) => [name, marked(part, [...here, name])]);
    return Object.fromEntries(JSON.stringify(here) === at ? [['mark', 0], ...entries] : entries);
  };
  return JSON.stringify(marked(value, [])).replace(mark, `"${key}":{"isAdmin":true,"polluted":1}`);
}

describe('F-26 another version wrote what is kept', () => {
  it('there is an example of every version up to the next one, kept for ever', () => {
    const versions = Array.from({ length: FACTS_VERSION + 2 }, (_, version) => `v${version}.json`);
    expect(readdirSync(FOLDER).toSorted()).toEqual(versions);
  });

  it('a journey of this version comes back whole, and the screen asked for opens (R15.1)', () => {
    const kept = decodeKept(bytesOf(fixture(FACTS_VERSION)));
    if (typeof kept === 'string') throw new Error(`The example is ${kept}.`);
    expect({ ...kept, version: FACTS_VERSION }).toEqual(fixture(FACTS_VERSION));
    expect(journeyAt('/dashboard-established', { kept: kept.facts }).path()).toBe('/dashboard-established');
  });

  it.each([0, FACTS_VERSION + 1])(
    'one of version %i is a loss with a name, and the screen asked for opens (R15.1)',
    (version) => {
      const loss = decodeKept(bytesOf(fixture(version)));
      expect(loss).toBe('otherVersion');
      if (typeof loss !== 'string') return;
      const journey = journeyAt('/entity-details', { keptLoss: loss });
      expect([journey.path(), journey.context().keptLoss]).toEqual(['/entity-details', 'otherVersion']);
    },
  );

  it.each([
    ['a state that is not known', { progress: { screen: 'somethingNew', elapsedMs: 0, isPaused: false } }],
    ['a number in place of the state', { progress: 42 }],
    ['a text in place of the facts of the contract', { contractTimes: 'signed' }],
    ['a list in place of the business', { business: [] }],
    ['an offer that is no longer made', { offerId: '24-month' }],
  ])('one with %s is a loss with a name (R15.1)', (_case, change) => {
    expect(decodeKept(bytesOf({ version: FACTS_VERSION, ...FULL, facts: { ...FULL_FACTS, ...change } }))).toBe(
      'unreadable',
    );
  });
});

describe('F-27 what is kept has keys that reach for the prototype', () => {
  const record = { version: FACTS_VERSION, ...FULL };
  const objects = placesOf(record).filter((place) => !Array.isArray(place.reduce<unknown>(inside, record)));
  const cells = objects.flatMap((place) => ['__proto__', 'constructor', 'prototype'].map((key) => ({ place, key })));

  it('every object of what is kept is tried', () => expect(objects.length).toBeGreaterThan(10));

  it.each(cells)('$key at $place is a loss or without any effect (R15.1)', ({ place, key }) => {
    const text = textWith(record, place, key);
    expect(text).toContain(`"${key}":{"isAdmin":true`);
    const kept = decodeKept(new TextEncoder().encode(text));
    const plain = decodeKept(bytesOf(record));
    expect(['unreadable', JSON.stringify(plain)]).toContain(typeof kept === 'string' ? kept : JSON.stringify(kept));
    const { context } = startJourney(typeof kept === 'string' ? { keptLoss: kept } : { kept: kept.facts }).snapshot();
    const reached = [context, context.business, {}].map((object) => 'isAdmin' in object || 'polluted' in object);
    expect(reached).toEqual([false, false, false]);
  });
});

function inside(value: unknown, key: string): unknown {
  return Object(value)[key] as unknown;
}
