import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { screenMeta } from './access.ts';
import { documentViewer } from './documentViewer.ts';
import { goesBackToReview, returnsToReview } from './review.ts';

const attaches = {
  guard: 'isIrsFormAcceptable',
  target: 'attached',
  actions: ['rememberIrsForm', { type: 'showToast', params: { kind: 'success', key: 'fileUploaded' } }],
  description: 'A PDF of at most 10 MB is uploaded.',
  meta: { requirements: ['R10.4'] },
} as const;

const refuses = {
  target: 'refused',
  actions: 'refuseIrsForm',
  description: 'The file is not a PDF, empty, unreadable or larger than 10 MB.',
  meta: { requirements: ['R10.4'] },
} as const;

/** The creator reads, downloads and may upload the signed IRS form; going on is always allowed (R10). */
export const signIrsForm = journeySetup.createStateConfig({
  id: 'signIrsForm',
  description: 'Read the IRS form and, if wanted, upload it signed.',
  meta: screenMeta('signIrsForm', ['R10.1', 'R10.3', 'R10.5']),
  type: 'parallel',
  entry: 'forgetIrsFormRefusal',
  on: {
    'irsForm.downloaded': {
      actions: { type: 'showToast', params: { kind: 'info', key: 'downloadStarted', download: 'irsForm' } },
      description: 'The creator downloads the form.',
      meta: { requirements: ['R10.3'] },
    },
    'irsForm.copyWritten': {
      actions: { type: 'showToast', params: { kind: 'info', key: 'downloadStarted', download: 'irsFormCopy' } },
      description: 'The creator downloads a copy with the business details filled in.',
      meta: { requirements: ['R10.3'] },
    },
    'irsForm.continued': [
      returnsToReview,
      {
        target: '#businessVerification',
        description: 'The creator goes on, with or without an upload.',
        meta: { requirements: ['R10.5'] },
      },
    ],
    'business.fieldRequested': {
      target: '#entityDetails',
      actions: 'requestField',
      description: 'The list of what is missing points at a field of the business form: the form is shown again.',
      meta: { requirements: ['R9.9'] },
    },
    'navigation.backRequested': [
      goesBackToReview,
      {
        target: '#entityDetails',
        description: 'Back to the business information.',
        meta: { requirements: ['R1.7'] },
      },
    ],
  },
  states: {
    viewer: documentViewer(['R10.1', 'R10.2']),
    upload: {
      description: 'The signed form, optional.',
      meta: { requirements: ['R10.3', 'R10.4'] },
      initial: 'empty',
      states: {
        empty: {
          description: 'No file is uploaded.',
          meta: { requirements: ['R10.3'] },
          always: [
            {
              guard: 'isContractSigned',
              target: 'settled',
              description: 'The contract is signed: the form it was signed with stands.',
              meta: { requirements: ['R12.8'] },
            },
            {
              guard: 'hasIrsForm',
              target: 'attached',
              description: 'A form was uploaded earlier.',
              meta: { requirements: ['R10.4', 'R15.1'] },
            },
          ],
          on: { 'irsForm.fileChosen': [attaches, refuses] },
        },
        refused: {
          description: 'The last file was refused, and the reason is shown.',
          meta: { requirements: ['R10.4'] },
          on: { 'irsForm.fileChosen': [attaches, refuses] },
        },
        attached: {
          description: 'The signed form is uploaded.',
          meta: { requirements: ['R10.4'] },
          on: {
            'irsForm.fileChosen': [
              attaches,
              {
                actions: 'refuseIrsForm',
                description: 'A replacement is refused; the uploaded form stays.',
                meta: { requirements: ['R10.4'] },
              },
            ],
            'irsForm.fileRemoved': {
              target: 'empty',
              actions: 'forgetIrsForm',
              description: 'The creator removes the uploaded form.',
              meta: { requirements: ['R10.4'] },
            },
          },
        },
        settled: {
          description: 'The contract is signed: the upload can be read and no longer changed.',
          meta: { requirements: ['R12.8'] },
        },
      },
    },
  },
});
