import type { FileRef } from '#machines/domain/documents.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { PDF } from '#test/support/fixtures.ts';
import { DOCUMENT_SLOTS, type DocumentSlot, type EntityType, type FormField } from '#machines/domain/choices.ts';

export const OWNER = 'owner-1';
export const ADD: JourneyEvent = { type: 'business.ownerAdded' };
export const CONTINUED: JourneyEvent = { type: 'business.continued' };
export const choose = (entityType: EntityType): JourneyEvent => ({ type: 'business.entityTypeChosen', entityType });
export const ein = (value: string): JourneyEvent => ({ type: 'business.fieldChanged', field: 'ein', value });
export const address = (value: string): JourneyEvent => ({ type: 'business.fieldChanged', field: 'address', value });
export const left = (field: FormField): JourneyEvent => ({ type: 'business.fieldTouched', field });
export const removed = (ownerId: string): JourneyEvent => ({ type: 'business.ownerRemoved', ownerId });
export const named = (name: string, ownerId = OWNER): JourneyEvent => ({
  type: 'business.ownerChanged',
  ownerId,
  field: 'name',
  value: name,
});
export const staked = (percentage: string, ownerId = OWNER): JourneyEvent => ({
  type: 'business.ownerChanged',
  ownerId,
  field: 'percentage',
  value: percentage,
});
export const identified = (file: FileRef, ownerId = OWNER): JourneyEvent => ({
  type: 'business.fileChosen',
  place: `idDocument:${ownerId}`,
  file,
});
export const given = (slot: DocumentSlot, file: FileRef): JourneyEvent => ({
  type: 'business.fileChosen',
  place: slot,
  file,
});
export const confirmed = (isConfirmed: boolean): JourneyEvent => ({
  type: 'business.incomeConfirmationChanged',
  isConfirmed,
});
export const AUTHORIZE: JourneyEvent = { type: 'business.authorizationChanged', isGiven: true };

/** Fills in everything. */
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
