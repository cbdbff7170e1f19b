import { described } from './described.ts';

/** What a creator can do on the business form; none of it leaves the screen (R9). */
export const businessInput = {
  'business.entityTypeChosen': described('One of the five entity types is chosen.', 'R9.1', {
    actions: 'rememberEntityType',
  }),
  'business.fieldChanged': described(
    'The legal name, the EIN or the address is typed; the name can be left out.',
    'R9.2 R9.3 R18.6',
    {
      actions: 'rememberBusinessField',
    },
  ),
  'business.fieldTouched': described(
    'A field with something in it is left: from now on its problem is shown beside it, and a whole EIN gets its hyphen.',
    'R9.2 R9.4',
    { actions: ['touchField', 'writeOutEin'] },
  ),
  'business.fieldRequested': described('A list of what is missing points at a field: the field is shown.', 'R9.9', {
    actions: 'requestField',
  }),
  'business.fieldShown': described('The field that was pointed at has been shown.', 'R9.9', {
    actions: 'forgetRequestedField',
  }),
  'business.ownerAdded': described('A blank owner is added.', 'R9.4', { actions: 'addOwner' }),
  'business.ownerRemoved': described('An owner is removed; the last one stays.', 'R9.4', {
    guard: 'hasSeveralOwners',
    actions: 'removeOwner',
  }),
  'business.ownerChanged': described(
    'The name or the stake of an owner is typed; the stake takes digits or nothing.',
    'R9.4',
    { guard: 'isOwnerInput', actions: 'rememberOwnerField' },
  ),
  'business.fileChosen': [
    described(
      'A document is chosen: a PDF of any size, for the ID of an owner a JPEG or PNG as well.',
      'R9.4 R9.5 R9.6',
      { guard: 'isBusinessFileAcceptable', actions: 'rememberBusinessFile' },
    ),
    described('Another kind of file is refused with a message; what was there stays.', 'R9.4 R9.5 R9.6', {
      actions: 'refuseBusinessFile',
    }),
  ],
  'business.fileRemoved': described('A document is removed.', 'R9.4 R9.5 R9.6', { actions: 'forgetBusinessFile' }),
  'business.incomeConfirmationChanged': described('The income confirmation is ticked or unticked.', 'R9.7', {
    actions: 'rememberIncomeConfirmation',
  }),
  'business.authorizationChanged': described('The authorization is ticked or unticked.', 'R9.8', {
    actions: 'rememberAuthorization',
  }),
} as const;
