import { DOCUMENT_SLOTS, type DocumentSlot } from '#machines/domain/business.ts';
import type { FileRef } from '#machines/domain/documents.ts';
import type { JourneyEvent, LeftField } from '#machines/journey/events.ts';
import { PDF } from './samples.ts';

export const OWNER = 'owner-1';
export const ADD: JourneyEvent = { type: 'business.ownerAdded' };
export const CONTINUED: JourneyEvent = { type: 'business.continued' };
export const choose = (entityType: string): JourneyEvent => ({ type: 'business.entityTypeChosen', entityType });
export const ein = (value: string): JourneyEvent => ({ type: 'business.fieldChanged', field: 'ein', value });
export const address = (value: string): JourneyEvent => ({ type: 'business.fieldChanged', field: 'address', value });
export const left = (field: LeftField): JourneyEvent => ({ type: 'business.fieldLeft', field });
export const removed = (ownerId: string): JourneyEvent => ({ type: 'business.ownerRemoved', ownerId });
export const named = (name: string, ownerId = OWNER): JourneyEvent => ({
  type: 'business.ownerNameChanged',
  ownerId,
  name,
});
export const staked = (percentage: string, ownerId = OWNER): JourneyEvent => ({
  type: 'business.ownerPercentageChanged',
  ownerId,
  percentage,
});
export const identified = (file: FileRef, ownerId = OWNER): JourneyEvent => ({
  type: 'business.ownerIdChosen',
  ownerId,
  file,
});
export const given = (slot: DocumentSlot, file: FileRef): JourneyEvent => ({
  type: 'business.documentChosen',
  slot,
  file,
});
export const confirmed = (isConfirmed: boolean): JourneyEvent => ({
  type: 'business.incomeConfirmationChanged',
  isConfirmed,
});
export const authorized = (isGiven: boolean): JourneyEvent => ({ type: 'business.authorizationChanged', isGiven });
export const AUTHORIZE = authorized(true);

/** Everything that is asked for. */
export const COMPLETING: readonly JourneyEvent[] = [
  choose('llc'),
  ein('12-3456789'),
  address('1 Main Street\nSpringfield'),
  named('Ada Lovelace'),
  staked('60'),
  identified(PDF),
  ...DOCUMENT_SLOTS.map((slot) => given(slot, PDF)),
  confirmed(true),
  AUTHORIZE,
];
