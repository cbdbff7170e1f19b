import { describe, expect, it } from 'vitest';
import { DOCUMENT_SLOTS, type FormField, OWNER_FIELDS } from '#machines/domain/choices.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { ADD, authorized, CONTINUED, given, identified, left, OWNER, removed } from './businessSamples.ts';
import { PDF } from '#test/support/fixtures.ts';
import { journeyAfter } from './samples.ts';

const WRONG = { ...PDF, name: 'notes.txt', mimeType: 'text/plain', content: 'other' } as const;

describe('The fields that were left', () => {
  const OF_OWNER = OWNER_FIELDS.map((field) => `${field}:${OWNER}` as const);
  const FOUND = [
    'address',
    ...OF_OWNER,
    ...DOCUMENT_SLOTS.map((slot) => `document:${slot}`),
    'income',
    'authorization',
  ];
  const GOING_ON = [authorized(true), CONTINUED];
  it.each<[string, readonly JourneyEvent[], readonly string[]]>([
    ['are none at first', [], []],
    ['are noted once', [left('ein'), left('ein')], ['ein']],
    ['are all that Continue finds something missing in', GOING_ON, ['entityType', 'ein', ...FOUND]],
    ['stay with those that Continue finds', [left('ein'), ...GOING_ON], ['ein', 'entityType', ...FOUND]],
  ])('%s (R9.9, R9.10)', (_what, events, fields) => {
    expect(journeyAfter('/entity-details', events).context().touchedFields).toEqual(fields);
  });

  it('go with a removed owner, and so does the refused file (R9.4)', () => {
    const leaving = (['name:owner-2', `name:${OWNER}`] satisfies readonly FormField[]).map(left);
    const choosing = [identified(WRONG, 'owner-2'), given('taxReturn', WRONG)];
    const { context } = journeyAfter('/entity-details', [ADD, ...leaving, ...choosing, removed('owner-2')]);
    expect(context().touchedFields).toEqual([`name:${OWNER}`]);
    expect(context().businessRefusals).toEqual({
      taxReturn: { name: 'notes.txt', content: 'other', problem: 'notPdf' },
    });
  });

  it('are pointed at by the IRS form, each once only (R9.9)', () => {
    const journey = journeyAfter('/sign-irs-form', [{ type: 'business.fieldRequested', field: 'ein' }]);
    const requested = [journey.path(), journey.context().requestedField];
    journey.send({ type: 'business.fieldShown' });
    expect([...requested, journey.context().requestedField]).toEqual(['/entity-details', 'ein', null]);
  });
});
