export const CHOICES_TEXT = {
  title: 'What can happen now',
  leadsTo: (title: string) => `goes to ${title}`,
  link: 'A link on the screen is followed',
  refused: 'not possible now',
  needs: 'Needs:',
  folded: {
    here: 'More on this screen',
    everywhere: 'On every screen',
    addresses: 'Another address is opened',
    services: 'A service answers',
    elsewhere: 'In another tab or on the device',
    time: 'Time passes',
    refused: 'Not possible now',
  },
} as const;
