import { journeySetup } from '#machines/journey/vocabulary/actions.ts';

const unticks = {
  guard: 'isDisagreed',
  target: 'awaitingAgreement',
  description: 'The box is unticked; the typed name is kept for later.',
  meta: { requirements: ['R12.3'] },
} as const;

const types = {
  actions: 'keepSignature',
  description: 'The creator types the full name.',
  meta: { requirements: ['R12.3'] },
} as const;

const opensDashboard = {
  target: '#dashboard',
  description: 'The creator continues to the dashboard.',
  meta: { requirements: ['R12.6'] },
} as const;

/** Agreement, signature and submission, each unlocked by the one before; signed is final (R12.2 to R12.8). */
export const signing = journeySetup.createStateConfig({
  description: 'Agreement, signature and submission, each unlocked by the one before.',
  meta: { requirements: ['R12.3', 'R12.4', 'R12.5'] },
  initial: 'agreementLocked',
  states: {
    agreementLocked: {
      description: 'The box cannot be ticked before the contract counts as read.',
      meta: { requirements: ['R12.2'] },
      always: [
        {
          guard: 'isContractSigned',
          target: 'signedEarlier',
          description: 'The contract was signed earlier.',
          meta: { requirements: ['R12.8'] },
        },
        {
          guard: 'isContractRead',
          target: 'awaitingAgreement',
          description: 'The contract counts as read.',
          meta: { requirements: ['R12.2'] },
        },
      ],
    },
    awaitingAgreement: {
      description: 'The box can be ticked; the signature field waits.',
      meta: { requirements: ['R12.2', 'R12.3'] },
      on: {
        'contract.agreementChanged': {
          guard: 'isAgreed',
          target: 'awaitingSignature',
          description: 'The creator ticks the box.',
          meta: { requirements: ['R12.3'] },
        },
      },
    },
    awaitingSignature: {
      description: 'The full name can be typed.',
      meta: { requirements: ['R12.3', 'R12.4'] },
      always: {
        guard: 'hasSignature',
        target: 'ready',
        description: 'A name is typed.',
        meta: { requirements: ['R12.4'] },
      },
      on: { 'contract.signatureChanged': types, 'contract.agreementChanged': unticks },
    },
    ready: {
      description: 'Box ticked and name typed: the contract can be submitted.',
      meta: { requirements: ['R12.4'] },
      always: {
        guard: 'hasNoSignature',
        target: 'awaitingSignature',
        description: 'The name was erased.',
        meta: { requirements: ['R12.4'] },
      },
      on: {
        'contract.signatureChanged': types,
        'contract.agreementChanged': unticks,
        'contract.submitted': {
          guard: 'hasDocumentId',
          target: 'submitting',
          description: 'The creator submits the signed contract.',
          meta: { requirements: ['R12.4', 'R12.5'] },
        },
      },
    },
    submitting: {
      description: 'The contract is being signed. Leaving is refused until it is done.',
      meta: { requirements: ['R12.5', 'R1.7'] },
      tags: 'busy',
      invoke: {
        id: 'signContract',
        src: 'signContract',
        input: ({ context }) => ({ documentId: context.documentId ?? '', signature: context.signature.trim() }),
        onDone: {
          target: 'signed',
          actions: ['markContractSigned', { type: 'showToast', params: { kind: 'success', key: 'contractSigned' } }],
          description: 'The contract is signed.',
          meta: { requirements: ['R12.5'] },
        },
        onError: {
          target: 'ready',
          actions: { type: 'showToast', params: { kind: 'error', key: 'somethingWentWrong' } },
          description: 'Signing failed; everything typed stands and can be submitted again.',
          meta: { requirements: ['R12.5'] },
        },
      },
      on: {
        'url.opened': {
          description: 'Another address is opened: refused while the contract is being signed.',
          meta: { requirements: ['R1.7'] },
        },
        'navigation.backRequested': {
          description: 'Back is refused while the contract is being signed.',
          meta: { requirements: ['R1.7'] },
        },
      },
    },
    signed: {
      description: 'The contract is signed; the congratulations follow in a moment.',
      meta: { requirements: ['R12.5', 'R12.8'] },
      after: {
        congratulationsDelay: {
          target: 'congratulating',
          description: '300 milliseconds are over.',
          meta: { requirements: ['R12.5'] },
        },
      },
    },
    congratulating: {
      description: 'The congratulations with confetti.',
      meta: { requirements: ['R12.5', 'R12.6'] },
      tags: 'dialog',
      on: { 'contract.dashboardOpened': opensDashboard },
    },
    signedEarlier: {
      description: 'The contract was signed earlier; it cannot be signed again.',
      meta: { requirements: ['R12.8'] },
      on: { 'contract.dashboardOpened': opensDashboard },
    },
  },
});
