import { describe, expect, it } from 'vitest';
import type { JourneyEvent } from '#machines/journey/events.ts';
import { NOTHING_TYPED, type SavedJourney, viewSavedJourney } from '#machines/persistence/savedJourney.ts';
import { signedCopyOf } from '#machines/journey/views/signedCopyOf.ts';
import { journeyAt } from '#test/support/journeyAt.ts';
import { ein } from './businessSamples.ts';
import * as contract from './contractSamples.ts';
import { answeredJourney, downloading, NEW_YEAR, opened, PDF, select, SIGNED_OUT } from './samples.ts';

const { contractSigned, contractView, OPEN_DASHBOARD, READ, SIGNED, SIGNED_TOAST } = contract;
const UPLOAD: JourneyEvent = { type: 'irsForm.fileChosen', file: PDF };

describe('The congratulations', () => {
  const CONGRATULATING = { ...SIGNED, isCongratulating: true, canOpenDashboard: true };

  it('come 300 ms after the signature, not a millisecond before, and once (R12.5)', async () => {
    const journey = await contractSigned();
    const after = (ms: number) => {
      journey.clock.increment(ms);
      return [contractView(journey), journey.snapshot().hasTag('dialog')];
    };
    expect([after(299), after(1)]).toEqual([
      [SIGNED, false],
      [CONGRATULATING, true],
    ]);
    journey.open('/contract');
    expect([contractView(journey), journey.toasts]).toEqual([CONGRATULATING, SIGNED_TOAST]);
  });

  it('continue to the dashboard and are gone (R12.6)', async () => {
    const journey = await contractSigned();
    journey.clock.increment(300);
    journey.send(OPEN_DASHBOARD);
    expect([journey.path(), journey.snapshot().hasTag('dialog')]).toEqual(['/dashboard', false]);
  });

  it('come for nobody who left, nor for a contract signed earlier that is read strictly (R12.2, R12.5, R12.8)', async () => {
    const journey = await contractSigned([opened('/contract'), READ], contract.STRICT);
    journey.open('/offers');
    journey.clock.increment(1000);
    expect([journey.path(), journey.snapshot().hasTag('dialog')]).toEqual(['/offers', false]);
    journey.open('/contract');
    journey.clock.increment(1000);
    const { isSigned, isCongratulating, canAgree } = contractView(journey);
    expect([isSigned, isCongratulating, canAgree]).toEqual([true, false, false]);
    journey.send(OPEN_DASHBOARD);
    expect(journey.path()).toBe('/dashboard');
  });
});

describe('What is agreed to', () => {
  it('shows the IRS form that was uploaded (R12.1)', async () => {
    const journey = await answeredJourney('/sign-irs-form', [UPLOAD, opened('/contract')]);
    expect(contractView(journey).review).toEqual({ ...contract.REVIEW, irsForm: PDF });
  });

  it('stays what was signed, whatever is typed and uploaded afterwards, also in the next year (R9.6, R12.8)', async () => {
    const journey = await contractSigned();
    const typing = [NEW_YEAR, opened('/entity-details'), ein('98-7654321'), opened('/sign-irs-form'), UPLOAD];
    for (const event of [...typing, opened('/contract')]) journey.send(event);
    expect(contractView(journey)).toEqual({ ...SIGNED, canOpenDashboard: true });
  });
});

describe('The signed copy', () => {
  const TYPED = [select('6-month'), opened('/entity-details'), ein('12-3456789'), opened('/contract')];
  const COPY_ASKED: JourneyEvent = { type: 'contract.copyDownloaded' };

  it('says who signed what and when, without the spaces typed round the name (R12.4, R12.5)', async () => {
    const signing = [READ, contract.TICK, contract.typed('  Dana Example '), contract.SUBMIT];
    const journey = await answeredJourney('/offers', [...TYPED, ...signing]);
    const business = { ...contract.COPY.business, ein: '12-3456789' };
    const signed = { signature: 'Dana Example', offerId: '6-month', readAt: contract.READ_AT };
    const copy = { ...contract.COPY, ...signed, business };
    expect([signedCopyOf(journey.snapshot()), contractView(journey).signedCopy]).toEqual([copy, copy]);
    journey.open('/dashboard');
    expect(signedCopyOf(journey.snapshot())).toEqual(copy);
  });

  it.each<[string, Partial<SavedJourney>]>([
    ['what was signed for', { signedFor: null }],
    ['the document id', { documentId: null }],
    ['the time', { contractTimes: NOTHING_TYPED.contractTimes }],
  ])('is not made up where %s did not come back after a reload (R12.8, R15.1)', async (_what, lost) => {
    const kept = viewSavedJourney((await contractSigned(TYPED)).snapshot());
    expect(signedCopyOf(journeyAt('/dashboard', { saved: kept }).snapshot())?.signature).toBe('Demo Creator');
    expect(signedCopyOf(journeyAt('/dashboard', { saved: { ...kept, ...lost } }).snapshot())).toBeNull();
  });

  it('can be had of a signed contract, which says so once, on every screen that shows it (R12.1, R12.8)', async () => {
    const asking = ['/contract', '/dashboard', '/dashboard-established'].flatMap((path) => [opened(path), COPY_ASKED]);
    const unsigned = await answeredJourney('/contract', [...contract.READYING, ...asking]);
    const signed = await contractSigned();
    for (const event of asking) signed.send(event);
    const toast = downloading('signedCopy');
    expect([unsigned.toasts, signed.toasts]).toEqual([[], [...SIGNED_TOAST, toast, toast, toast]]);
  });

  it('is gone with the creator who signed (R2.4, R12.8)', async () => {
    const journey = await contractSigned(TYPED);
    journey.send(SIGNED_OUT);
    expect(signedCopyOf(journey.snapshot())).toBeNull();
  });
});
