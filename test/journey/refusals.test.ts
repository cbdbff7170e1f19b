import { describe, it } from 'vitest';
import type { JourneyEvent } from '#machines/journey/events.ts';
import { READ, SUBMIT, TICK, typed, UNTICK } from './contractSamples.ts';
import { choose, CONTINUED, OWNER, removed, staked } from './businessSamples.ts';
import { answeredJourney, BACK, expectRefused, select } from './samples.ts';

const size = (months: number): JourneyEvent => ({ type: 'calculator.monthsChosen', months });
const days = (count: number): JourneyEvent => ({ type: 'countdown.advanced', elapsedMs: count * 60_000 });

describe('What is refused outright: it cannot be sent and changes nothing', () => {
  it.each<[string, string, readonly JourneyEvent[], JourneyEvent]>([
    ['Back on the landing page (R1.7)', '/', [], BACK],
    ['an advance over 9 months (R3.7)', '/', [], size(9)],
    ['an advance over 3.5 months (R3.7)', '/', [size(6)], size(3.5)],
    ['a payout over 9 months (R3.8)', '/', [], { type: 'payout.monthsChosen', months: 9 }],
    ['Resume on a screen that runs (R6.4)', '/processing', [], { type: 'progress.resumed' }],
    ['Pause on one that is held (R6.4)', '/processing', [{ type: 'progress.paused' }], { type: 'progress.paused' }],
    ['an unknown offer (R8.3)', '/offers', [], select('9-month')],
    ['an unknown offer in place of one (R8.3)', '/offers', [select('3-month')], select('free')],
    ['Continue without an offer (R8.3)', '/offers', [], { type: 'offers.continued' }],
    ['an unknown entity type (R9.1)', '/entity-details', [], choose('trust')],
    ['a stake that is no digits (R9.4)', '/entity-details', [staked('2')], staked('2.5')],
    ['a stake that is a space (R9.4)', '/entity-details', [staked('2')], staked(' ')],
    ['to remove the only owner (R9.4)', '/entity-details', [], removed(OWNER)],
    ['Continue unauthorized (R9.8)', '/entity-details', [], CONTINUED],
    ['to show a document anew that loads (R10.2)', '/sign-irs-form', [], { type: 'viewer.retried' }],
    ['to remove a form that is not there (R10.4)', '/sign-irs-form', [], { type: 'irsForm.fileRemoved' }],
    ['to come to the end of the contract twice (R12.2)', '/contract', [READ], READ],
    ['to untick what is not ticked (R12.3)', '/contract', [], UNTICK],
    ['to sign before the box is ticked (R12.3)', '/contract', [], typed('Demo Creator')],
    ['to tick what is ticked (R12.3)', '/contract', [TICK], TICK],
    ['to submit without a name (R12.4)', '/contract', [TICK], SUBMIT],
    ['a copy of what is not signed (R12.8)', '/dashboard', [], { type: 'contract.copyDownloaded' }],
    ['days before they begin (R13.1)', '/', [], days(1)],
    ['days when none is left (R13.1)', '/dashboard', [days(14)], days(15)],
    ['that a loss was read where there is none (R15.3)', '/offers', [], { type: 'saving.lossSeen' }],
  ])('%s', async (_what, path, events, event) => {
    expectRefused(await answeredJourney(path, events), event);
  });
});
