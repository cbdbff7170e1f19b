/** What a creator can do on the business form; none of it leaves the screen (R9). */
export const businessInput = {
  'business.entityTypeChosen': {
    guard: 'isEntityType',
    actions: 'keepEntityType',
    description: 'One of the five entity types is chosen.',
    meta: { requirements: ['R9.1'] },
  },
  'business.fieldChanged': {
    actions: 'keepBusinessField',
    description: 'The EIN or the address is typed.',
    meta: { requirements: ['R9.2', 'R9.3'] },
  },
  'business.fieldLeft': {
    actions: ['noteFieldLeft', 'writeOutEin'],
    description: 'A field is left: from now on its problem is shown beside it, and a whole EIN gets its hyphen.',
    meta: { requirements: ['R9.2', 'R9.4'] },
  },
  'business.fieldAsked': {
    actions: 'noteFieldAsked',
    description: 'A list of what is missing points at a field: the field is shown.',
    meta: { requirements: ['R9.9'] },
  },
  'business.fieldShown': {
    actions: 'forgetFieldAsked',
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
  'business.ownerNameChanged': {
    actions: 'keepOwnerName',
    description: 'The name of an owner is typed.',
    meta: { requirements: ['R9.4'] },
  },
  'business.ownerPercentageChanged': {
    guard: 'isPercentageDigitsOnly',
    actions: 'keepOwnerPercentage',
    description: 'The stake of an owner is typed; the field takes digits or nothing.',
    meta: { requirements: ['R9.4'] },
  },
  'business.ownerIdChosen': [
    {
      guard: 'isOwnerIdAcceptable',
      actions: 'keepOwnerId',
      description: 'An ID document of an owner is chosen: a PDF, JPEG or PNG.',
      meta: { requirements: ['R9.4'] },
    },
    {
      actions: 'refuseFile',
      description: 'Another kind of file is refused with a message; what was there stays.',
      meta: { requirements: ['R9.4'] },
    },
  ],
  'business.ownerIdRemoved': {
    actions: 'dropOwnerId',
    description: 'The ID document of an owner is removed.',
    meta: { requirements: ['R9.4'] },
  },
  'business.documentChosen': [
    {
      guard: 'isBusinessDocumentAcceptable',
      actions: 'keepBusinessDocument',
      description: 'A business document or the tax return is chosen: a PDF of any size.',
      meta: { requirements: ['R9.5', 'R9.6'] },
    },
    {
      actions: 'refuseFile',
      description: 'Another kind of file is refused with a message; what was there stays.',
      meta: { requirements: ['R9.5', 'R9.6'] },
    },
  ],
  'business.documentRemoved': {
    actions: 'dropBusinessDocument',
    description: 'A business document or the tax return is removed.',
    meta: { requirements: ['R9.5', 'R9.6'] },
  },
  'business.incomeConfirmationChanged': {
    actions: 'keepIncomeConfirmation',
    description: 'The income confirmation is ticked or unticked.',
    meta: { requirements: ['R9.7'] },
  },
  'business.authorizationChanged': {
    actions: 'keepAuthorization',
    description: 'The authorization is ticked or unticked.',
    meta: { requirements: ['R9.8'] },
  },
} as const;
