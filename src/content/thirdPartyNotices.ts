export const THIRD_PARTY_NOTICES = {
  title: 'Third-party notices',
  introduction:
    'Creator Cash Advance uses the packages below, including the packages that they depend on.\n' +
    'Each entry lists the version, the license and the license text.',
  license: (name = 'see the text below') => `License: ${name}`,
  noFile: 'This package has no license file. Other packages in this list include the text of the same license.',
} as const;
