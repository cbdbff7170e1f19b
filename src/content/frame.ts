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
  way: 'Your place in the application',
  menu: {
    label: (name: string) => `Account menu, ${name}`,
    homepage: 'Homepage',
    profile: 'Profile',
    dashboard: 'Dashboard',
    settings: 'Settings',
    soon: 'soon',
    startOver: 'Start over',
    startOverBlocked: 'Not possible once the contract is signed.',
    erase: 'Erase everything on this device',
    signOut: 'Sign Out',
  },
  colorScheme: { toDark: 'Use dark colors', toLight: 'Use light colors' },
  demonstration: 'Demonstration: enter no real credentials.',
  lossSeen: 'Dismiss',
  outdated:
    'This page is an older version of the application. What you type from now on is not saved. Reload to update.',
  reload: 'Reload',
  storageRefused:
    'This browser does not let us keep your session. You can go on, but a reload starts again from the beginning.',
} as const;
