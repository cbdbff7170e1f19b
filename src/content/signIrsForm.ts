import { MAX_IRS_FORM_BYTES, MIB } from '#machines/constants.ts';

/** The words of the IRS form screen (R10). */
export const SIGN_IRS_FORM = {
  title: 'Read and sign the IRS form',
  intro:
    'Form 4506-T asks the tax agency for a transcript of a return you filed. Read it here and upload a signed copy if you like. You can go on without one.',
  demonstration: {
    title: 'This is a demonstration copy',
    text: 'It shows the lines of Form 4506-T in our own layout. It is not an IRS form. Do not file it.',
  },
  document: 'Form 4506-T, demonstration copy',
  loading: 'Loading the form',
  failed:
    'Unable to display the PDF. Your browser may not support embedded PDFs. You can download the form or view it on the IRS website.',
  retry: 'Try again',
  download: 'Download the form',
  official: 'View on the IRS website (opens in a new tab)',
  facts: {
    heading: 'What you are looking at',
    items: [
      {
        term: 'What the form is',
        text: 'A request for a transcript: a short account of a tax return you filed. Asking is free.',
      },
      {
        term: 'Who gets the transcript',
        text: 'You. The tax agency mails it to your address of record, never to us.',
      },
      {
        term: 'Why a funder asks',
        text: 'A transcript that you pass on confirms the income you told us about. Whether you do is up to you.',
      },
    ],
  },
  fillIn: {
    heading: 'Fill it in for me',
    intro:
      'These are your lines, taken from your business details. The copy is written in this browser and goes nowhere else.',
    notKnown: {
      '1a': 'Blank: we do not ask for the legal name. Write it in yourself.',
      '1b': 'Blank: no whole EIN is given.',
      '3': 'Blank: no address is given.',
      '5': 'Blank until your contract has its number.',
      '6': 'Blank: no entity type is given.',
    },
    llcReturn: 'Blank: which form an LLC files depends on its owners and its tax election.',
    add: { '1b': 'Enter the EIN', '3': 'Enter the address', '6': 'Select the entity type' },
    returnTranscript: 'Ticked: the lines of your return as filed, and no more',
    form: (form: string, entity: string) => `${form}, for ${entity}`,
    entities: {
      'sole-proprietorship': 'a sole proprietorship',
      corporation: 'a corporation',
      partnership: 'a partnership',
      's-corporation': 'an S corporation',
    },
    rest: 'Every other line, your signature and the date stay blank.',
    receiver: 'The transcript goes to you, at the address the IRS has on record. We never receive it.',
    fileName: 'form-4506-t-demonstration-copy.pdf',
    labels: {
      download: 'Download the filled-in copy',
      busy: 'Writing your copy...',
      done: 'The copy is saved with your downloads.',
      failed: 'The copy could not be written. Nothing you typed is lost; check your connection and try again.',
    },
  },
  upload: {
    label: 'Signed form',
    none: 'Not uploaded (optional)',
    hint: `A PDF of up to ${MAX_IRS_FORM_BYTES / MIB} MB. It stays in this browser.`,
  },
  continue: 'Continue',
  continueAnyway: 'Continue anyway',
  backToContract: 'Go back to the contract',
} as const;
