import { IRS_FORM_TEXT, type IrsFormText } from './irsFormText.ts';

/** The words of the copy that is filled in with the business details; only what it says of itself differs (R10.3). */
export const IRS_FORM_COPY_TEXT: IrsFormText = {
  ...IRS_FORM_TEXT,
  lede: 'Your business details stand on the lines they belong to, in our own layout. What you did not give is blank. To request a transcript, copy the lines onto the official form, check them and sign there.',
};
