import { not } from 'xstate';
import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { authorization } from './authorization.ts';
import { described, describedScreen, runs, goesTo, returnsToReview } from './described.ts';

const businessInput = {
  'business.entityTypeChosen': runs('rememberEntityType', 'The creator chooses one of five entity types.', 'R9.1'),
  'business.fieldChanged': runs(
    'rememberBusinessField',
    'The creator types the legal name, EIN or address. The legal name is optional.',
    'R9.2 R9.3 R18.6',
  ),
  'business.fieldTouched': described(
    'The creator leaves a filled-in field; its errors now show, and a complete EIN gets its hyphen.',
    'R9.2 R9.4',
    { actions: ['touchField', 'writeOutEin'] },
  ),
  'business.fieldRequested': runs(
    'requestField',
    'The creator selects a missing item, and the form goes to its field.',
    'R9.9',
  ),
  'business.fieldShown': runs('forgetRequestedField', 'The form shows the requested field.', 'R9.9'),
  'business.ownerAdded': runs('addOwner', 'The creator adds a blank owner.', 'R9.4'),
  'business.ownerRemoved': described('The creator removes an owner; at least one remains.', 'R9.4', {
    guard: 'hasSeveralOwners',
    actions: 'removeOwner',
  }),
  'business.ownerChanged': described(
    'The creator types an owner’s name or percentage; letters in a percentage are ignored.',
    'R9.4 R20.4',
    { guard: 'isOwnerInput', actions: 'rememberOwnerField' },
  ),
  'business.fileChosen': [
    described('The creator chooses a PDF of any size; an owner’s ID can also be a JPEG or PNG.', 'R9.4 R9.5 R9.6', {
      guard: 'isBusinessFileAcceptable',
      actions: 'rememberBusinessFile',
    }),
    runs(
      'refuseBusinessFile',
      'The creator chooses any other file; an error shows, and the earlier file stays.',
      'R9.4 R9.5 R9.6',
    ),
  ],
  'business.fileRemoved': runs('forgetBusinessFile', 'The creator removes a document or an ID.', 'R9.4 R9.5 R9.6'),
  'business.incomeConfirmationChanged': runs(
    'rememberIncome',
    'The creator checks or unchecks the income confirmation box.',
    'R9.7',
  ),
  'business.authorizationChanged': runs(
    'rememberAuthorization',
    'The creator checks or unchecks the authorization box.',
    'R9.8',
  ),
} as const;

export const entityDetails = journeySetup.createStateConfig({
  ...describedScreen(
    'entityDetails',
    'The creator enters the entity, EIN, address, owners, documents and two confirmations.',
    'R9.1 R9.2 R9.3 R9.4 R9.5 R9.6 R9.7',
  ),
  type: 'parallel',
  exit: 'forgetRemoved',
  on: {
    'navigation.backRequested': [
      returnsToReview,
      goesTo('#offers', 'Back returns to the offers; everything typed stays.', 'R1.7 R15.1'),
    ],
  },
  states: {
    editing: described('Tracks whether the details can be changed.', 'R12.8', {
      initial: 'open',
      states: {
        open: described('The details can be changed.', 'R9.1 R9.4', {
          always: described('The contract is signed, so the details are final.', 'R12.8', {
            guard: 'isContractSigned',
            target: 'settled',
          }),
          on: businessInput,
        }),
        settled: described('The contract is signed. The details are read-only.', 'R12.8'),
      },
    }),
    completeness: described('Tracks whether the form is complete. Continue does not depend on it.', 'R9.9', {
      initial: 'incomplete',
      states: {
        incomplete: described('Something is missing or invalid.', 'R9.9', {
          always: described('Every required detail is valid.', 'R9.9', {
            guard: 'isBusinessComplete',
            target: 'complete',
          }),
        }),
        complete: described('Every required detail is valid.', 'R9.9', {
          always: described('A required detail is removed or becomes invalid.', 'R9.9', {
            guard: not('isBusinessComplete'),
            target: 'incomplete',
          }),
        }),
      },
    }),
    authorization,
  },
});
