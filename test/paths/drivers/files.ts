import { taxReturnYear } from '#machines/domain/business.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { COMPONENT_WORDS } from '#src/content/components.ts';
import { ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import { SIGN_IRS_FORM } from '#src/content/signIrsForm.ts';
import { button, type Drivers, presses } from './driver.ts';

const { file: words } = COMPONENT_WORDS;

const removes = (label: string) => button(`${words.remove} ${words.forLabel(label)}`);

const idLabel = (ownerId: string, { context }: JourneySnapshot) =>
  ENTITY_DETAILS.owners.idDocument(context.business.owners.findIndex(({ id }) => id === ownerId) + 1);

const documentLabel = (slot: keyof ReturnType<typeof ENTITY_DETAILS.documents.names>, { context }: JourneySnapshot) =>
  ENTITY_DETAILS.documents.names(taxReturnYear(context.today))[slot];

/** The files of the business form and the signed IRS form (R9.4 to R9.6, R10.4). */
export const FILE_DRIVERS = {
  'business.ownerIdChosen': (hands, { event, before }) => hands.give(idLabel(event.ownerId, before), event.file),
  'business.ownerIdRemoved': presses(({ event, before }) => removes(idLabel(event.ownerId, before))),
  'business.documentChosen': (hands, { event, before }) => hands.give(documentLabel(event.slot, before), event.file),
  'business.documentRemoved': presses(({ event, before }) => removes(documentLabel(event.slot, before))),
  'irsForm.fileChosen': (hands, { event }) => hands.give(SIGN_IRS_FORM.upload.label, event.file),
  'irsForm.fileRemoved': presses(() => removes(SIGN_IRS_FORM.upload.label)),
} satisfies Partial<Drivers>;
