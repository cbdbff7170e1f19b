import type { JourneyEvent } from '#machines/journey/events.ts';
import { viewContract } from '#machines/journey/views/viewContract.ts';
import { type FakeOutside, journeyAt, type TestJourney } from '#test/support/journeyAt.ts';

export const TICK: JourneyEvent = {
  type: 'contract.agreementChanged',
  isAgreed: true,
  at: '2026-11-21T09:30:00+00:00',
};
export const UNTICK: JourneyEvent = {
  type: 'contract.agreementChanged',
  isAgreed: false,
  at: '2026-11-21T09:30:00+00:00',
};
export const SUBMIT: JourneyEvent = { type: 'contract.submitted' };
export const OPEN_DASHBOARD: JourneyEvent = { type: 'contract.dashboardOpened' };
export const typed = (signature: string): JourneyEvent => ({ type: 'contract.signatureChanged', signature });

/** What makes a contract ready to be submitted. */
export const READYING = [TICK, typed('Demo Creator')];

/** A journey on the contract, document id drawn, after these events. */
export async function contractAfter(
  events: readonly JourneyEvent[],
  outside: Partial<FakeOutside> = {},
): Promise<TestJourney> {
  const journey = journeyAt('/contract', { outside });
  await journey.settle();
  for (const event of events) journey.send(event);
  return journey;
}

/** A journey on the contract that has been signed this moment. */
export async function contractSigned(): Promise<TestJourney> {
  const journey = await contractAfter([...READYING, SUBMIT]);
  await journey.settle();
  return journey;
}

/** The contract screen with its signing in this state, the rest as it is after the document id was drawn. */
export const inSigning = (signing: string) => ({
  contract: { viewer: 'loading', scroll: 'read', identity: 'numbered', signing },
});

export const contractView = (journey: TestJourney) => viewContract(journey.snapshot());
