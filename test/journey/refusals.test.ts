import { expect, it } from 'vitest';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { ADD, choose, CONTINUED, OWNER, removed, staked } from './businessSamples.ts';
import { READ, SUBMIT, TICK, typed, UNTICK } from './contractSamples.ts';
import { answeredJourney, BACK, opened } from './samples.ts';

const days = (count: number): JourneyEvent => ({ type: 'countdown.advanced', elapsedMs: count * 60_000 });
const TAX: JourneyEvent = { type: 'plan.changed', field: 'taxPercent', value: 25 };
const PAUSE: JourneyEvent = { type: 'progress.paused' };

it.each<[string, string, readonly JourneyEvent[], JourneyEvent]>([
  ['Back on the landing page (R1.7)', '/', [], BACK],
  ['Resume of a running screen (R6.4)', '/processing', [], { type: 'progress.resumed' }],
  ['Pause of a paused screen (R6.4)', '/processing', [PAUSE], PAUSE],
  ['Continue without an offer (R8.3)', '/offers', [], { type: 'offers.continued' }],
  ['a letter in a percentage (R9.4)', '/entity-details', [staked('2')], staked('2x')],
  [
    'a letter in the percentage of another owner (R9.4)',
    '/entity-details',
    [ADD, staked('60', 'owner-2')],
    staked('x60', 'owner-2'),
  ],
  ['removal of the only owner (R9.4)', '/entity-details', [], removed(OWNER)],
  ['Continue without the authorization (R9.8)', '/entity-details', [], CONTINUED],
  ['retry of a document that is loading (R10.2)', '/sign-irs-form', [], { type: 'viewer.retried' }],
  ['retry of a document id that exists (R12.1)', '/contract', [], { type: 'documentId.retried' }],
  ['removal of a form that does not exist (R10.4)', '/sign-irs-form', [], { type: 'irsForm.fileRemoved' }],
  ['a second end of the contract (R12.2)', '/contract', [READ], READ],
  ['unticking an unticked box (R12.3)', '/contract', [], UNTICK],
  ['ticking a ticked box (R12.3)', '/contract', [TICK], TICK],
  ['a signature before the box is ticked (R12.3)', '/contract', [], typed('Demo Creator')],
  ['submitting without a name (R12.4)', '/contract', [TICK], SUBMIT],
  ['a copy of an unsigned contract (R12.8)', '/dashboard', [], { type: 'contract.copyDownloaded' }],
  ['days before the countdown (R13.1)', '/', [], days(1)],
  ['days after the countdown (R13.1)', '/dashboard', [days(14)], days(15)],
  [
    'a month ahead without a contract (R19.4)',
    '/dashboard-established',
    [],
    { type: 'repayment.monthChosen', month: 3 },
  ],
  ['a plan without funding (R16.1, R19.3)', '/entity-details', [choose('sole-proprietorship'), opened('/offers')], TAX],
  ['reading a loss that does not exist (R15.3)', '/offers', [], { type: 'saving.lossSeen' }],
])('The chart refuses %s', async (_what, path, events, event) => {
  const journey = await answeredJourney(path, events);
  const before = journey.snapshot();
  expect(journey.can(event)).toBe(false);
  journey.send(event);
  expect(journey.snapshot()).toBe(before);
});
