import {
  type BusinessProblem,
  businessProblems,
  checklistOf,
  einProblem,
  excessOwnership,
  OWNER_RULES,
  type OwnerProblem,
} from '#machines/domain/business.ts';
import { type FileRef, sizeWarning } from '#machines/domain/documents.ts';
import type { JourneyContext } from '#machines/journey/context.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { viewApplication } from './viewApplication.ts';
import { DOCUMENT_SLOTS, type FilePlace, type FormField, OWNER_TEXT_FIELDS } from '#machines/domain/choices.ts';

/** Problems that no further typing solves: they show before the field is left (R20.4). */
const SHOWN_AT_ONCE: ReadonlySet<OwnerProblem | null> = new Set(['notWhole', 'leadingZero', 'tooMuch']);

export type EntityDetailsView = ReturnType<typeof viewEntityDetails>;
/** An owner's row; problems are shown once the field was touched (R9.4). */
export type OwnerView = EntityDetailsView['owners'][number];
/** A place for a file: the file, the last refusal, and what has to be said of the file's size (R9.4 to R9.6). */
export type FilePlaceView = OwnerView['idDocument'];

/** The business form: what is typed, what is wrong where, and whether the creator may go on (R9). */
export function viewEntityDetails(snapshot: JourneySnapshot) {
  const { touchedFields, businessRefusals, signedFor } = snapshot.context;
  const { business } = signedFor ?? snapshot.context;
  const problems = businessProblems(business);
  const excess = excessOwnership(business.owners);
  const isTouched = (field: FormField) => touchedFields.includes(field);
  const isMissing = (field: BusinessProblem['field']) => problems.some((problem) => problem.field === field);
  const at = (place: FilePlace, file: FileRef | null, field: FormField) => ({
    file,
    refusal: businessRefusals[place] ?? null,
    sizeWarning: file === null ? null : sizeWarning(place, file),
    /** Whether Continue found no file here and there is none yet (R9.9). */
    isMissing: file === null && isTouched(field),
  });
  return {
    details: business,
    /** What stands beside the fields of the business itself once they were touched (R9.1 to R9.3). */
    fieldProblems: {
      entityType: isTouched('entityType') && isMissing('entityType') ? 'missing' : null,
      ein: isTouched('ein') ? einProblem(business.ein) : null,
      address: isTouched('address') && isMissing('address') ? 'missing' : null,
    },
    owners: business.owners.map((owner, index) => ({
      id: owner.id,
      number: index + 1,
      fields: OWNER_TEXT_FIELDS.map((field) => {
        const problem = OWNER_RULES[field](owner);
        const isShown = isTouched(`${field}:${owner.id}`) || SHOWN_AT_ONCE.has(problem);
        return { field, value: owner[field], problem: isShown ? problem : null };
      }),
      /** The sum of all percentages where it is too much, shown next to the last one given (R9.4). */
      excessPercent: excess?.ownerId === owner.id ? excess.percent : null,
      idDocument: at(`idDocument:${owner.id}`, owner.idDocument, `idDocument:${owner.id}`),
    })),
    canRemoveOwner: business.owners.length > 1,
    documents: DOCUMENT_SLOTS.map((slot) => ({ slot, ...at(slot, business.documents[slot], `document:${slot}`) })),
    ...viewApplication(snapshot),
    taxReturnYear: taxYearOf(snapshot.context),
    isComplete: snapshot.matches({ screen: { entityDetails: { completeness: 'complete' } } }),
    /** What the form asks for, each with the field to go to while it is not done (R9.9, R16.1). */
    checklist: checklistOf(business),
    isIncomeMissing: isTouched('income') && isMissing('income'),
    canContinue: snapshot.can({ type: 'business.continued' }),
    /** The field that a list of what is missing points at, until it has been shown. */
    requestedField: snapshot.context.requestedField,
    /** Whether the creator has come from the contract, to which Continue goes back (R15.1). */
    isChanging: snapshot.context.changing !== null,
  };
}

/** The year whose tax return is asked for: the one before today's, or before that of a signed contract (R9.6, R12.8). */
export function taxYearOf({ contractTimes, today }: Pick<JourneyContext, 'contractTimes' | 'today'>): number {
  return Number((contractTimes.signedAt ?? today).slice(0, 'yyyy'.length)) - 1;
}
