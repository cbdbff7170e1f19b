import { blankOwner, type BusinessDetails, businessProblems, fieldOf, fileAt } from '#machines/domain/business.ts';
import type { FilePlace } from '#machines/domain/choices.ts';
import {
  businessFileProblem,
  type FileProblem,
  type FileRef,
  type FileRefusal,
  irsFormProblem,
  ownerOfPlace,
} from '#machines/domain/documents.ts';
import { formatEin } from '#machines/domain/ein.ts';
import type { JourneyContext, Removed } from '#machines/journey/context.ts';
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
    field === 'ein' && formatEin(context.business.ein) !== context.business.ein
      ? change(context, { ein: formatEin(context.business.ein) })
      : {},
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
    removed: removal(context, 'owner', context.business.owners.find(({ id }) => id === ownerId)?.name),
  })),
  rememberOwnerField: when('business.ownerChanged', ({ ownerId, field, value }, context) =>
    change(context, { owners: ownersWith(context, ownerId, { [field]: value }) }),
  ),
  rememberBusinessFile: when('business.fileChosen', ({ place, file }, context) => withFile(context, place, file)),
  forgetBusinessFile: when('business.fileRemoved', ({ place }, context) => ({
    ...withFile(context, place, null),
    removed: removal(context, place, fileAt(context.business, place)?.name),
  })),
  forgetIrsForm: base.assign(({ context }) => ({
    irsForm: null,
    irsFormRefusal: null,
    removed: removal(context, 'irsForm', context.irsForm?.name),
  })),
  // Fields that were touched since stay touched.
  restoreRemoved: base.assign(({ context: { removed, touchedFields } }) =>
    removed === null
      ? {}
      : {
          ...removed.before,
          touchedFields: [...new Set([...removed.before.touchedFields, ...touchedFields])],
          removed: null,
        },
  ),
  forgetRemoved: base.assign({ removed: null }),
  refuseBusinessFile: when('business.fileChosen', ({ place, file }, context) =>
    refusalAt(context, place, refusalOf(file, businessFileProblem(place, file))),
  ),
  rememberLegalName: when('irsForm.legalNameChanged', ({ value }, context) => change(context, { legalName: value })),
  refuseIrsForm: when('irsForm.fileChosen', ({ file }) => ({
    irsFormRefusal: refusalOf(file, irsFormProblem(file)),
    removed: null,
  })),
  rememberIncomeConfirmation: when('business.incomeConfirmationChanged', ({ isConfirmed }, context) =>
    change(context, { isIncomeConfirmed: isConfirmed }),
  ),
  rememberAuthorization: when('business.authorizationChanged', ({ isGiven }, context) =>
    change(context, { isAuthorized: isGiven }),
  ),
};

type Business = Pick<JourneyContext, 'business'>;

/** A change of the form; what was removed before it can no longer be brought back. */
function change({ business }: Business, part: Partial<BusinessDetails>): Pick<JourneyContext, 'business' | 'removed'> {
  return { business: { ...business, ...part }, removed: null };
}

function removal({ business, touchedFields, irsForm }: JourneyContext, what: Removed['what'], name = ''): Removed {
  return { what, name, before: { business, touchedFields, irsForm } };
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
