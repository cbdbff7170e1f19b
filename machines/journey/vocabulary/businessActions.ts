import { assertEvent } from 'xstate';
import {
  blankOwner,
  type BusinessDetails,
  businessProblems,
  ENTITY_TYPES,
  fieldOf,
  type Owner,
} from '#machines/domain/business.ts';
import {
  businessDocumentProblem,
  type FileProblem,
  irsFormProblem,
  ownerIdProblem,
} from '#machines/domain/documents.ts';
import { formatEin } from '#machines/domain/ein.ts';
import type { FilePlace, JourneyContext } from '#machines/journey/context.ts';
import { withGuards } from './guards.ts';

/** What the business form and the IRS upload do to context (R9, R10.4). */
export const businessActions = {
  keepEntityType: withGuards.assign({
    business: ({ context, event }) => {
      assertEvent(event, 'business.entityTypeChosen');
      const entityType = ENTITY_TYPES.find((type) => type === event.entityType) ?? null;
      return { ...context.business, entityType };
    },
  }),
  keepBusinessField: withGuards.assign({
    business: ({ context, event }) => {
      assertEvent(event, 'business.fieldChanged');
      return { ...context.business, [event.field]: event.value };
    },
  }),
  noteFieldLeft: withGuards.assign({
    businessFieldsLeft: ({ context, event }) => {
      assertEvent(event, 'business.fieldLeft');
      const left = context.businessFieldsLeft;
      return left.includes(event.field) ? left : [...left, event.field];
    },
  }),
  writeOutEin: withGuards.assign({
    business: ({ context, event }) => {
      assertEvent(event, 'business.fieldLeft');
      const { business } = context;
      return event.field === 'ein' ? { ...business, ein: formatEin(business.ein) } : business;
    },
  }),
  // The authorization is given then; that it is noted all the same tells that Continue has looked at every field.
  noteAllFieldsLeft: withGuards.assign({
    businessFieldsLeft: ({ context }) => [
      ...new Set([
        ...context.businessFieldsLeft,
        ...businessProblems(context.business).map(fieldOf),
        'authorization' as const,
      ]),
    ],
  }),
  noteFieldAsked: withGuards.assign({
    fieldAsked: ({ event }) => {
      assertEvent(event, 'business.fieldAsked');
      return event.field;
    },
  }),
  forgetFieldAsked: withGuards.assign({ fieldAsked: null }),
  addOwner: withGuards.assign(({ context }) => {
    const ownersAdded = context.ownersAdded + 1;
    const owner = blankOwner(`owner-${ownersAdded}`);
    return { ownersAdded, business: { ...context.business, owners: [...context.business.owners, owner] } };
  }),
  removeOwner: withGuards.assign(({ context, event }) => {
    assertEvent(event, 'business.ownerRemoved');
    const owners = context.business.owners.filter((owner) => owner.id !== event.ownerId);
    return {
      business: { ...context.business, owners },
      businessRefusals: withoutRefusal(context, `ownerId:${event.ownerId}`),
      businessFieldsLeft: context.businessFieldsLeft.filter((field) => !field.endsWith(`:${event.ownerId}`)),
    };
  }),
  keepOwnerName: withGuards.assign({
    business: ({ context, event }) => {
      assertEvent(event, 'business.ownerNameChanged');
      return withOwner(context.business, event.ownerId, { name: event.name });
    },
  }),
  keepOwnerPercentage: withGuards.assign({
    business: ({ context, event }) => {
      assertEvent(event, 'business.ownerPercentageChanged');
      return withOwner(context.business, event.ownerId, { percentage: event.percentage });
    },
  }),
  keepOwnerId: withGuards.assign(({ context, event }) => {
    assertEvent(event, 'business.ownerIdChosen');
    return {
      business: withOwner(context.business, event.ownerId, { idDocument: event.file }),
      businessRefusals: withoutRefusal(context, `ownerId:${event.ownerId}`),
    };
  }),
  dropOwnerId: withGuards.assign(({ context, event }) => {
    assertEvent(event, 'business.ownerIdRemoved');
    return {
      business: withOwner(context.business, event.ownerId, { idDocument: null }),
      businessRefusals: withoutRefusal(context, `ownerId:${event.ownerId}`),
    };
  }),
  keepBusinessDocument: withGuards.assign(({ context, event }) => {
    assertEvent(event, 'business.documentChosen');
    const documents = { ...context.business.documents, [event.slot]: event.file };
    return { business: { ...context.business, documents }, businessRefusals: withoutRefusal(context, event.slot) };
  }),
  dropBusinessDocument: withGuards.assign(({ context, event }) => {
    assertEvent(event, 'business.documentRemoved');
    const documents = { ...context.business.documents, [event.slot]: null };
    return { business: { ...context.business, documents }, businessRefusals: withoutRefusal(context, event.slot) };
  }),
  refuseFile: withGuards.assign(({ context, event }) => {
    if (event.type === 'business.ownerIdChosen') {
      return withRefusal(context, `ownerId:${event.ownerId}`, event.file.name, ownerIdProblem(event.file));
    }
    if (event.type === 'business.documentChosen') {
      return withRefusal(context, event.slot, event.file.name, businessDocumentProblem(event.file));
    }
    assertEvent(event, 'irsForm.fileChosen');
    const problem = irsFormProblem(event.file);
    return { irsFormRefusal: problem === null ? null : { name: event.file.name, problem } };
  }),
  keepIncomeConfirmation: withGuards.assign({
    business: ({ context, event }) => {
      assertEvent(event, 'business.incomeConfirmationChanged');
      return { ...context.business, isIncomeConfirmed: event.isConfirmed };
    },
  }),
  keepAuthorization: withGuards.assign({
    business: ({ context, event }) => {
      assertEvent(event, 'business.authorizationChanged');
      return { ...context.business, isAuthorized: event.isGiven };
    },
  }),
};

function withOwner(business: BusinessDetails, ownerId: string, change: Partial<Owner>): BusinessDetails {
  const owners = business.owners.map((owner) => (owner.id === ownerId ? { ...owner, ...change } : owner));
  return { ...business, owners };
}

function withoutRefusal(context: JourneyContext, place: FilePlace): JourneyContext['businessRefusals'] {
  const { [place]: _dropped, ...others } = context.businessRefusals;
  return others;
}

function withRefusal(
  context: JourneyContext,
  place: FilePlace,
  name: string,
  problem: FileProblem | null,
): Pick<JourneyContext, 'businessRefusals'> {
  if (problem === null) return { businessRefusals: withoutRefusal(context, place) };
  return { businessRefusals: { ...context.businessRefusals, [place]: { name, problem } } };
}
