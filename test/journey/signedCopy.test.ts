import { describe, expect, it } from 'vitest';
import type { JourneyEvent } from '#machines/journey/events.ts';
import { BLANK_FACTS, type JourneyFacts } from '#machines/journey/facts.ts';
import { signedCopyOf } from '#machines/journey/views/signedCopyOf.ts';
import { viewContract } from '#machines/journey/views/viewContract.ts';
import { viewFacts } from '#machines/journey/views/viewFacts.ts';
import { ISSUED_AT, journeyAt, SIGNED_AT } from '#test/support/journeyAt.ts';
import { AGREED_AT, contractSigned, READ, READ_AT, READYING, SUBMIT, TICK, typed } from './contractSamples.ts';
import { answeredJourney, opened, SIGNED_OUT } from './samples.ts';

const TYPED: readonly JourneyEvent[] = [
  { type: 'offers.selected', offerId: '6-month' },
  opened('/entity-details'),
  { type: 'business.fieldChanged', field: 'ein', value: '12-3456789' },
  opened('/contract'),
];
const COPY_ASKED: JourneyEvent = { type: 'contract.copyDownloaded' };

describe('The signed copy', () => {
  it('says who signed what and when, without the spaces typed round the name (R12.4, R12.5)', async () => {
    const journey = await answeredJourney('/offers', [...TYPED, READ, TICK, typed('  Dana Example '), SUBMIT]);
    const { business } = journey.context();
    const copy = {
      documentId: 'CCA-123456',
      signature: 'Dana Example',
      offerId: '6-month',
      business,
      openedAt: ISSUED_AT,
      readAt: READ_AT,
      agreedAt: AGREED_AT,
      signedAt: SIGNED_AT,
    };
    expect(business.ein).toBe('12-3456789');
    expect([signedCopyOf(journey.snapshot()), viewContract(journey.snapshot()).signedCopy]).toEqual([copy, copy]);
    journey.open('/dashboard');
    expect(signedCopyOf(journey.snapshot())).toEqual(copy);
  });

  it.each<[string, Partial<JourneyFacts>]>([
    ['what was signed for', { signedFor: null }],
    ['the document id', { documentId: null }],
    ['the time', { contractTimes: BLANK_FACTS.contractTimes }],
  ])('is not made up where %s did not come back after a reload (R12.8, R15.1)', async (_what, lost) => {
    const kept = viewFacts((await contractSigned(TYPED)).snapshot());
    expect(signedCopyOf(journeyAt('/dashboard', { kept }).snapshot())?.signature).toBe('Demo Creator');
    expect(signedCopyOf(journeyAt('/dashboard', { kept: { ...kept, ...lost } }).snapshot())).toBeNull();
  });

  it('can be had of a signed contract, which says so once, on every screen that shows it (R12.1, R12.8)', async () => {
    const unsigned = await answeredJourney('/contract', [...READYING, COPY_ASKED, opened('/dashboard'), COPY_ASKED]);
    expect(unsigned.toasts).toEqual([]);
    const signed = await contractSigned();
    const screens = ['/contract', '/dashboard', '/dashboard-established'].flatMap((path) => [opened(path), COPY_ASKED]);
    for (const event of screens) signed.send(event);
    const toast = { kind: 'info', key: 'downloadStarted', download: 'signedCopy' };
    expect(signed.toasts).toEqual([{ kind: 'success', key: 'contractSigned' }, toast, toast, toast]);
  });

  it('is gone with the creator who signed (R2.4, R12.8)', async () => {
    const journey = await contractSigned([...TYPED]);
    journey.send(SIGNED_OUT);
    expect(signedCopyOf(journey.snapshot())).toBeNull();
  });
});
