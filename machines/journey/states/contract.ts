import { not } from 'xstate';
import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { contractRegions } from './documents.ts';
import {
  changesPlan,
  described,
  describedScreen,
  runs,
  downloads,
  downloadsSignedCopy,
  goesBack,
  goesTo,
  leavesToChange,
} from './described.ts';

const opensDashboard = goesTo('#dashboard', 'The creator presses Continue to Dashboard.', 'R12.6');

const submission = {
  submitting: journeySetup.createStateConfig({
    ...described(
      'The contract is being submitted. Back, Change and addresses are ignored; signing out still works.',
      'R12.5 R1.7',
    ),
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
        ...described('The signed contract is received.', 'R12.5'),
      },
      onError: described('Submitting the contract failed; everything typed stays.', 'R12.5', {
        target: 'ready',
        actions: { type: 'showToast', params: { kind: 'error', key: 'somethingWentWrong' } },
      }),
    },
    on: {
      'url.opened': described('Addresses are ignored while the contract is being submitted.', 'R1.7'),
      'contract.changeRequested': described('Change is ignored while the contract is being submitted.', 'R12.5'),
      'navigation.backRequested': described('Back is ignored while the contract is being submitted.', 'R1.7'),
    },
  }),
  signed: described('The contract is signed. Congratulations follow in a moment.', 'R12.5 R12.8', {
    after: {
      congratulationsDelay: goesTo('congratulating', 'The congratulations open after 300 milliseconds.', 'R12.5'),
    },
  }),
  congratulating: described('The congratulations are shown with confetti.', 'R12.5 R12.6', {
    tags: 'dialog',
    on: { 'contract.dashboardOpened': opensDashboard },
  }),
  signedEarlier: described('The contract is already signed and cannot be signed again.', 'R12.8', {
    on: { 'contract.dashboardOpened': opensDashboard },
  }),
};

const unchecks = described('The creator unchecks the agreement box; the typed name stays.', 'R12.3', {
  guard: not('isAgreed'),
  target: 'awaitingAgreement',
});

const typesName = runs('rememberSignature', 'The creator types their full name.', 'R12.3');

const signing = journeySetup.createStateConfig({
  ...described('Tracks agreement, signature and submission. Each step unlocks the next.', 'R12.3 R12.4 R12.5'),
  initial: 'agreementLocked',
  states: {
    agreementLocked: described('The agreement box is locked until the contract counts as read.', 'R12.2', {
      always: [
        described('The contract is already signed.', 'R12.8', { guard: 'isContractSigned', target: 'signedEarlier' }),
        described('The contract counts as read.', 'R12.2', { guard: 'isContractRead', target: 'awaitingAgreement' }),
      ],
    }),
    awaitingAgreement: described('The agreement box can be checked; the signature field is locked.', 'R12.2 R12.3', {
      on: {
        'contract.agreementChanged': described('The creator checks the agreement box.', 'R12.3', {
          guard: 'isAgreed',
          target: 'awaitingSignature',
          actions: 'noteAgreementTime',
        }),
      },
    }),
    awaitingSignature: described('The signature field is unlocked.', 'R12.3 R12.4', {
      always: described('A full name is typed.', 'R12.4', { guard: 'hasSignature', target: 'ready' }),
      on: { 'contract.signatureChanged': typesName, 'contract.agreementChanged': unchecks },
    }),
    ready: described('The agreement box is checked and a name is typed, so the contract can be submitted.', 'R12.4', {
      always: described('The name is deleted.', 'R12.4', { guard: not('hasSignature'), target: 'awaitingSignature' }),
      on: {
        'contract.signatureChanged': typesName,
        'contract.agreementChanged': unchecks,
        'contract.submitted': described('The creator presses Submit signed contract.', 'R12.4 R12.5', {
          guard: 'hasDocumentId',
          target: 'submitting',
        }),
      },
    }),
    ...submission,
  },
});

export const contract = journeySetup.createStateConfig({
  ...describedScreen('contract', 'The creator reads, agrees to, signs and submits the contract.', 'R12.1 R12.7'),
  type: 'parallel',
  entry: 'forgetChanging',
  on: {
    'contract.downloaded': downloads('contract', 'The creator downloads the contract.', 'R12.1'),
    'contract.changeRequested': leavesToChange,
    'plan.changed': changesPlan('isEstimated'),
    'contract.copyDownloaded': downloadsSignedCopy,
    'navigation.backRequested': goesBack('#signIrsForm', 'Back returns to the IRS form and skips the timed screen.'),
  },
  states: { ...contractRegions, signing },
});
