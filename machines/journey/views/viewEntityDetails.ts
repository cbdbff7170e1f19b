import {
  businessProblems,
  checklistOf,
  einProblem,
  excessOwnership,
  fieldOf,
  OWNER_RULES,
  type OwnerProblem,
} from '#machines/domain/business.ts';
import { type FileRef, sizeWarning } from '#machines/domain/documents.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { taxYearOf, viewApplication } from './viewApplication.ts';
import { DOCUMENT_SLOTS, type FilePlace, type FormField, OWNER_TEXT_FIELDS } from '#machines/domain/choices.ts';

/** More typing can't fix these, so they show before the field loses focus (R20.4). */
const SHOWN_AT_ONCE: ReadonlySet<OwnerProblem | null> = new Set(['notWhole', 'leadingZero', 'tooMuch']);

export type EntityDetailsView = ReturnType<typeof viewEntityDetails>;
export type OwnerView = EntityDetailsView['owners'][number];
export type FilePlaceView = OwnerView['idDocument'];

/** The business form; most problems show only after their field has been touched (R9). */
export function viewEntityDetails(snapshot: JourneySnapshot) {
  const { touchedFields, businessRefusals, signedFor } = snapshot.context;
  const { business } = signedFor ?? snapshot.context;
  const problems = businessProblems(business);
  const excess = excessOwnership(business.owners);
  const isTouched = (field: FormField) => touchedFields.includes(field);
  const isProblemShown = (field: FormField) =>
    isTouched(field) && problems.some((problem) => fieldOf(problem) === field);
  const viewFile = (place: FilePlace, file: FileRef | null, field: FormField) => ({
    file,
    refusal: businessRefusals[place] ?? null,
    sizeWarning: file === null ? null : sizeWarning(place, file),
    isMissing: isProblemShown(field),
  });
  return {
    details: business,
    fieldProblems: {
      entityType: isProblemShown('entityType') ? 'missing' : null,
      ein: isTouched('ein') ? einProblem(business.ein) : null,
      address: isProblemShown('address') ? 'missing' : null,
    },
    owners: business.owners.map((owner, index) => ({
      id: owner.id,
      number: index + 1,
      fields: OWNER_TEXT_FIELDS.map((field) => {
        const problem = OWNER_RULES[field](owner);
        const isDue = isTouched(`${field}:${owner.id}`) || SHOWN_AT_ONCE.has(problem);
        return { field, value: owner[field], problem: isDue ? problem : null };
      }),
      /** The total of all percentages if it exceeds 100; only for the owner whose field shows the error (R9.4). */
      excessPercent: excess?.ownerId === owner.id ? excess.percent : null,
      idDocument: viewFile(`idDocument:${owner.id}`, owner.idDocument, `idDocument:${owner.id}`),
    })),
    canRemoveOwner: business.owners.length > 1,
    documents: DOCUMENT_SLOTS.map((slot) => ({
      slot,
      ...viewFile(slot, business.documents[slot], `document:${slot}`),
    })),
    ...viewApplication(snapshot),
    taxReturnYear: taxYearOf(snapshot.context),
    isComplete: snapshot.matches({ screen: { entityDetails: { completeness: 'complete' } } }),
    checklist: checklistOf(business),
    isIncomeMissing: isProblemShown('income'),
    canContinue: snapshot.can({ type: 'business.continued' }),
    requestedField: snapshot.context.requestedField,
    isChanging: snapshot.context.changing !== null,
  };
}
