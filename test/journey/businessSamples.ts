import type { FileRef } from '#machines/domain/documents.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { PDF } from '#test/support/fixtures.ts';
import { DOCUMENT_SLOTS, type DocumentSlot, type EntityType, type FormField } from '#machines/domain/choices.ts';

export const OWNER_ID = 'owner-1';
export const ADD_OWNER: JourneyEvent = { type: 'business.ownerAdded' };
export const CONTINUE: JourneyEvent = { type: 'business.continued' };
export const chooseEntityType = (entityType: EntityType): JourneyEvent => ({
  type: 'business.entityTypeChosen',
  entityType,
});
export const typeEin = (value: string): JourneyEvent => ({ type: 'business.fieldChanged', field: 'ein', value });
export const typeAddress = (value: string): JourneyEvent => ({
  type: 'business.fieldChanged',
  field: 'address',
  value,
});
export const touchField = (field: FormField): JourneyEvent => ({ type: 'business.fieldTouched', field });
export const removeOwner = (ownerId: string): JourneyEvent => ({ type: 'business.ownerRemoved', ownerId });
export const nameOwner = (name: string, ownerId = OWNER_ID): JourneyEvent => ({
  type: 'business.ownerChanged',
  ownerId,
  field: 'name',
  value: name,
});
export const typePercentage = (percentage: string, ownerId = OWNER_ID): JourneyEvent => ({
  type: 'business.ownerChanged',
  ownerId,
  field: 'percentage',
  value: percentage,
});
export const chooseId = (file: FileRef, ownerId = OWNER_ID): JourneyEvent => ({
  type: 'business.fileChosen',
  place: `idDocument:${ownerId}`,
  file,
});
export const chooseDocument = (slot: DocumentSlot, file: FileRef): JourneyEvent => ({
  type: 'business.fileChosen',
  place: slot,
  file,
});
export const confirmIncome = (isConfirmed: boolean): JourneyEvent => ({
  type: 'business.incomeConfirmationChanged',
  isConfirmed,
});
export const AUTHORIZE: JourneyEvent = { type: 'business.authorizationChanged', isGiven: true };

/** Events that fill in every required field of the business form. */
export const FILL_IN_FORM: readonly JourneyEvent[] = [
  chooseEntityType('llc'),
  typeEin('12-3456789'),
  typeAddress('1 Main Street\nSpringfield'),
  nameOwner('Ada Lovelace'),
  typePercentage('60'),
  chooseId(PDF),
  ...DOCUMENT_SLOTS.map((slot) => chooseDocument(slot, PDF)),
  confirmIncome(true),
  AUTHORIZE,
];
