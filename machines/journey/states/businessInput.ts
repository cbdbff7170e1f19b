import { described } from './described.ts';

/** What a creator can do on the business form; none of it leaves the screen (R9). */
export const businessInput = {
  'business.entityTypeChosen': {
    actions: 'rememberEntityType',
    ...described('One of the five entity types is chosen.', 'R9.1'),
  },
  'business.fieldChanged': {
    actions: 'rememberBusinessField',
    ...described('The EIN or the address is typed.', 'R9.2', 'R9.3'),
  },
  'business.fieldTouched': {
    actions: ['touchField', 'writeOutEin'],
    ...described(
      'A field is left: from now on its problem is shown beside it, and a whole EIN gets its hyphen.',
      'R9.2',
      'R9.4',
    ),
  },
  'business.fieldRequested': {
    actions: 'requestField',
    ...described('A list of what is missing points at a field: the field is shown.', 'R9.9'),
  },
  'business.fieldShown': {
    actions: 'forgetRequestedField',
    ...described('The field that was pointed at has been shown.', 'R9.9'),
  },
  'business.ownerAdded': { actions: 'addOwner', ...described('A blank owner is added.', 'R9.4') },
  'business.ownerRemoved': {
    guard: 'hasSeveralOwners',
    actions: 'removeOwner',
    ...described('An owner is removed; the last one stays.', 'R9.4'),
  },
  'business.ownerChanged': {
    guard: 'isOwnerInput',
    actions: 'rememberOwnerField',
    ...described('The name or the stake of an owner is typed; the stake takes digits or nothing.', 'R9.4'),
  },
  'business.fileChosen': [
    {
      guard: 'isBusinessFileAcceptable',
      actions: 'rememberBusinessFile',
      ...described(
        'A document is chosen: a PDF of any size, for the ID of an owner a JPEG or PNG as well.',
        'R9.4',
        'R9.5',
        'R9.6',
      ),
    },
    {
      actions: 'refuseBusinessFile',
      ...described('Another kind of file is refused with a message; what was there stays.', 'R9.4', 'R9.5', 'R9.6'),
    },
  ],
  'business.fileRemoved': {
    actions: 'forgetBusinessFile',
    ...described('A document is removed.', 'R9.4', 'R9.5', 'R9.6'),
  },
  'business.incomeConfirmationChanged': {
    actions: 'rememberIncomeConfirmation',
    ...described('The income confirmation is ticked or unticked.', 'R9.7'),
  },
  'business.authorizationChanged': {
    actions: 'rememberAuthorization',
    ...described('The authorization is ticked or unticked.', 'R9.8'),
  },
} as const;
