export const THIRD_PARTY_NOTICES = {
  title: 'Third-party notices',
  introduction:
    'Creator Cash Advance is made with the work of others. Named here is every package that it asks for, and those that\n' +
    'these ask for in turn, with its version, its licence and the text of that licence.',
  licence: (name = 'as its text says') => `Licence: ${name}`,
  noFile: 'The package brings no text of its licence; the same text stands here with other packages.',
} as const;
