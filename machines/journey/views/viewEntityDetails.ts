import {
  type BusinessDetails,
  type BusinessProblem,
  businessProblems,
  excessOwnership,
  OWNER_RULES,
  type OwnerProblem,
  taxReturnYear,
} from '#machines/domain/business.ts';
import {
  businessDocumentSizeWarning,
  type FileRef,
  type FileRefusal,
  ownerIdSizeWarning,
  type SizeWarning,
} from '#machines/domain/documents.ts';
import type { EinProblem } from '#machines/domain/ein.ts';
import type { JourneyContext } from '#machines/journey/context.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import {
  DOCUMENT_SLOTS,
  type DocumentSlot,
  type FormField,
  OWNER_TEXT_FIELDS,
  type OwnerTextField,
} from '#machines/domain/choices.ts';

/** A place for a file: the file, the last refusal, and what has to be said of the file's size (R9.4 to R9.6). */
export type FilePlaceView = {
  readonly file: FileRef | null;
  readonly refusal: FileRefusal | null;
  readonly sizeWarning: SizeWarning | null;
  /** Whether Continue found no file here and there is none yet (R9.9). */
  readonly isMissing: boolean;
};

/** An owner's row; problems are shown once the field was touched (R9.4). */
export type OwnerView = {
  readonly id: string;
  readonly number: number;
  readonly fields: readonly {
    readonly field: OwnerTextField;
    readonly value: string;
    readonly problem: OwnerProblem | null;
  }[];
  readonly idDocument: FilePlaceView;
};

/** The business form: what is typed, what is wrong where, and whether the creator may go on (R9). */
export type EntityDetailsView = {
  readonly details: BusinessDetails;
  readonly entityTypeProblem: 'missing' | null;
  readonly einProblem: EinProblem | null;
  readonly addressProblem: 'missing' | null;
  readonly owners: readonly OwnerView[];
  readonly canRemoveOwner: boolean;
  /** The sum of the stakes when it is more than 100 percent, which is said and does not block (R9.4). */
  readonly excessOwnership: number | null;
  readonly documents: readonly (FilePlaceView & { readonly slot: DocumentSlot })[];
  readonly taxReturnYear: number;
  readonly isComplete: boolean;
  /** Everything that is missing or not acceptable, in the order of the form, touched or not. */
  readonly problems: readonly BusinessProblem[];
  /** The same once Continue has found something missing; nothing before (R9.10). */
  readonly problemsFound: readonly BusinessProblem[];
  readonly isIncomeMissing: boolean;
  readonly canContinue: boolean;
  /** Whether the contract is signed and the details can only be read (R12.8). */
  readonly isSettled: boolean;
  /** The field that a list of what is missing points at, until it has been shown. */
  readonly requestedField: FormField | null;
  /** Whether the creator has come from the contract, to which Continue goes back (R15.1). */
  readonly isChanging: boolean;
};

export function viewEntityDetails(snapshot: JourneySnapshot): EntityDetailsView {
  const { touchedFields, businessRefusals, signedFor } = snapshot.context;
  const { business } = signedFor ?? snapshot.context;
  const problems = businessProblems(business);
  const isTouched = (field: FormField) => touchedFields.includes(field);
  const isMissing = (field: BusinessProblem['field']) => problems.some((problem) => problem.field === field);
  return {
    details: business,
    entityTypeProblem: isTouched('entityType') && isMissing('entityType') ? 'missing' : null,
    einProblem: isTouched('ein') ? (problems.find((problem) => problem.field === 'ein')?.reason ?? null) : null,
    addressProblem: isTouched('address') && isMissing('address') ? 'missing' : null,
    owners: business.owners.map((owner, index) => ({
      id: owner.id,
      number: index + 1,
      fields: OWNER_TEXT_FIELDS.map((field) => ({
        field,
        value: owner[field],
        problem: isTouched(`${field}:${owner.id}`) ? OWNER_RULES[field](owner) : null,
      })),
      idDocument: {
        file: owner.idDocument,
        refusal: businessRefusals[`idDocument:${owner.id}`] ?? null,
        sizeWarning: owner.idDocument === null ? null : ownerIdSizeWarning(owner.idDocument),
        isMissing: owner.idDocument === null && isTouched(`idDocument:${owner.id}`),
      },
    })),
    canRemoveOwner: business.owners.length > 1,
    excessOwnership: excessOwnership(business.owners),
    documents: DOCUMENT_SLOTS.map((slot) => {
      const file = business.documents[slot];
      const refusal = businessRefusals[slot] ?? null;
      return {
        slot,
        file,
        refusal,
        sizeWarning: file === null ? null : businessDocumentSizeWarning(file),
        isMissing: file === null && isTouched(`document:${slot}`),
      };
    }),
    taxReturnYear: taxYearOf(snapshot.context),
    isComplete: snapshot.matches({ screen: { entityDetails: { completeness: 'complete' } } }),
    problems,
    problemsFound: isTouched('authorization') ? problems : [],
    isIncomeMissing: isTouched('income') && isMissing('income'),
    isSettled: snapshot.matches({ screen: { entityDetails: { editing: 'settled' } } }),
    canContinue: snapshot.can({ type: 'business.continued' }),
    requestedField: snapshot.context.requestedField,
    isChanging: snapshot.context.changing !== null,
  };
}

/** The year whose tax return is asked for; a signed contract keeps the one that it was signed with (R9.6, R12.8). */
export function taxYearOf({ contractTimes, today }: JourneyContext): number {
  return taxReturnYear(contractTimes.signedAt ?? today);
}
