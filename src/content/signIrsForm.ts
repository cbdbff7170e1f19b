import { MAX_IRS_FORM_BYTES, MIB } from '#machines/constants.ts';
import type { EntityType } from '#machines/domain/choices.ts';

const ENTITIES: Readonly<Record<EntityType, string>> = {
  'sole-proprietorship': 'a sole proprietorship',
  llc: 'an LLC',
  corporation: 'a corporation',
  partnership: 'a partnership',
  's-corporation': 'an S corporation',
};

export const SIGN_IRS_FORM = {
  title: 'Read and sign the IRS form',
  intro: 'Form 4506-T asks the IRS for a record of your tax return. It helps us confirm your income.',
  optional: 'Signing and uploading it is optional.',
  demonstration: "Don't send this demo copy to the IRS.",
  document: 'Form 4506-T, demonstration copy',
  loading: 'Loading the form',
  showPdf: 'Show the PDF',
  failed:
    'Unable to display the PDF. Your browser may not support embedded PDFs. You can download the form or view it on the IRS website.',
  retry: 'Try again',
  download: 'Download the form',
  official: 'View on the IRS website (new tab)',
  facts: {
    heading: 'About this form',
    items: {
      'What the form is': 'A free request for a transcript: a summary of a tax return you filed.',
      'Who gets the transcript': 'You do. The IRS mails it to your address of record.',
      'Why a funder asks': 'It confirms your income. You decide whether we get it.',
    },
  },
  fillIn: {
    heading: 'Fill it in for me',
    intro: 'We fill in these lines from your business details, in this browser only.',
    blanks: {
      '1a': { reason: 'Blank: the legal name is missing.', add: 'Enter the legal name' },
      '1b': { reason: 'Blank: the EIN is missing.', add: 'Enter the EIN' },
      '3': { reason: 'Blank: the address is missing.', add: 'Enter the address' },
      '5': { reason: 'Left blank.' },
      '6': { reason: 'Blank: the entity type is missing.', add: 'Select the entity type' },
    },
    llcReturn: "Left blank: add your LLC's tax form number.",
    returnTranscript: 'Checked',
    form: (form: string, entityType: EntityType) => `${form}, for ${ENTITIES[entityType]}`,
    rest: 'The other lines, your signature and the date stay blank.',
    fileName: 'form-4506-t-demonstration-copy.pdf',
    labels: {
      download: 'Download the filled-in copy',
      busy: 'Writing your copy...',
      done: 'Saved with your downloads.',
      failed: 'The copy could not be written. Nothing you typed is lost. Check your connection, then try again.',
    },
  },
  upload: {
    label: 'Signed form',
    none: 'Not uploaded (optional)',
    hint: `PDF, up to ${MAX_IRS_FORM_BYTES / MIB} MB. It stays in this browser.`,
  },
  continue: 'Continue',
  continueAnyway: 'Continue anyway',
  backToContract: 'Go back to the contract',
} as const;
