import { not } from 'xstate';
import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { contractRegions } from './documents.ts';
import {
  changesPlan,
  described,
  describedScreen,
  does,
  downloads,
  downloadsSignedCopy,
  goesBack,
  leadsTo,
  leavesToChange,
} from './described.ts';

const opensDashboard = leadsTo('#dashboard', 'The creator continues to the dashboard.', 'R12.6');

const submission = {
  submitting: journeySetup.createStateConfig({
    ...described(
      'The contract is being signed: Back, Change and addresses do nothing; signing out leaves.',
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
        ...described('The contract is signed.', 'R12.5'),
      },
      onError: described('Signing failed; everything typed stands and can be submitted again.', 'R12.5', {
        target: 'ready',
        actions: { type: 'showToast', params: { kind: 'error', key: 'somethingWentWrong' } },
      }),
    },
    on: {
      'url.opened': described('Another address is opened: refused while the contract is being signed.', 'R1.7'),
      'contract.changeRequested': described('Changing is refused while the contract is being signed.', 'R12.5'),
      'navigation.backRequested': described('Back is refused while the contract is being signed.', 'R1.7'),
    },
  }),
  signed: described('The contract is signed; the congratulations follow in a moment.', 'R12.5 R12.8', {
    after: { congratulationsDelay: leadsTo('congratulating', '300 milliseconds are over.', 'R12.5') },
  }),
  congratulating: described('The congratulations with confetti.', 'R12.5 R12.6', {
    tags: 'dialog',
    on: { 'contract.dashboardOpened': opensDashboard },
  }),
  signedEarlier: described('The contract was signed earlier; it cannot be signed again.', 'R12.8', {
    on: { 'contract.dashboardOpened': opensDashboard },
  }),
};

const unticks = described('The box is unticked; the typed name stays for later.', 'R12.3', {
  guard: not('isAgreed'),
  target: 'awaitingAgreement',
});

const types = does('rememberSignature', 'The creator types the full name.', 'R12.3');

const signing = journeySetup.createStateConfig({
  ...described('Agreement, signature and submission, each unlocked by the one before.', 'R12.3 R12.4 R12.5'),
  initial: 'agreementLocked',
  states: {
    agreementLocked: described('The box cannot be ticked before the contract counts as read.', 'R12.2', {
      always: [
        described('The contract was signed earlier.', 'R12.8', { guard: 'isContractSigned', target: 'signedEarlier' }),
        described('The contract counts as read.', 'R12.2', { guard: 'isContractRead', target: 'awaitingAgreement' }),
      ],
    }),
    awaitingAgreement: described('The box can be ticked; the signature field waits.', 'R12.2 R12.3', {
      on: {
        'contract.agreementChanged': described('The creator ticks the box.', 'R12.3', {
          guard: 'isAgreed',
          target: 'awaitingSignature',
          actions: 'noteAgreementTime',
        }),
      },
    }),
    awaitingSignature: described('The full name can be typed.', 'R12.3 R12.4', {
      always: described('A name is typed.', 'R12.4', { guard: 'hasSignature', target: 'ready' }),
      on: { 'contract.signatureChanged': types, 'contract.agreementChanged': unticks },
    }),
    ready: described('Box ticked and name typed: the contract can be submitted.', 'R12.4', {
      always: described('The name was erased.', 'R12.4', { guard: not('hasSignature'), target: 'awaitingSignature' }),
      on: {
        'contract.signatureChanged': types,
        'contract.agreementChanged': unticks,
        'contract.submitted': described('The creator submits the signed contract.', 'R12.4 R12.5', {
          guard: 'hasDocumentId',
          target: 'submitting',
        }),
      },
    }),
    ...submission,
  },
});

export const contract = journeySetup.createStateConfig({
  ...describedScreen('contract', 'Read the contract, agree, sign and submit.', 'R12.1 R12.7'),
  type: 'parallel',
  entry: 'forgetChanging',
  on: {
    'contract.downloaded': downloads('contract', 'The creator downloads the contract.', 'R12.1'),
    'contract.changeRequested': leavesToChange,
    'plan.changed': changesPlan('isEstimated'),
    'contract.copyDownloaded': downloadsSignedCopy,
    'navigation.backRequested': goesBack('#signIrsForm', 'Back to the IRS form; the timed screen between is skipped.'),
  },
  states: { ...contractRegions, signing },
});
