import { not } from 'xstate';
import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { submission } from './contractSubmission.ts';

const unticks = {
  guard: not('isAgreed'),
  target: 'awaitingAgreement',
  description: 'The box is unticked; the typed name is kept for later.',
  meta: { requirements: ['R12.3'] },
} as const;

const types = {
  actions: 'rememberSignature',
  description: 'The creator types the full name.',
  meta: { requirements: ['R12.3'] },
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
          actions: 'noteAgreementTime',
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
        guard: not('hasSignature'),
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
    ...submission,
  },
});
