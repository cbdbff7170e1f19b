import { blankOwner, type BusinessDetails, businessProblems, fieldOf } from '#machines/domain/business.ts';
import type { FilePlace } from '#machines/domain/choices.ts';
import { businessFileProblem, type FileProblem, type FileRef, irsFormProblem } from '#machines/domain/documents.ts';
import { formatEin } from '#machines/domain/ein.ts';
import type { FileRefusal, JourneyContext } from '#machines/journey/context.ts';
import { base, when } from './base.ts';

const OWNER_ID = 'ownerId:';

/** What the business form and the IRS upload do to context (R9, R10.4). */
export const businessActions = {
  keepEntityType: when('business.entityTypeChosen', ({ entityType }, context) => change(context, { entityType })),
  keepBusinessField: when('business.fieldChanged', ({ field, value }, context) => change(context, { [field]: value })),
  noteFieldLeft: when('business.fieldLeft', ({ field }, { businessFieldsLeft: left }) => ({
    businessFieldsLeft: left.includes(field) ? left : [...left, field],
  })),
  writeOutEin: when('business.fieldLeft', ({ field }, context) =>
    field === 'ein' ? change(context, { ein: formatEin(context.business.ein) }) : {},
  ),
  // The authorization is given then; that it is noted all the same tells that Continue has looked at every field.
  noteAllFieldsLeft: base.assign({
    businessFieldsLeft: ({ context: { business, businessFieldsLeft } }) => [
      ...new Set([...businessFieldsLeft, ...businessProblems(business).map(fieldOf), 'authorization' as const]),
    ],
  }),
  noteFieldAsked: when('business.fieldAsked', ({ field }) => ({ fieldAsked: field })),
  forgetFieldAsked: base.assign({ fieldAsked: null }),
  addOwner: base.assign(({ context }) => {
    const ownersAdded = context.ownersAdded + 1;
    const owners = [...context.business.owners, blankOwner(`owner-${ownersAdded}`)];
    return { ownersAdded, ...change(context, { owners }) };
  }),
  removeOwner: when('business.ownerRemoved', ({ ownerId }, context) => ({
    ...change(context, { owners: context.business.owners.filter(({ id }) => id !== ownerId) }),
    ...refusalAt(context, `ownerId:${ownerId}`, null),
    businessFieldsLeft: context.businessFieldsLeft.filter((field) => !field.endsWith(`:${ownerId}`)),
  })),
  keepOwnerField: when('business.ownerChanged', ({ ownerId, field, value }, context) =>
    change(context, { owners: ownersWith(context, ownerId, { [field]: value }) }),
  ),
  keepBusinessFile: when('business.fileChosen', ({ place, file }, context) => withFile(context, place, file)),
  dropBusinessFile: when('business.fileRemoved', ({ place }, context) => withFile(context, place, null)),
  refuseBusinessFile: when('business.fileChosen', ({ place, file }, context) =>
    refusalAt(context, place, refusalOf(file, businessFileProblem(place, file))),
  ),
  refuseIrsForm: when('irsForm.fileChosen', ({ file }) => ({
    irsFormRefusal: refusalOf(file, irsFormProblem(file)),
  })),
  keepIncomeConfirmation: when('business.incomeConfirmationChanged', ({ isConfirmed }, context) =>
    change(context, { isIncomeConfirmed: isConfirmed }),
  ),
  keepAuthorization: when('business.authorizationChanged', ({ isGiven }, context) =>
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
  const part = place.startsWith(OWNER_ID)
    ? { owners: ownersWith(context, place.slice(OWNER_ID.length), { idDocument: file }) }
    : { documents: { ...context.business.documents, [place]: file } };
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
