import { describe, expect, it } from 'vitest';
import { EVENTS, type JourneyEvent, SAMPLES } from '#machines/journey/events/events.ts';
import { PDF } from '#test/support/fixtures.ts';
import { address, incomeConfirmed, documentChosen, idChosen, percentageTyped } from './businessSamples.ts';
import { changedInOtherTab } from './samples.ts';
import { OTHER_SESSION } from './sessions.ts';

const MAX_LABEL_LENGTH = 27;
const sentenceOf = ({ type, ...payload }: JourneyEvent) =>
  (EVENTS[type].sentence as (payload: object) => string)(payload);

describe('Every event', () => {
  it('has a clause, a short label and sentences (R1.1)', () => {
    const wrong = Object.entries(EVENTS).filter(([, { clause, label, sentence, samples }]) => {
      const sentences = samples.map((sample) => (sentence as (payload: object) => string)(sample));
      const isClause = /^[a-z].*[^.]$/.test(clause) || clause.startsWith('the EIN');
      return !isClause || label.length > MAX_LABEL_LENGTH || sentences.some((text) => !/^[A-Z].{7,}[^.]$/.test(text));
    });
    expect(wrong.map(([type]) => type)).toEqual([]);
  });

  const EMPTY = { ...PDF, sizeBytes: 0 };
  const unknownUser = { isAuthenticated: true, isPatreonConnected: false, user: null };
  const removed = (place: 'taxReturn' | 'idDocument:owner-1') => ({ type: 'business.fileRemoved', place }) as const;
  const legalName = (value: string) => ({ type: 'business.fieldChanged', field: 'legalName', value }) as const;
  it.each<[JourneyEvent | undefined, string]>([
    [changedInOtherTab({ ...unknownUser, isAuthenticated: false }), 'Another tab signs out'],
    [changedInOtherTab(OTHER_SESSION), 'In another tab Other Creator is signed in with Patreon connected'],
    [changedInOtherTab(unknownUser), 'In another tab somebody is signed in without a Patreon connection'],
    [SAMPLES['platform.chosen'][3], 'The creator chooses Apple podcast'],
    [{ type: 'progress.advanced', elapsedMs: 3500 }, 'The progress shows 50 %'],
    [SAMPLES['eligibility.answered'][0], 'The creator answers a question of the eligibility check with No'],
    [address(' '), 'The creator types nothing as the address'],
    [legalName('Demo LLC'), 'The creator types "Demo LLC" as the legal name'],
    [percentageTyped('50'), 'The creator types "50" as the percentage of an owner'],
    [idChosen(EMPTY), 'The creator chooses the file signed.pdf, which is empty as the ID of an owner'],
    [documentChosen('taxReturn', PDF), 'The creator chooses the file signed.pdf as a business document'],
    [removed('taxReturn'), 'The creator removes a business document'],
    [removed('idDocument:owner-1'), 'The creator removes the ID of an owner'],
    [incomeConfirmed(true), 'The creator ticks the confirmation of the income'],
    [incomeConfirmed(false), 'The creator unticks the confirmation of the income'],
    [SAMPLES['business.authorizationChanged'][0], 'The creator ticks the authorization'],
    [SAMPLES['business.authorizationChanged'][1], 'The creator unticks the authorization'],
    [SAMPLES['contract.agreementChanged'][0], 'The creator ticks the agreement'],
    [SAMPLES['contract.agreementChanged'][1], 'The creator unticks the agreement'],
    [{ type: 'contract.changeRequested', part: 'irsForm' }, 'The creator presses Change next to the IRS form'],
    [{ type: 'contract.changeRequested', part: 'offer' }, 'The creator presses Change next to the offer'],
    [SAMPLES['contract.signatureChanged'][0], 'The creator types the full name as the signature'],
    [SAMPLES['contract.signatureChanged'][1], 'The creator types a blank as the signature'],
    [{ type: 'countdown.advanced', elapsedMs: 119_999 }, 'The countdown has run for 1 days'],
    [{ type: 'viewer.retried' }, 'The creator presses Try again on the document'],
  ])('is described in a sentence: %j as %s (R1.1)', (event, sentence) => {
    expect(event && sentenceOf(event)).toBe(sentence);
  });
});
