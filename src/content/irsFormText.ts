import type { IrsLine } from '#machines/domain/copies.ts';
import { OFFICIAL_IRS_FORM_URL } from '#machines/journey/routes.ts';

export type IrsFormLine = {
  readonly id: IrsLine;
  readonly label: string;
  readonly hint: string;
  readonly answer: 'text' | 'checkBox' | 'dates';
};

export type IrsFormPart = { readonly heading: string; readonly lines: readonly IrsFormLine[] };

const PARTS: readonly IrsFormPart[] = [
  {
    heading: 'Who is asking',
    lines: [
      { id: '1a', label: 'Name on the tax return', hint: 'For a business, its legal name', answer: 'text' },
      { id: '1b', label: 'First taxpayer number on the return', hint: 'For a business, its EIN', answer: 'text' },
      { id: '2a', label: 'Spouse’s name', hint: 'Joint returns only', answer: 'text' },
      { id: '2b', label: 'Spouse’s taxpayer number', hint: 'Joint returns only', answer: 'text' },
      { id: '3', label: 'Current name and address', hint: 'Street, city, state, ZIP', answer: 'text' },
      { id: '4', label: 'Previous address', hint: 'If the last return shows another one', answer: 'text' },
      { id: '5', label: 'Customer file number', hint: 'Optional, up to 10 digits, no SSN', answer: 'text' },
    ],
  },
  {
    heading: 'Which transcript',
    lines: [
      {
        id: '6',
        label: 'Number of the tax form',
        hint: 'One for each request: 1065, 1120, 1120-S, 1040',
        answer: 'text',
      },
      { id: '6a', label: 'Return transcript', hint: 'The lines of the return as it was filed', answer: 'checkBox' },
      { id: '6b', label: 'Account transcript', hint: 'Payments and later changes', answer: 'checkBox' },
      { id: '6c', label: 'Record of account', hint: 'Both together, the fullest', answer: 'checkBox' },
      { id: '7', label: 'Verification of non-filing', hint: 'Proof that no return was filed', answer: 'checkBox' },
      { id: '8', label: 'Wage and income series', hint: 'W-2, 1099, 1098, 5498', answer: 'checkBox' },
    ],
  },
  {
    heading: 'For which years',
    lines: [{ id: '9', label: 'Years or periods, by their last day', hint: 'Month, day, year', answer: 'dates' }],
  },
];

/** The demonstration copy of Form 4506-T in our own words (R10.1, R10.3). */
export const IRS_FORM_TEXT = {
  title: 'Demonstration layout of Form 4506-T fields',
  disclaimer: 'Demonstration layout of Form 4506-T fields. Not an IRS form. Do not file.',
  watermark: 'DEMONSTRATION. DO NOT FILE.',
  lede: 'These are the lines that Form 4506-T asks for, in our own layout and our own words, so that you can see what you would give. To request a transcript, use the official form.',
  ledeFilledIn:
    'Your business details are filled in on their lines, in our own layout. Lines you gave no answer for are blank. To request a transcript, copy the lines onto the official form, check them and sign there.',
  officialLink: { label: `Official form: ${OFFICIAL_IRS_FORM_URL}`, address: OFFICIAL_IRS_FORM_URL },
  parts: PARTS,
  sign: {
    heading: 'Signature',
    attestation: 'The signer has read the attestation on the official form and may sign for the taxpayer on line 1a.',
    you: [
      'Signature',
      'Date',
      'Name in print',
      'Phone',
      'Title, if line 1a is a corporation, partnership, estate or trust',
    ],
    spouseHeading: 'Spouse, joint returns only',
    spouse: ['Spouse’s signature', 'Date', 'Spouse’s name in print'],
  },
  facts: {
    heading: 'What to know before you sign the official form',
    items: {
      'What it does': 'It asks the IRS for a transcript of a return you filed. The transcript is free.',
      'Who receives it': 'You do. Transcripts go only to your address of record.',
      'Why a funder asks': 'To confirm that the income you stated is the income you filed.',
      'How long it is good for': 'The IRS must receive the form within 120 days of your signature.',
      'What it is not': 'Lenders who order a transcript themselves use another form, 4506-C.',
    },
  },
  prefill: {
    heading: 'Which of your details belong on which line',
    columns: ['Line', 'From your business details'],
    rows: [
      ['1a', 'The legal name of the business'],
      ['1b', 'The EIN'],
      ['3', 'The business address'],
      [
        '6',
        'By entity type: 1065 for a partnership, 1120-S for an S corporation, 1120 for a corporation, 1040 for a sole proprietorship. For an LLC, the form it filed',
      ],
      ['9', 'December 31 of the year of your tax return'],
    ],
  },
};

export function irsLineLabel(id: IrsLine): string {
  const lines = PARTS.flatMap((part) => part.lines);
  return lines.find((line) => line.id === id)?.label ?? '';
}
