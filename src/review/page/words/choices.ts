export const CHOICES_TEXT = {
  title: 'What can happen now',
  leadsTo: (title: string) => `goes to ${title}`,
  link: 'The creator follows a link',
  refused: 'not possible now',
  needs: 'Conditions:',
  folded: {
    here: 'More on this screen',
    everywhere: 'On every screen',
    addresses: 'Open another address',
    services: 'Service responses',
    elsewhere: 'In another tab or on the device',
    time: 'Timers',
    refused: 'Not possible now',
  },
} as const;
