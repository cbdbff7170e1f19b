import { not } from 'xstate';
import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { authorization } from './authorization.ts';
import { described, describedScreen, does, leadsTo, returnsToReview } from './described.ts';

const businessInput = {
  'business.entityTypeChosen': does('rememberEntityType', 'One of the five entity types is chosen.', 'R9.1'),
  'business.fieldChanged': does(
    'rememberBusinessField',
    'The legal name, the EIN or the address is typed; the name can be left out.',
    'R9.2 R9.3 R18.6',
  ),
  'business.fieldTouched': described(
    'A field with something in it is left: from now on its problem is shown beside it, and a whole EIN gets its hyphen.',
    'R9.2 R9.4',
    { actions: ['touchField', 'writeOutEin'] },
  ),
  'business.fieldRequested': does('requestField', 'A list of what is missing points at a field.', 'R9.9'),
  'business.fieldShown': does('forgetRequestedField', 'The field that was pointed at has been shown.', 'R9.9'),
  'business.ownerAdded': does('addOwner', 'A blank owner is added.', 'R9.4'),
  'business.ownerRemoved': described('An owner is removed; the last one stays.', 'R9.4', {
    guard: 'hasSeveralOwners',
    actions: 'removeOwner',
  }),
  'business.ownerChanged': described(
    'A name or a percentage is typed; a letter does not get into a percentage.',
    'R9.4 R20.4',
    { guard: 'isOwnerInput', actions: 'rememberOwnerField' },
  ),
  'business.fileChosen': [
    described('A PDF of any size is chosen, as the ID of an owner also a JPEG or PNG.', 'R9.4 R9.5 R9.6', {
      guard: 'isBusinessFileAcceptable',
      actions: 'rememberBusinessFile',
    }),
    does('refuseBusinessFile', 'Any other file is refused with a message; what was there stays.', 'R9.4 R9.5 R9.6'),
  ],
  'business.fileRemoved': does('forgetBusinessFile', 'A document is removed.', 'R9.4 R9.5 R9.6'),
  'business.incomeConfirmationChanged': does(
    'rememberIncome',
    'The income confirmation is ticked or unticked.',
    'R9.7',
  ),
  'business.authorizationChanged': does('rememberAuthorization', 'The authorization is ticked or unticked.', 'R9.8'),
} as const;

export const entityDetails = journeySetup.createStateConfig({
  ...describedScreen(
    'entityDetails',
    'Business information: entity, EIN, address, owners, documents and two confirmations.',
    'R9.1 R9.2 R9.3 R9.4 R9.5 R9.6 R9.7',
  ),
  type: 'parallel',
  exit: 'forgetRemoved',
  on: {
    'navigation.backRequested': [
      returnsToReview,
      leadsTo('#offers', 'Back to the offers; everything typed stays.', 'R1.7 R15.1'),
    ],
  },
  states: {
    editing: described('Whether the details can be changed.', 'R12.8', {
      initial: 'open',
      states: {
        open: described('The details can be changed.', 'R9.1 R9.4', {
          always: described('The contract is signed: the details it was signed for stand.', 'R12.8', {
            guard: 'isContractSigned',
            target: 'settled',
          }),
          on: businessInput,
        }),
        settled: described('The contract is signed: the details can be read and no longer changed.', 'R12.8'),
      },
    }),
    completeness: described('Whether everything asked for is given. It does not decide about going on.', 'R9.9', {
      initial: 'incomplete',
      states: {
        incomplete: described('Something is missing or not acceptable.', 'R9.9', {
          always: described('Everything asked for is given.', 'R9.9', {
            guard: 'isBusinessComplete',
            target: 'complete',
          }),
        }),
        complete: described('Everything asked for is given.', 'R9.9', {
          always: described('Something was taken back.', 'R9.9', {
            guard: not('isBusinessComplete'),
            target: 'incomplete',
          }),
        }),
      },
    }),
    authorization,
  },
});
