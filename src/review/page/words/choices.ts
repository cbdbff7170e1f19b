/** The words of what can happen now, in a session and in a product. */
export const CHOICES_TEXT = {
  title: 'What can happen now',
  leadsTo: (title: string) => `goes to ${title}`,
  stays: 'stays here',
  refused: 'not possible now',
  needs: 'Needs:',
  folded: {
    everywhere: 'Beside the screen',
    addresses: 'Open any address',
    services: 'The outside answers',
    elsewhere: 'In other tabs and on the device',
    time: 'Time goes by',
    refused: 'Not possible now',
  },
} as const;
