import { blankOwner, type BusinessDetails, businessProblems, fieldOf } from '#machines/domain/business.ts';
import type { FilePlace } from '#machines/domain/choices.ts';
import {
  businessFileProblem,
  type FileProblem,
  type FileRef,
  irsFormProblem,
  ownerOfPlace,
} from '#machines/domain/documents.ts';
import { formatEin } from '#machines/domain/ein.ts';
import type { FileRefusal, JourneyContext } from '#machines/journey/context.ts';
import { base, when } from './base.ts';

/** What the business form and the IRS upload do to context (R9, R10.4). */
export const businessActions = {
  rememberEntityType: when('business.entityTypeChosen', ({ entityType }, context) => change(context, { entityType })),
  rememberBusinessField: when('business.fieldChanged', ({ field, value }, context) =>
    change(context, { [field]: value }),
  ),
  touchField: when('business.fieldTouched', ({ field }, { touchedFields: left }) => ({
    touchedFields: left.includes(field) ? left : [...left, field],
  })),
  writeOutEin: when('business.fieldTouched', ({ field }, context) =>
    field === 'ein' ? change(context, { ein: formatEin(context.business.ein) }) : {},
  ),
  // The authorization is given by then; it counts as touched all the same, as Continue has looked at every field.
  touchAllFields: base.assign({
    touchedFields: ({ context: { business, touchedFields } }) => [
      ...new Set([...touchedFields, ...businessProblems(business).map(fieldOf), 'authorization' as const]),
    ],
  }),
  requestField: when('business.fieldRequested', ({ field }) => ({ requestedField: field })),
  forgetRequestedField: base.assign({ requestedField: null }),
  addOwner: base.assign(({ context }) => {
    const ownersAdded = context.ownersAdded + 1;
    const owners = [...context.business.owners, blankOwner(`owner-${ownersAdded}`)];
    return { ownersAdded, ...change(context, { owners }) };
  }),
  removeOwner: when('business.ownerRemoved', ({ ownerId }, context) => ({
    ...change(context, { owners: context.business.owners.filter(({ id }) => id !== ownerId) }),
    ...refusalAt(context, `idDocument:${ownerId}`, null),
    touchedFields: context.touchedFields.filter((field) => !field.endsWith(`:${ownerId}`)),
  })),
  rememberOwnerField: when('business.ownerChanged', ({ ownerId, field, value }, context) =>
    change(context, { owners: ownersWith(context, ownerId, { [field]: value }) }),
  ),
  rememberBusinessFile: when('business.fileChosen', ({ place, file }, context) => withFile(context, place, file)),
  forgetBusinessFile: when('business.fileRemoved', ({ place }, context) => withFile(context, place, null)),
  refuseBusinessFile: when('business.fileChosen', ({ place, file }, context) =>
    refusalAt(context, place, refusalOf(file, businessFileProblem(place, file))),
  ),
  rememberLegalName: when('irsForm.legalNameChanged', ({ value }, context) => change(context, { legalName: value })),
  refuseIrsForm: when('irsForm.fileChosen', ({ file }) => ({
    irsFormRefusal: refusalOf(file, irsFormProblem(file)),
  })),
  rememberIncomeConfirmation: when('business.incomeConfirmationChanged', ({ isConfirmed }, context) =>
    change(context, { isIncomeConfirmed: isConfirmed }),
  ),
  rememberAuthorization: when('business.authorizationChanged', ({ isGiven }, context) =>
    change(context, { isAuthorized: isGiven }),
  ),
};

type Business = Pick<JourneyContext, 'business'>;

function change({ business }: Business, part: Partial<BusinessDetails>): Business {
  return { business: { ...business, ...part } };
}

function ownersWith({ business }: Business, ownerId: string, part: object): BusinessDetails['owners'] {
  return business.owners.map((owner) => (owner.id === ownerId ? { ...owner, ...part } : owner));
}

/** The file at its place, or none; what was refused there is forgotten. */
function withFile(context: JourneyContext, place: FilePlace, file: FileRef | null): Partial<JourneyContext> {
  const ownerId = ownerOfPlace(place);
  const part =
    ownerId === null
      ? { documents: { ...context.business.documents, [place]: file } }
      : { owners: ownersWith(context, ownerId, { idDocument: file }) };
  return { ...change(context, part), ...refusalAt(context, place, null) };
}

function refusalOf({ name }: FileRef, problem: FileProblem | null): FileRefusal | null {
  return problem && { name, problem };
}

function refusalAt(
  { businessRefusals }: JourneyContext,
  place: FilePlace,
  refusal: FileRefusal | null,
): Pick<JourneyContext, 'businessRefusals'> {
  const { [place]: _dropped, ...others } = businessRefusals;
  return { businessRefusals: refusal === null ? others : { ...others, [place]: refusal } };
}
