type Gap = { readonly title: RegExp; readonly reason: string };

/** What is not run in Firefox, each because of its driver and not because of the product. */
export const FIREFOX_GAPS: readonly Gap[] = [
  { title: /the contract is printed whole/, reason: 'the driver makes a PDF of a page in Chromium only' },
  {
    title: /the signed copy says what was signed/,
    reason: 'the driver tells of no download that is made in the page, on whatever page',
  },
  { title: /F-50 /, reason: 'the driver does not tell that the page gave up a request that is held back' },
  { title: /F-51 /, reason: 'it reads the memory in use by a protocol of Chromium' },
];
