/** The signed copy, for as long as the creator is signed in. */
export const downloadsSignedCopy = {
  guard: 'isContractSigned',
  actions: { type: 'showToast', params: { kind: 'info', key: 'downloadStarted', download: 'signedCopy' } },
  description: 'The creator downloads the signed copy.',
  meta: { requirements: ['R12.1', 'R12.8'] },
} as const;

/** The next payment and its reminder as a file for the creator's calendar. */
export const downloadsCalendar = {
  actions: { type: 'showToast', params: { kind: 'info', key: 'downloadStarted', download: 'calendar' } },
  description: 'The creator adds the next payment and its reminder to a calendar.',
  meta: { requirements: ['R18.4'] },
} as const;
