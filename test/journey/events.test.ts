import { describe, expect, it } from 'vitest';
import { EVENTS, type JourneyEvent, SAMPLES } from '#machines/journey/events/events.ts';
import { PDF } from '#test/support/fixtures.ts';
import { typeAddress, confirmIncome, chooseDocument, chooseId, typePercentage } from './businessSamples.ts';
import { changeSessionInOtherTab } from './samples.ts';
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
    [changeSessionInOtherTab({ ...unknownUser, isAuthenticated: false }), 'The creator signs out in another tab'],
    [changeSessionInOtherTab(OTHER_SESSION), 'Other Creator is signed in from another tab, with Patreon connected'],
    [changeSessionInOtherTab(unknownUser), 'A creator is signed in from another tab, without Patreon connected'],
    [SAMPLES['platform.chosen'][3], 'The creator chooses Apple podcast'],
    [{ type: 'progress.advanced', elapsedMs: 3500 }, 'Progress reaches 50%'],
    [SAMPLES['eligibility.answered'][0], 'The creator answers No to an eligibility question'],
    [typeAddress(' '), 'The creator types a blank as the address'],
    [legalName('Demo LLC'), 'The creator types "Demo LLC" as the legal name'],
    [typePercentage('50'), 'The creator types "50" as an owner’s percentage'],
    [chooseId(EMPTY), 'The creator chooses the empty file signed.pdf as an owner’s ID'],
    [chooseDocument('taxReturn', PDF), 'The creator chooses the file signed.pdf as a business document'],
    [removed('taxReturn'), 'The creator removes a business document'],
    [removed('idDocument:owner-1'), 'The creator removes an owner’s ID'],
    [confirmIncome(true), 'The creator checks the income confirmation box'],
    [confirmIncome(false), 'The creator unchecks the income confirmation box'],
    [SAMPLES['business.authorizationChanged'][0], 'The creator checks the authorization box'],
    [SAMPLES['business.authorizationChanged'][1], 'The creator unchecks the authorization box'],
    [SAMPLES['contract.agreementChanged'][0], 'The creator checks the agreement box'],
    [SAMPLES['contract.agreementChanged'][1], 'The creator unchecks the agreement box'],
    [{ type: 'contract.changeRequested', part: 'irsForm' }, 'The creator presses Change next to the IRS form'],
    [{ type: 'contract.changeRequested', part: 'offer' }, 'The creator presses Change next to the offer'],
    [SAMPLES['contract.signatureChanged'][0], 'The creator types their full name as the signature'],
    [SAMPLES['contract.signatureChanged'][1], 'The creator types a blank as the signature'],
    [{ type: 'countdown.advanced', elapsedMs: 119_999 }, 'The countdown has run for 1 day'],
    [{ type: 'viewer.retried' }, 'The creator presses Try again on the document'],
  ])('is described in a sentence: %j as %s (R1.1)', (event, sentence) => {
    expect(event && sentenceOf(event)).toBe(sentence);
  });
});
