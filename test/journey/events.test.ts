import type { AnyEventObject } from 'xstate';
import { describe, expect, it } from 'vitest';
import { EVENTS, type JourneyEvent, SAMPLES } from '#machines/journey/events/events.ts';
import { address, authorized, choose, confirmed, ein, given, identified, staked } from './businessSamples.ts';
import { PDF } from '#test/support/fixtures.ts';
import { NEW_YEAR, opened, select, SIGNED_OUT } from './samples.ts';

const sample = (type: keyof typeof SAMPLES, index: number): JourneyEvent => SAMPLES[type][index] as JourneyEvent;

const LONGEST_LABEL = 27;

describe('The words of an event', () => {
  it('are a clause, a label that fits a line of the chart, and a sentence for each of its samples', () => {
    const wrong = Object.entries(EVENTS).filter(([, { clause, label, sentence, samples }]) => {
      const sentences = samples.map((sample) => (sentence as (payload: object) => string)(sample));
      const isClause = /^[a-z].*[^.]$/.test(clause) || clause.startsWith('the EIN');
      return !isClause || label.length > LONGEST_LABEL || sentences.some((text) => !/^[A-Z].{7,}[^.]$/.test(text));
    });
    expect(wrong.map(([type]) => type)).toEqual([]);
  });

  const file = { ...PDF, name: 'id.pdf' };
  const elsewhere = (isAuthenticated: boolean, isPatreonConnected: boolean, name?: string) => ({
    type: 'session.changedElsewhere',
    session: { isAuthenticated, isPatreonConnected, user: name === undefined ? null : { email: 'a@b.c', name } },
  });
  it.each<[AnyEventObject, string]>([
    [opened('/offers', '#faq'), 'The address /offers#faq is opened'],
    [elsewhere(false, false), 'Another tab signs out'],
    [elsewhere(true, true, 'Ann'), 'In another tab Ann is signed in with Patreon connected'],
    [elsewhere(true, false), 'In another tab somebody is signed in without a Patreon connection'],
    [sample('platform.chosen', 3), 'The creator chooses Apple podcast'],
    [sample('accounts.connectRequested', 1), 'The creator connects YouTube'],
    [{ ...sample('progress.advanced', 0), elapsedMs: 3500 }, 'The progress shows 50 %'],
    [sample('calculator.monthsChosen', 0), 'The creator chooses an advance of 3 months'],
    [sample('payout.monthsChosen', 0), 'The creator chooses a payout of 6 months'],
    [sample('eligibility.answered', 0), 'The creator answers a question of the eligibility check with No'],
    [
      { ...sample('eligibility.answered', 0), isMet: true },
      'The creator answers a question of the eligibility check with Yes',
    ],
    [select('3-month'), 'The creator selects the offer 3-month'],
    [choose('llc'), 'The creator chooses the entity type llc'],
    [ein('12'), 'The creator types "12" as the EIN'],
    [address(' '), 'The creator types nothing as the address'],
    [staked('50'), 'The creator types "50" as the percentage of an owner'],
    [
      identified({ ...file, sizeBytes: 0 }),
      'The creator chooses the file id.pdf, which is empty as the ID of an owner',
    ],
    [given('taxReturn', file), 'The creator chooses the file id.pdf as a business document'],
    [{ type: 'business.fileRemoved', place: 'taxReturn' }, 'The creator removes a business document'],
    [{ type: 'business.fileRemoved', place: 'idDocument:owner-1' }, 'The creator removes the ID of an owner'],
    [confirmed(true), 'The creator ticks the confirmation of the income'],
    [confirmed(false), 'The creator unticks the confirmation of the income'],
    [authorized(true), 'The creator ticks the authorization'],
    [authorized(false), 'The creator unticks the authorization'],
    [{ type: 'irsForm.fileChosen', file }, 'The creator chooses the file id.pdf as the signed IRS form'],
    [sample('contract.agreementChanged', 0), 'The creator ticks the agreement'],
    [sample('contract.agreementChanged', 1), 'The creator unticks the agreement'],
    [{ type: 'contract.changeRequested', part: 'irsForm' }, 'The creator presses Change next to the IRS form'],
    [{ type: 'contract.changeRequested', part: 'offer' }, 'The creator presses Change next to the offer'],
    [sample('contract.signatureChanged', 0), 'The creator types the full name as the signature'],
    [sample('contract.signatureChanged', 1), 'The creator types a blank as the signature'],
    [{ type: 'countdown.advanced', elapsedMs: 119_999 }, 'The countdown has run for 1 days'],
    [NEW_YEAR, 'The calendar shows 2027-01-01'],
    [SIGNED_OUT, 'The creator signs out'],
    [{ type: 'documentId.retried' }, 'The creator presses Get a number'],
    [{ type: 'viewer.retried' }, 'The creator presses Try again on the document'],
  ])('tell %j in a sentence: %s', (event, sentence) => {
    const entry = EVENTS[event.type as keyof typeof EVENTS];
    expect((entry.sentence as (payload: object) => string)(event)).toBe(sentence);
  });
});
