import { describe, expect, it } from 'vitest';
import { viewContract } from '#machines/journey/views/viewContract.ts';
import type { TestJourney } from '#test/support/journeyAt.ts';
import { contractSigned, OPEN_DASHBOARD, READ, REVIEW, SIGNED, SIGNED_TOAST, STRICT } from './contractSamples.ts';
import { answeredJourney, opened, PDF } from './samples.ts';

const view = (journey: TestJourney) => viewContract(journey.snapshot());

describe('The congratulations', () => {
  const CONGRATULATING = { ...SIGNED, isCongratulating: true, canOpenDashboard: true };

  it('come 300 ms after the signature, not a millisecond before, and once (R12.5)', async () => {
    const journey = await contractSigned();
    journey.clock.increment(299);
    const before = [view(journey), journey.snapshot().hasTag('dialog')];
    journey.clock.increment(1);
    expect([before, view(journey), journey.snapshot().hasTag('dialog')]).toEqual([
      [SIGNED, false],
      CONGRATULATING,
      true,
    ]);
    journey.open('/contract');
    expect([view(journey), journey.toasts]).toEqual([CONGRATULATING, [SIGNED_TOAST]]);
  });

  it('continue to the dashboard and are gone (R12.6)', async () => {
    const journey = await contractSigned();
    journey.clock.increment(300);
    journey.send(OPEN_DASHBOARD);
    expect([journey.path(), journey.snapshot().hasTag('dialog')]).toEqual(['/dashboard', false]);
  });

  it('come for nobody who left the screen, and not under the strict reading of a contract signed earlier (R12.2, R12.5, R12.8)', async () => {
    const journey = await contractSigned([opened('/contract'), READ], STRICT);
    journey.open('/offers');
    journey.clock.increment(1000);
    expect([journey.path(), journey.snapshot().hasTag('dialog')]).toEqual(['/offers', false]);
    journey.open('/contract');
    journey.clock.increment(1000);
    expect([view(journey).isSigned, view(journey).isCongratulating, view(journey).canAgree]).toEqual([
      true,
      false,
      false,
    ]);
    journey.send(OPEN_DASHBOARD);
    expect(journey.path()).toBe('/dashboard');
  });
});

describe('What is agreed to', () => {
  it('shows the IRS form that was uploaded (R12.1)', async () => {
    const journey = await answeredJourney('/sign-irs-form', [
      { type: 'irsForm.fileChosen', file: PDF },
      opened('/contract'),
    ]);
    expect(view(journey).review).toEqual({ ...REVIEW, irsForm: PDF });
  });

  it('stays what was signed, whatever is typed and uploaded afterwards (R12.8)', async () => {
    const journey = await contractSigned();
    for (const event of [
      opened('/entity-details'),
      { type: 'business.fieldChanged', field: 'ein', value: '98-7654321' },
      opened('/sign-irs-form'),
      { type: 'irsForm.fileChosen', file: PDF },
      opened('/contract'),
    ] as const)
      journey.send(event);
    expect(view(journey)).toEqual({ ...SIGNED, canOpenDashboard: true });
  });
});
