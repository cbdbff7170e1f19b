import { not } from 'xstate';
import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { documentViewer } from './documentViewer.ts';
import { irsFormUpload } from './irsFormUpload.ts';
import { goesBackToReview, returnsToReview } from './review.ts';
import { downloads, goesBack } from './transitions.ts';
import { described, describedScreen } from './described.ts';

/** The creator reads, downloads and may upload the signed IRS form; going on is always allowed (R10). */
export const signIrsForm = journeySetup.createStateConfig({
  ...describedScreen('signIrsForm', 'Read the IRS form and, if wanted, upload it signed.', 'R10.1 R10.3 R10.5'),
  type: 'parallel',
  entry: 'forgetIrsFormRefusal',
  exit: 'forgetRemoved',
  on: {
    'irsForm.downloaded': downloads('irsForm', 'The creator downloads the form.', 'R10.3'),
    'irsForm.legalNameChanged': described(
      'The legal name of the business is typed, for the filled-in copy; it can be left out.',
      'R12.8 R18.6',
      { guard: not('isContractSigned'), actions: 'rememberLegalName' },
    ),
    'irsForm.copyWritten': downloads(
      'irsFormCopy',
      'The creator downloads a copy with the business details filled in.',
      'R10.3',
    ),
    'irsForm.continued': [
      returnsToReview,
      described('The creator goes on, with or without an upload.', 'R10.5', { target: '#businessVerification' }),
    ],
    'business.fieldRequested': described(
      'The list of what is missing points at a field of the business form: the form is shown again.',
      'R9.9',
      { target: '#entityDetails', actions: 'requestField' },
    ),
    'navigation.backRequested': [goesBackToReview, goesBack('#entityDetails', 'Back to the business information.')],
  },
  states: { viewer: documentViewer('R10.1 R10.2'), upload: irsFormUpload },
});
