import * as v from 'valibot';
import { DOCUMENT_SLOTS, ENTITY_TYPES, OWNER_TEXT_FIELDS } from './choices.ts';
import { FILE_CONTENTS } from './fileContent.ts';

/** A chosen file. src/services keeps its bytes under the same id; the browser's MIME type isn't trusted. */
export const fileRef = v.strictObject({
  id: v.string(),
  name: v.string(),
  sizeBytes: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  mimeType: v.string(),
  content: v.picklist(FILE_CONTENTS),
});

/** Text is kept as typed (R9.4, R20.4). */
export const owner = v.strictObject({
  id: v.string(),
  ...v.entriesFromList(OWNER_TEXT_FIELDS, v.string()),
  idDocument: v.nullable(fileRef),
});

export const business = v.strictObject({
  entityType: v.nullable(v.picklist(ENTITY_TYPES)),
  legalName: v.string(),
  ein: v.string(),
  address: v.string(),
  owners: v.pipe(v.array(owner), v.minLength(1), v.readonly()),
  documents: v.strictObject(v.entriesFromList(DOCUMENT_SLOTS, v.nullable(fileRef))),
  isIncomeConfirmed: v.boolean(),
  isAuthorized: v.boolean(),
});
