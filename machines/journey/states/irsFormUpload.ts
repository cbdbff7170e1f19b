import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { undoesRemoval } from './businessInput.ts';

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

/** The signed IRS form, chosen, replaced or removed until the contract is signed (R10.4, R12.8). */
export const irsFormUpload = journeySetup.createStateConfig({
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
      on: { 'irsForm.fileChosen': [attaches, refuses], 'removal.undone': undoesRemoval },
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
});
