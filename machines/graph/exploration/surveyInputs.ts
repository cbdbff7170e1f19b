import { type BusinessDetails, everySlot, type Owner } from '#machines/domain/business.ts';
import { DEMO_SESSION } from '#machines/domain/session.ts';
import { DEFAULT_POLICY } from '#machines/journey/context.ts';
import type { JourneyInput } from '#machines/journey/input.ts';
import { SAMPLE_PDF } from '#machines/journey/events/samples.ts';

const TODAY = '2026-11-21';

export const inputOf = (change: Partial<JourneyInput> = {}): JourneyInput => ({
  session: DEMO_SESSION,
  today: TODAY,
  policy: DEFAULT_POLICY,
  ...change,
});

export const OWNER: Owner = { id: 'owner-1', name: 'Ada', percentage: '100', idDocument: SAMPLE_PDF };
export const COMPLETE: BusinessDetails = {
  entityType: 'llc',
  legalName: '',
  ein: '12-3456789',
  address: '1 Main Street',
  owners: [OWNER],
  documents: everySlot(() => SAMPLE_PDF),
  isIncomeConfirmed: true,
  isAuthorized: true,
};
