import { journeySetup } from '#machines/journey/vocabulary/actions.ts';

const opensDashboard = {
  target: '#dashboard',
  description: 'The creator continues to the dashboard.',
  meta: { requirements: ['R12.6'] },
} as const;

/** What follows on Submit: signing, which refuses to be left, then congratulations; signed is final (R12.5 to R12.8). */
export const submission = {
  submitting: journeySetup.createStateConfig({
    description:
      'The contract is being signed. Until it is done Back, Change and addresses do nothing; signing out leaves.',
    meta: { requirements: ['R12.5', 'R1.7'] },
    tags: ['busy', 'held'],
    invoke: {
      id: 'signContract',
      src: 'signContract',
      input: ({ context }) => ({ documentId: context.documentId ?? '', signature: context.signature.trim() }),
      onDone: {
        target: 'signed',
        actions: [
          { type: 'markContractSigned', params: ({ event }) => event.output },
          { type: 'showToast', params: { kind: 'success', key: 'contractSigned' } },
        ],
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
      'contract.changeRequested': {
        description: 'Changing what is agreed to is refused while the contract is being signed.',
        meta: { requirements: ['R12.5'] },
      },
      'navigation.backRequested': {
        description: 'Back is refused while the contract is being signed.',
        meta: { requirements: ['R1.7'] },
      },
    },
  }),
  signed: journeySetup.createStateConfig({
    description: 'The contract is signed; the congratulations follow in a moment.',
    meta: { requirements: ['R12.5', 'R12.8'] },
    after: {
      congratulationsDelay: {
        target: 'congratulating',
        description: '300 milliseconds are over.',
        meta: { requirements: ['R12.5'] },
      },
    },
  }),
  congratulating: journeySetup.createStateConfig({
    description: 'The congratulations with confetti.',
    meta: { requirements: ['R12.5', 'R12.6'] },
    tags: 'dialog',
    on: { 'contract.dashboardOpened': opensDashboard },
  }),
  signedEarlier: journeySetup.createStateConfig({
    description: 'The contract was signed earlier; it cannot be signed again.',
    meta: { requirements: ['R12.8'] },
    on: { 'contract.dashboardOpened': opensDashboard },
  }),
};
