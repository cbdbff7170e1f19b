import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { described } from './described.ts';

const takesFiles = [
  described('A PDF of at most 10 MB is uploaded.', 'R10.4', {
    guard: 'isIrsFormAcceptable',
    target: 'attached',
    actions: ['rememberIrsForm', { type: 'showToast', params: { kind: 'success', key: 'fileUploaded' } }],
  }),
  described(
    'A file that is not a PDF, empty, unreadable or larger than 10 MB is refused with a message; what was there stays.',
    'R10.4',
    { actions: 'refuseIrsForm' },
  ),
] as const;

/** The signed IRS form, chosen, replaced or removed until the contract is signed (R10.4, R12.8). */
export const irsFormUpload = journeySetup.createStateConfig({
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
