/** A removal is taken back, for as long as nothing else was changed (R17.3). */
export const undoesRemoval = {
  guard: 'hasRemoved',
  actions: 'restoreRemoved',
  description: 'The creator undoes a removal: what was removed is there again.',
  meta: { requirements: ['R17.3'] },
} as const;

/** What a creator can do on the business form; none of it leaves the screen (R9). */
export const businessInput = {
  'business.entityTypeChosen': {
    actions: 'rememberEntityType',
    description: 'One of the five entity types is chosen.',
    meta: { requirements: ['R9.1'] },
  },
  'business.fieldChanged': {
    actions: 'rememberBusinessField',
    description: 'The EIN or the address is typed.',
    meta: { requirements: ['R9.2', 'R9.3'] },
  },
  'business.fieldTouched': {
    actions: ['touchField', 'writeOutEin'],
    description: 'A field is left: from now on its problem is shown beside it, and a whole EIN gets its hyphen.',
    meta: { requirements: ['R9.2', 'R9.4'] },
  },
  'business.fieldRequested': {
    actions: 'requestField',
    description: 'A list of what is missing points at a field: the field is shown.',
    meta: { requirements: ['R9.9'] },
  },
  'business.fieldShown': {
    actions: 'forgetRequestedField',
    description: 'The field that was pointed at has been shown.',
    meta: { requirements: ['R9.9'] },
  },
  'business.ownerAdded': {
    actions: 'addOwner',
    description: 'A blank owner is added.',
    meta: { requirements: ['R9.4'] },
  },
  'business.ownerRemoved': {
    guard: 'hasSeveralOwners',
    actions: 'removeOwner',
    description: 'An owner is removed; the last one stays.',
    meta: { requirements: ['R9.4'] },
  },
  'business.ownerChanged': {
    guard: 'isOwnerInput',
    actions: 'rememberOwnerField',
    description: 'The name or the stake of an owner is typed; the stake takes digits or nothing.',
    meta: { requirements: ['R9.4'] },
  },
  'business.fileChosen': [
    {
      guard: 'isBusinessFileAcceptable',
      actions: 'rememberBusinessFile',
      description: 'A document is chosen: a PDF of any size, for the ID of an owner a JPEG or PNG as well.',
      meta: { requirements: ['R9.4', 'R9.5', 'R9.6'] },
    },
    {
      actions: 'refuseBusinessFile',
      description: 'Another kind of file is refused with a message; what was there stays.',
      meta: { requirements: ['R9.4', 'R9.5', 'R9.6'] },
    },
  ],
  'business.fileRemoved': {
    actions: 'forgetBusinessFile',
    description: 'A document is removed.',
    meta: { requirements: ['R9.4', 'R9.5', 'R9.6'] },
  },
  'removal.undone': undoesRemoval,
  'business.incomeConfirmationChanged': {
    actions: 'rememberIncomeConfirmation',
    description: 'The income confirmation is ticked or unticked.',
    meta: { requirements: ['R9.7'] },
  },
  'business.authorizationChanged': {
    actions: 'rememberAuthorization',
    description: 'The authorization is ticked or unticked.',
    meta: { requirements: ['R9.8'] },
  },
} as const;
