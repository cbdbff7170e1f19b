import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decodeJourney, SAVED_FORMAT } from '#machines/persistence/savedFormat.ts';
import { replaceJourneys, useNewBrowsers } from '#test/services/persistence/database.ts';
import { foundIn, pageWith, typed } from '#test/services/persistence/tab.ts';
import { journeyAt, startJourney } from '#test/support/journeyAt.ts';
import { FULL } from './savedSamples.ts';

useNewBrowsers();

describe('F-26 another version wrote what is saved', () => {
  it('a journey of this version comes back whole, and the screen asked for opens (R15.1)', () => {
    const example = readFileSync(join(import.meta.dirname, `fixtures/v${SAVED_FORMAT}.json`), 'utf8');
    const saved = decodeJourney(example);
    expect(saved).toEqual(JSON.parse(example));
    const options = saved === null ? {} : { saved: saved.journey };
    expect(journeyAt('/dashboard-established', options).path()).toBe('/dashboard-established');
  });

  it('one of an earlier version is a loss with a name, and the screen asked for opens (R15.1)', async () => {
    const { tab } = await pageWith(typed());
    replaceJourneys(tab, (record) => ({ ...record, version: SAVED_FORMAT - 1 }));
    expect(await foundIn(tab)).toEqual({ journey: null, loss: 'otherVersion' });
    const journey = journeyAt('/entity-details', { savedLoss: 'otherVersion' });
    expect([journey.path(), journey.context().savedLoss]).toEqual(['/entity-details', 'otherVersion']);
  });
});

describe('F-27 what is saved has keys that reach for the prototype', () => {
  const MARK = '"mark":0';
  /** The record with a mark in one of its objects, counted from the outermost. */
  const marked = (wanted: number) => {
    let place = -1;
    return JSON.stringify(FULL, (_key, value: unknown) => {
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
      expect(new Set(objects).size).toBe(14);
      const unspoiled = decodeJourney(JSON.stringify(FULL));
      for (const object of objects) {
        const saved = decodeJourney(object.replace(MARK, `"${key}":{"isAdmin":true,"polluted":1}`));
        const { context } = startJourney(saved === null ? {} : { saved: saved.journey }).snapshot();
        const reached = [context, context.business, {}].some((one) => 'isAdmin' in one || 'polluted' in one);
        const isHarmless = saved === null || JSON.stringify(saved) === JSON.stringify(unspoiled);
        expect({ object, isHarmless, reached }).toEqual({ object, isHarmless: true, reached: false });
      }
    },
  );
});
