import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { described, describedScreen, runs, downloads, goesBack, goesTo, returnsToReview } from './described.ts';
import { createDocumentViewer } from './documents.ts';

const fileChosenTransitions = [
  described('The creator uploads a PDF of at most 10 MB.', 'R10.4', {
    guard: 'isIrsFormAcceptable',
    target: 'attached',
    actions: ['rememberIrsForm', { type: 'showToast', params: { kind: 'success', key: 'fileUploaded' } }],
  }),
  runs(
    'refuseIrsForm',
    'The creator chooses a file that is empty, unreadable, over 10 MB or not a PDF; an error shows.',
    'R10.4',
  ),
] as const;

const irsFormUpload = journeySetup.createStateConfig({
  ...described('Tracks the optional upload of the signed form.', 'R10.3 R10.4'),
  initial: 'empty',
  states: {
    empty: described('No form is uploaded.', 'R10.3', {
      always: [
        described('The contract is signed, so the upload is final.', 'R12.8', {
          guard: 'isContractSigned',
          target: 'settled',
        }),
        described('A form is already uploaded.', 'R10.4 R15.1', { guard: 'hasIrsForm', target: 'attached' }),
      ],
      on: { 'irsForm.fileChosen': fileChosenTransitions },
    }),
    attached: described('The signed form is uploaded.', 'R10.4', {
      on: {
        'irsForm.fileChosen': fileChosenTransitions,
        'irsForm.fileRemoved': described('The creator removes the uploaded form.', 'R10.4', {
          target: 'empty',
          actions: 'forgetIrsForm',
        }),
      },
    }),
    settled: described('The contract is signed. The upload is read-only.', 'R12.8'),
  },
});

export const signIrsForm = journeySetup.createStateConfig({
  ...describedScreen(
    'signIrsForm',
    'The creator reads the IRS form and can upload a signed copy.',
    'R10.1 R10.3 R10.5',
  ),
  type: 'parallel',
  entry: 'forgetIrsFormRefusal',
  exit: 'forgetRemoved',
  on: {
    'irsForm.downloaded': downloads('irsForm', 'The creator downloads the IRS form.', 'R10.3'),
    'irsForm.copyWritten': downloads(
      'irsFormCopy',
      'The creator downloads a copy with the business details filled in.',
      'R10.3',
    ),
    'irsForm.continued': [
      { ...returnsToReview, description: 'The creator came from the contract and continues back to it.' },
      described('The creator continues to the signed contract; the business is not verified again.', 'R12.8 R16.4', {
        guard: 'isContractSigned',
        target: '#contract',
      }),
      goesTo('#businessVerification', 'The creator continues, with or without an upload.', 'R10.5'),
    ],
    'business.fieldRequested': described(
      'The creator selects a missing item, and the business form opens at its field.',
      'R9.9',
      { target: '#entityDetails', actions: 'requestField' },
    ),
    'navigation.backRequested': [returnsToReview, goesBack('#entityDetails', 'Back returns to business information.')],
  },
  states: { viewer: createDocumentViewer('R10.1 R10.2'), upload: irsFormUpload },
});
