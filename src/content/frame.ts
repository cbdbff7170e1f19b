/** The words of the frame round every screen. */
export const FRAME = {
  productName: 'Creator Cash Advance',
  skipToContent: 'Skip to content',
  back: 'Back',
  close: 'Close',
  dismissMessage: 'Dismiss message',
  messages: 'Messages',
  loading: 'Loading',
  help: 'Help',
  stepOf: (step: number, total: number) => `Step ${step} of ${total}`,
  steps: 'Steps of the application',
  menu: {
    label: (name: string) => `Account menu, ${name}`,
    homepage: 'Homepage',
    profile: 'Profile',
    dashboard: 'Dashboard',
    settings: 'Settings',
    soon: 'soon',
    signOut: 'Sign Out',
  },
  colorScheme: { toDark: 'Use dark colors', toLight: 'Use light colors' },
  storageRefused:
    'This browser does not let us keep your session. You can go on, but a reload starts again from the beginning.',
} as const;
