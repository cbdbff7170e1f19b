import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decodeKept, FACTS_VERSION } from '#src/services/keeping/factsCodec.ts';
import { journeyAt, startJourney } from '#test/support/journeyAt.ts';
import { FULL, FULL_FACTS } from './keptSamples.ts';

const FOLDER = join(import.meta.dirname, 'fixtures');
const RECORD = { version: FACTS_VERSION, ...FULL };
const decodeText = (text: string) => decodeKept(new TextEncoder().encode(text));
const textOf = (version: number) => readFileSync(join(FOLDER, `v${version}.json`), 'utf8');

describe('F-26 another version wrote what is kept', () => {
  it('there is an example of every version up to the next one, kept for ever', () => {
    const versions = Array.from({ length: FACTS_VERSION + 2 }, (_, version) => `v${version}.json`);
    expect(readdirSync(FOLDER).toSorted()).toEqual(versions);
  });

  it('a journey of this version comes back whole, and the screen asked for opens (R15.1)', () => {
    const kept = decodeText(textOf(FACTS_VERSION));
    if (typeof kept === 'string') throw new Error(`The example is ${kept}.`);
    expect({ ...kept, version: FACTS_VERSION }).toEqual(JSON.parse(textOf(FACTS_VERSION)));
    expect(journeyAt('/dashboard-established', { kept: kept.facts }).path()).toBe('/dashboard-established');
  });

  it.each([0, FACTS_VERSION + 1])(
    'one of version %i is a loss with a name, and the screen asked for opens (R15.1)',
    (version) => {
      expect(decodeText(textOf(version))).toBe('otherVersion');
      const journey = journeyAt('/entity-details', { keptLoss: 'otherVersion' });
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
    expect(decodeText(JSON.stringify({ ...RECORD, facts: { ...FULL_FACTS, ...change } }))).toBe('unreadable');
  });
});

describe('F-27 what is kept has keys that reach for the prototype', () => {
  const MARK = '"mark":0';
  /** The record with a mark in one of its objects, counted from the outermost. */
  const marked = (wanted: number) => {
    let place = -1;
    return JSON.stringify(RECORD, (_key, value: unknown) => {
      const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
      if (!isObject) return value;
      place += 1;
      return place === wanted ? { mark: 0, ...value } : value;
    });
  };
  const objects = Array.from({ length: 100 }, (_, place) => marked(place)).filter((text) => text.includes(MARK));

  it('every object of what is kept is tried', () => {
    expect([objects.length, new Set(objects).size]).toEqual([13, 13]);
  });

  it.each(['__proto__', 'constructor', 'prototype'])(
    '%s anywhere in it is a loss or without any effect (R15.1)',
    (key) => {
      for (const object of objects) {
        const text = object.replace(MARK, `"${key}":{"isAdmin":true,"polluted":1}`);
        const kept = decodeText(text);
        const { context } = startJourney(
          typeof kept === 'string' ? { keptLoss: kept } : { kept: kept.facts },
        ).snapshot();
        const reached = [context, context.business, {}].map((one) => 'isAdmin' in one || 'polluted' in one);
        const isHarmless =
          kept === 'unreadable' || JSON.stringify(kept) === JSON.stringify(decodeText(JSON.stringify(RECORD)));
        expect({ text, isHarmless, reached }).toEqual({ text, isHarmless: true, reached: [false, false, false] });
      }
    },
  );
});
