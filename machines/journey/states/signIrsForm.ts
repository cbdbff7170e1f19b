import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { described, describedScreen, does, downloads, goesBack, leadsTo, returnsToReview } from './described.ts';
import { documentViewer } from './documents.ts';

const takesFiles = [
  described('A PDF of at most 10 MB is uploaded.', 'R10.4', {
    guard: 'isIrsFormAcceptable',
    target: 'attached',
    actions: ['rememberIrsForm', { type: 'showToast', params: { kind: 'success', key: 'fileUploaded' } }],
  }),
  does(
    'refuseIrsForm',
    'A file that is not a PDF, empty, unreadable or larger than 10 MB is refused with a message; what was there stays.',
    'R10.4',
  ),
] as const;

const irsFormUpload = journeySetup.createStateConfig({
  ...described('The signed form, optional.', 'R10.3 R10.4'),
  initial: 'empty',
  states: {
    empty: described('No form is uploaded.', 'R10.3', {
      always: [
        described('The contract is signed: the form it was signed with stands.', 'R12.8', {
          guard: 'isContractSigned',
          target: 'settled',
        }),
        described('A form was uploaded earlier.', 'R10.4 R15.1', { guard: 'hasIrsForm', target: 'attached' }),
      ],
      on: { 'irsForm.fileChosen': takesFiles },
    }),
    attached: described('The signed form is uploaded.', 'R10.4', {
      on: {
        'irsForm.fileChosen': takesFiles,
        'irsForm.fileRemoved': described('The creator removes the uploaded form.', 'R10.4', {
          target: 'empty',
          actions: 'forgetIrsForm',
        }),
      },
    }),
    settled: described('The contract is signed: the upload can be read and no longer changed.', 'R12.8'),
  },
});

export const signIrsForm = journeySetup.createStateConfig({
  ...describedScreen('signIrsForm', 'Read the IRS form and, if wanted, upload it signed.', 'R10.1 R10.3 R10.5'),
  type: 'parallel',
  entry: 'forgetIrsFormRefusal',
  exit: 'forgetRemoved',
  on: {
    'irsForm.downloaded': downloads('irsForm', 'The creator downloads the form.', 'R10.3'),
    'irsForm.copyWritten': downloads(
      'irsFormCopy',
      'The creator downloads a copy with the business details filled in.',
      'R10.3',
    ),
    'irsForm.continued': [
      { ...returnsToReview, description: 'On to the contract that is being checked.' },
      described('The contract is signed: nothing is verified again.', 'R12.8 R16.4', {
        guard: 'isContractSigned',
        target: '#contract',
      }),
      leadsTo('#businessVerification', 'The creator goes on, with or without an upload.', 'R10.5'),
    ],
    'business.fieldRequested': described(
      'The list of what is missing points at a field: the form is shown again.',
      'R9.9',
      { target: '#entityDetails', actions: 'requestField' },
    ),
    'navigation.backRequested': [returnsToReview, goesBack('#entityDetails', 'Back to the business information.')],
  },
  states: { viewer: documentViewer('R10.1 R10.2'), upload: irsFormUpload },
});
