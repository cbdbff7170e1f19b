import type { FileRef } from '#machines/domain/documents.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { PDF } from '#test/support/fixtures.ts';
import { DOCUMENT_SLOTS, type DocumentSlot, type EntityType, type FormField } from '#machines/domain/choices.ts';

export const OWNER = 'owner-1';
export const ADD_OWNER: JourneyEvent = { type: 'business.ownerAdded' };
export const CONTINUED: JourneyEvent = { type: 'business.continued' };
export const choose = (entityType: EntityType): JourneyEvent => ({ type: 'business.entityTypeChosen', entityType });
export const ein = (value: string): JourneyEvent => ({ type: 'business.fieldChanged', field: 'ein', value });
export const address = (value: string): JourneyEvent => ({ type: 'business.fieldChanged', field: 'address', value });
export const touched = (field: FormField): JourneyEvent => ({ type: 'business.fieldTouched', field });
export const ownerRemoved = (ownerId: string): JourneyEvent => ({ type: 'business.ownerRemoved', ownerId });
export const ownerNamed = (name: string, ownerId = OWNER): JourneyEvent => ({
  type: 'business.ownerChanged',
  ownerId,
  field: 'name',
  value: name,
});
export const percentageTyped = (percentage: string, ownerId = OWNER): JourneyEvent => ({
  type: 'business.ownerChanged',
  ownerId,
  field: 'percentage',
  value: percentage,
});
export const idChosen = (file: FileRef, ownerId = OWNER): JourneyEvent => ({
  type: 'business.fileChosen',
  place: `idDocument:${ownerId}`,
  file,
});
export const documentChosen = (slot: DocumentSlot, file: FileRef): JourneyEvent => ({
  type: 'business.fileChosen',
  place: slot,
  file,
});
export const incomeConfirmed = (isConfirmed: boolean): JourneyEvent => ({
  type: 'business.incomeConfirmationChanged',
  isConfirmed,
});
export const AUTHORIZE: JourneyEvent = { type: 'business.authorizationChanged', isGiven: true };

/** Events that fill in the whole business form. */
export const COMPLETING: readonly JourneyEvent[] = [
  choose('llc'),
  ein('12-3456789'),
  address('1 Main Street\nSpringfield'),
  ownerNamed('Ada Lovelace'),
  percentageTyped('60'),
  idChosen(PDF),
  ...DOCUMENT_SLOTS.map((slot) => documentChosen(slot, PDF)),
  incomeConfirmed(true),
  AUTHORIZE,
];
