import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decodeRecord, SAVED_FORMAT } from '#machines/persistence/savedJourney.ts';
import { journeyAt, startJourney } from '#test/support/journeyAt.ts';
import { FULL } from './savedSamples.ts';

const FOLDER = join(import.meta.dirname, 'fixtures');
const RECORD = { version: SAVED_FORMAT, ...FULL };
const decodeText = (text: string) => decodeRecord(new TextEncoder().encode(text));
const textOf = (version: number) => readFileSync(join(FOLDER, `v${version}.json`), 'utf8');

describe('F-26 another version wrote what is kept', () => {
  it('there is an example of every version up to the next one, kept for ever', () => {
    const versions = Array.from({ length: SAVED_FORMAT + 2 }, (_, version) => `v${version}.json`);
    expect(readdirSync(FOLDER).toSorted()).toEqual(versions);
  });

  it('a journey of this version comes back whole, and the screen asked for opens (R15.1)', () => {
    const kept = decodeText(textOf(SAVED_FORMAT));
    if (typeof kept === 'string') throw new Error(`The example is ${kept}.`);
    expect({ ...kept, version: SAVED_FORMAT }).toMatchObject(JSON.parse(textOf(SAVED_FORMAT)));
    expect(journeyAt('/dashboard-established', { saved: kept.journey }).path()).toBe('/dashboard-established');
  });

  it.each([0, SAVED_FORMAT + 1])(
    'one of version %i is a loss with a name, and the screen asked for opens (R15.1)',
    (version) => {
      expect(decodeText(textOf(version))).toBe('otherVersion');
      const journey = journeyAt('/entity-details', { savedLoss: 'otherVersion' });
      expect([journey.path(), journey.context().savedLoss]).toEqual(['/entity-details', 'otherVersion']);
    },
  );
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

  it.each(['__proto__', 'constructor', 'prototype'])(
    '%s anywhere in it is a loss or without any effect (R15.1)',
    (key) => {
      expect(new Set(objects).size).toBe(13);
      const unspoiled = decodeText(JSON.stringify(RECORD));
      for (const object of objects) {
        const kept = decodeText(object.replace(MARK, `"${key}":{"isAdmin":true,"polluted":1}`));
        const { context } = startJourney(
          typeof kept === 'string' ? { savedLoss: kept } : { saved: kept.journey },
        ).snapshot();
        const reached = [context, context.business, {}].some((one) => 'isAdmin' in one || 'polluted' in one);
        const isHarmless = kept === 'unreadable' || JSON.stringify(kept) === JSON.stringify(unspoiled);
        expect({ object, isHarmless, reached }).toEqual({ object, isHarmless: true, reached: false });
      }
    },
  );
});
