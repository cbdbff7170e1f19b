import { it } from 'vitest';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { READ, SUBMIT, TICK, typed, UNTICK } from './contractSamples.ts';
import { ADD, choose, CONTINUED, OWNER, removed, staked } from './businessSamples.ts';
import { answeredJourney, BACK, expectRefused, opened } from './samples.ts';

const days = (count: number): JourneyEvent => ({ type: 'countdown.advanced', elapsedMs: count * 60_000 });

it.each<[string, string, readonly JourneyEvent[], JourneyEvent]>([
  ['Back on the landing page (R1.7)', '/', [], BACK],
  ['Resume on a screen that runs (R6.4)', '/processing', [], { type: 'progress.resumed' }],
  ['Pause on one that is held (R6.4)', '/processing', [{ type: 'progress.paused' }], { type: 'progress.paused' }],
  ['Continue without an offer (R8.3)', '/offers', [], { type: 'offers.continued' }],
  ['a letter in a percentage (R9.4)', '/entity-details', [staked('2')], staked('2x')],
  [
    'a letter in the percentage of another owner (R9.4)',
    '/entity-details',
    [ADD, staked('60', 'owner-2')],
    staked('x60', 'owner-2'),
  ],
  ['a percentage of letters alone (R9.4)', '/entity-details', [staked('2')], staked('two')],
  ['to remove the only owner (R9.4)', '/entity-details', [], removed(OWNER)],
  ['Continue unauthorized (R9.8)', '/entity-details', [], CONTINUED],
  ['to show a document anew that loads (R10.2)', '/sign-irs-form', [], { type: 'viewer.retried' }],
  ['to draw anew a number that is there (R12.1)', '/contract', [], { type: 'documentId.retried' }],
  ['to remove a form that is not there (R10.4)', '/sign-irs-form', [], { type: 'irsForm.fileRemoved' }],
  ['to come to the end of the contract twice (R12.2)', '/contract', [READ], READ],
  ['to untick what is not ticked (R12.3)', '/contract', [], UNTICK],
  ['to sign before the box is ticked (R12.3)', '/contract', [], typed('Demo Creator')],
  ['to tick what is ticked (R12.3)', '/contract', [TICK], TICK],
  ['to submit without a name (R12.4)', '/contract', [TICK], SUBMIT],
  ['a copy of what is not signed (R12.8)', '/dashboard', [], { type: 'contract.copyDownloaded' }],
  ['days before they begin (R13.1)', '/', [], days(1)],
  ['days when none is left (R13.1)', '/dashboard', [days(14)], days(15)],
  [
    'a month to look ahead to without a contract (R19.4)',
    '/dashboard-established',
    [],
    { type: 'repayment.monthChosen', month: 3 },
  ],
  [
    'a number of an estimate for a business that is not funded (R16.1, R19.3)',
    '/entity-details',
    [choose('sole-proprietorship'), opened('/offers')],
    { type: 'plan.changed', field: 'taxPercent', value: 25 },
  ],
  ['that a loss was read where there is none (R15.3)', '/offers', [], { type: 'saving.lossSeen' }],
])('Refused outright, so that it cannot be sent and changes nothing, is %s', async (_what, path, events, event) => {
  expectRefused(await answeredJourney(path, events), event);
});
