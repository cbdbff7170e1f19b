import { blankOwner, businessProblems, fieldOf, fileAt, withFileAt, withOwner } from '#machines/domain/business.ts';
import type { FilePlace } from '#machines/domain/choices.ts';
import { businessFileProblem, type FileRefusal, irsFormProblem } from '#machines/domain/documents.ts';
import { formatEin } from '#machines/domain/ein.ts';
import type { JourneyContext, Removed } from '#machines/journey/context.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { base, type EventOf, when } from './base.ts';

type Business = JourneyContext['business'];

/** A change of the form; what was removed before it can no longer be brought back. */
const changes = <const Type extends JourneyEvent['type']>(
  type: Type,
  change: (event: EventOf<Type>, business: Business) => Partial<Business>,
) => when(type, (event, { business }) => ({ business: { ...business, ...change(event, business) }, removed: null }));

/** What the business form and the IRS upload do to context (R9, R10.4). */
export const businessActions = {
  rememberEntityType: changes('business.entityTypeChosen', ({ entityType }) => ({ entityType })),
  rememberBusinessField: changes('business.fieldChanged', ({ field, value }) => ({ [field]: value })),
  touchField: when('business.fieldTouched', ({ field }, { touchedFields }) => ({
    touchedFields: [...new Set([...touchedFields, field])],
  })),
  writeOutEin: when('business.fieldTouched', ({ field }, { business, removed }) => {
    const ein = formatEin(business.ein);
    return field === 'ein' && ein !== business.ein ? { business: { ...business, ein }, removed: null } : { removed };
  }),
  // The authorization is given by then; it counts as touched all the same, as Continue has looked at every field.
  touchAllFields: base.assign({
    touchedFields: ({ context: { business, touchedFields } }) => [
      ...new Set([...touchedFields, ...businessProblems(business).map(fieldOf), 'authorization' as const]),
    ],
  }),
  requestField: when('business.fieldRequested', ({ field }) => ({ requestedField: field })),
  forgetRequestedField: base.assign({ requestedField: null }),
  addOwner: base.assign(({ context: { business, ownersAdded: before } }) => {
    const ownersAdded = before + 1;
    const owners = [...business.owners, blankOwner(`owner-${ownersAdded}`)];
    return { ownersAdded, business: { ...business, owners }, removed: null };
  }),
  removeOwner: when('business.ownerRemoved', ({ ownerId }, context) => ({
    business: { ...context.business, owners: context.business.owners.filter(({ id }) => id !== ownerId) },
    ...refusalAt(context, `idDocument:${ownerId}`, null),
    touchedFields: context.touchedFields.filter((field) => !field.endsWith(`:${ownerId}`)),
    removed: removal(context, 'owner', context.business.owners.find(({ id }) => id === ownerId)?.name),
  })),
  rememberOwnerField: changes('business.ownerChanged', ({ ownerId, field, value }, business) =>
    withOwner(business, ownerId, { [field]: value }),
  ),
  rememberBusinessFile: when('business.fileChosen', ({ place, file }, context) => ({
    business: withFileAt(context.business, place, file),
    ...refusalAt(context, place, null),
    removed: null,
  })),
  forgetBusinessFile: when('business.fileRemoved', ({ place }, context) => ({
    business: withFileAt(context.business, place, null),
    ...refusalAt(context, place, null),
    removed: removal(context, place, fileAt(context.business, place)?.name),
  })),
  refuseBusinessFile: when('business.fileChosen', ({ place, file }, context) => {
    const problem = businessFileProblem(place, file);
    return refusalAt(context, place, problem && { name: file.name, problem });
  }),
  refuseIrsForm: when('irsForm.fileChosen', ({ file }) => {
    const problem = irsFormProblem(file);
    return { irsFormRefusal: problem && { name: file.name, problem }, removed: null };
  }),
  forgetIrsForm: base.assign(({ context }) => ({
    irsForm: null,
    irsFormRefusal: null,
    removed: removal(context, 'irsForm', context.irsForm?.name),
  })),
  // Fields that were touched since stay touched.
  restoreRemoved: base.assign(({ context: { removed, touchedFields } }) => {
    if (removed === null) return {};
    const touched = new Set([...removed.before.touchedFields, ...touchedFields]);
    return { ...removed.before, touchedFields: [...touched], removed: null };
  }),
  forgetRemoved: base.assign({ removed: null }),
  rememberIncomeConfirmation: changes('business.incomeConfirmationChanged', (event) => ({
    isIncomeConfirmed: event.isConfirmed,
  })),
  rememberAuthorization: changes('business.authorizationChanged', ({ isGiven }) => ({ isAuthorized: isGiven })),
};

function removal({ business, touchedFields, irsForm }: JourneyContext, what: Removed['what'], name = ''): Removed {
  return { what, name, before: { business, touchedFields, irsForm } };
}

/** What was refused at a place of the form, or nothing any more. */
function refusalAt({ businessRefusals }: JourneyContext, place: FilePlace, refusal: FileRefusal | null) {
  const { [place]: _dropped, ...others } = businessRefusals;
  return { businessRefusals: refusal === null ? others : { ...others, [place]: refusal } };
}
