/** What can go wrong elsewhere and not here: the fault, and why it does not apply. */
export const NOT_APPLICABLE: Readonly<Record<string, { readonly fault: string; readonly reason: string }>> = {
  'F-36': {
    fault: 'the operating system stops the process of a page and lets it go on',
    reason:
      'it takes seconds of real waiting, which no test here does; F-30 and F-31 prove the same of a clock that jumps',
  },
};
