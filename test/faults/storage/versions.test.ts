import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROUTES } from '#machines/journey/routes.ts';
import { decodeJourney, SAVED_FORMAT } from '#machines/persistence/savedFormat.ts';
import { replaceJourneys, useNewBrowsers } from '#test/services/persistence/database.ts';
import { foundIn, pageWith, typed } from '#test/services/persistence/tab.ts';
import { journeyAt } from '#test/support/journeyAt.ts';
import { FULL } from './savedSamples.ts';

useNewBrowsers();

describe('A saved journey', () => {
  it('is restored whole in its version (R15.1)', () => {
    const example = readFileSync(join(import.meta.dirname, `fixtures/v${SAVED_FORMAT}.json`), 'utf8');
    const saved = decodeJourney(example);
    expect(saved).toEqual(JSON.parse(example));
    const journey = journeyAt(ROUTES.dashboardEstablished.path, saved === null ? {} : { saved: saved.journey });
    expect(journey.path()).toBe(ROUTES.dashboardEstablished.path);
  });

  it('is reported as lost in an earlier version (R15.1)', async () => {
    const { tab } = await pageWith(typed());
    replaceJourneys(tab, (record) => ({ ...record, version: SAVED_FORMAT - 1 }));
    expect(await foundIn(tab)).toEqual({ journey: null, loss: 'otherVersion' });
  });

  it.each(['__proto__', 'constructor', 'prototype'])('never reaches a prototype by the key %s (R15.1)', (key) => {
    const text = JSON.stringify(FULL);
    const starts = [...text.matchAll(/\{(?=")/g)].map(({ index }) => index + 1);
    const attacks = starts.map((at) => [text.slice(0, at), `"${key}":{"isAdmin":true},`, text.slice(at)].join(''));
    const outcomes = attacks.map((attack) => {
      const saved = decodeJourney(attack);
      const { context } = journeyAt(ROUTES.contract.path, saved === null ? {} : { saved: saved.journey }).snapshot();
      const isAdmin = [context, context.business, {}].some((each) => 'isAdmin' in each);
      return { isSame: saved === null || JSON.stringify(saved) === JSON.stringify(decodeJourney(text)), isAdmin };
    });
    expect(starts.length).toBeGreaterThan(10);
    expect(outcomes).toEqual(starts.map(() => ({ isSame: true, isAdmin: false })));
  });
});
