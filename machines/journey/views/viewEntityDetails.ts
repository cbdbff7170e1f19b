import {
  type BusinessDetails,
  type BusinessProblem,
  businessProblems,
  excessOwnership,
  type OwnerPercentageProblem,
} from '#machines/domain/business.ts';
import {
  businessDocumentSizeWarning,
  type FileRef,
  ownerIdSizeWarning,
  type SizeWarning,
} from '#machines/domain/documents.ts';
import type { EinProblem } from '#machines/domain/ein.ts';
import { visibleText } from '#machines/domain/text.ts';
import type { FileRefusal } from '#machines/journey/context.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { taxYearOf } from './taxYearOf.ts';
import { DOCUMENT_SLOTS, type DocumentSlot, type FormField } from '#machines/domain/choices.ts';

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
  readonly name: string;
  readonly nameProblem: 'missing' | null;
  readonly percentage: string;
  readonly percentageProblem: OwnerPercentageProblem | null;
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
  /** The field that a list of what is missing points at, until it has been shown. */
  readonly requestedField: FormField | null;
  /** Whether the creator has come from the contract, to which Continue goes back (R15.1). */
  readonly isChanging: boolean;
};

export function viewEntityDetails(snapshot: JourneySnapshot): EntityDetailsView {
  const { business, touchedFields, businessRefusals } = snapshot.context;
  const problems = businessProblems(business);
  const isLeft = (field: FormField) => touchedFields.includes(field);
  const isMissing = (field: BusinessProblem['field']) => problems.some((problem) => problem.field === field);
  return {
    details: business,
    entityTypeProblem: isLeft('entityType') && isMissing('entityType') ? 'missing' : null,
    einProblem: isLeft('ein') ? (problems.find((problem) => problem.field === 'ein')?.reason ?? null) : null,
    addressProblem: isLeft('address') && isMissing('address') ? 'missing' : null,
    owners: business.owners.map((owner, index) => ({
      id: owner.id,
      number: index + 1,
      name: owner.name,
      nameProblem: isLeft(`ownerName:${owner.id}`) && visibleText(owner.name) === '' ? 'missing' : null,
      percentage: owner.percentage,
      percentageProblem: isLeft(`ownerPercentage:${owner.id}`) ? percentageProblemOf(problems, owner.id) : null,
      idDocument: {
        file: owner.idDocument,
        refusal: businessRefusals[`ownerId:${owner.id}`] ?? null,
        sizeWarning: owner.idDocument === null ? null : ownerIdSizeWarning(owner.idDocument),
        isMissing: owner.idDocument === null && isLeft(`ownerId:${owner.id}`),
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
        isMissing: file === null && isLeft(`document:${slot}`),
      };
    }),
    taxReturnYear: taxYearOf(snapshot.context),
    isComplete: snapshot.matches({ screen: { entityDetails: { completeness: 'complete' } } }),
    problems,
    problemsFound: isLeft('authorization') ? problems : [],
    isIncomeMissing: isLeft('income') && isMissing('income'),
    canContinue: snapshot.can({ type: 'business.continued' }),
    requestedField: snapshot.context.requestedField,
    isChanging: snapshot.context.changing !== null,
  };
}

function percentageProblemOf(problems: readonly BusinessProblem[], ownerId: string): OwnerPercentageProblem | null {
  for (const problem of problems) {
    if (problem.field === 'ownerPercentage' && problem.ownerId === ownerId) return problem.reason;
  }
  return null;
}
