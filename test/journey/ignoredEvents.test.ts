import { expect, it } from 'vitest';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { ADD_OWNER, chooseEntityType, typePercentage } from './businessSamples.ts';
import { READ, CHECK_BOX, UNCHECK_BOX } from './contractSamples.ts';
import { settledJourneyAfter, visit } from './samples.ts';

const DAY_PASSED: JourneyEvent = { type: 'countdown.advanced', elapsedMs: 60_000 };
const MONTH_CHOSEN: JourneyEvent = { type: 'repayment.monthChosen', month: 3 };
const TAX: JourneyEvent = { type: 'plan.changed', field: 'taxPercent', value: 25 };

it.each<[string, string, readonly JourneyEvent[], JourneyEvent]>([
  ['Resume on a running screen (R6.4)', '/processing', [], { type: 'progress.resumed' }],
  ['Continue without an offer (R8.3)', '/offers', [], { type: 'offers.continued' }],
  [
    'a letter in the percentage of an added owner (R9.4)',
    '/entity-details',
    [ADD_OWNER, typePercentage('60', 'owner-2')],
    typePercentage('x60', 'owner-2'),
  ],
  ['retrying a document that is loading (R10.2)', '/sign-irs-form', [], { type: 'viewer.retried' }],
  ['retrying the request for an issued document id (R12.1)', '/contract', [], { type: 'documentId.retried' }],
  ['removing a form that was not uploaded (R10.4)', '/sign-irs-form', [], { type: 'irsForm.fileRemoved' }],
  ['reaching the end of the contract twice (R12.2)', '/contract', [READ], READ],
  ['unchecking an unchecked box (R12.3)', '/contract', [], UNCHECK_BOX],
  ['checking a checked box (R12.3)', '/contract', [CHECK_BOX], CHECK_BOX],
  ['downloading a copy of an unsigned contract (R12.8)', '/dashboard', [], { type: 'contract.copyDownloaded' }],
  ['a day passing before the countdown starts (R13.1)', '/', [], DAY_PASSED],
  ['looking ahead without a contract (R19.4)', '/dashboard-established', [], MONTH_CHOSEN],
  [
    'changing the plan of an unfunded business (R16.1, R19.3)',
    '/entity-details',
    [chooseEntityType('sole-proprietorship'), visit('/offers')],
    TAX,
  ],
  ['dismissing a loss message that is not shown (R15.3)', '/offers', [], { type: 'saving.lossSeen' }],
])('The chart ignores %s', async (_what, path, events, event) => {
  const journey = await settledJourneyAfter(path, events);
  const before = journey.snapshot();
  expect(journey.can(event)).toBe(false);
  journey.send(event);
  expect(journey.snapshot()).toBe(before);
});
