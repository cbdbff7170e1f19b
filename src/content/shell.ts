import { JOURNEY_STEPS } from '#machines/constants.ts';
import type { Redirect } from '#machines/journey/context.ts';
import type { ScreenId } from '#machines/journey/routes.ts';

export const SHELL = {
  productName: 'Creator Cash Advance',
  skipToContent: 'Skip to content',
  back: 'Back',
  dismissMessage: 'Dismiss message',
  messages: 'Messages',
  loading: 'Loading',
  help: 'Help',
  signIn: 'Sign in',
  stepOf: (step: number) => `Step ${step} of ${JOURNEY_STEPS}`,
  steps: 'Steps of the application',
  stepBar: 'Your place in the application',
  menu: {
    label: (name: string) => `Account menu, ${name}`,
    homepage: 'Homepage',
    profile: 'Profile',
    dashboard: 'Dashboard',
    settings: 'Settings',
    soon: 'soon',
    afterSigning: 'after signing',
    here: 'you are here',
    startOver: 'Start over',
    startOverKeeps: 'Removes what you typed. You stay signed in.',
    startOverBlocked: 'Not possible: you have signed.',
    signOut: 'Sign Out',
    signOutErases: 'Erases what you typed, your files and any signed contract, in every tab.',
  },
  colorScheme: { toDark: 'Use dark colors', toLight: 'Use light colors' },
  demonstration: 'Demo: use no real passwords or documents.',
} as const;

/** The end of a redirect message, by the requested screen. */
const REDIRECT_PURPOSES: Record<ScreenId, string> = {
  landing: 'to continue',
  signIn: 'to continue',
  notFound: 'to continue',
  selectPlatform: 'to choose your platform',
  connectPatreon: 'to connect Patreon',
  connectAdditionalAccounts: 'to connect more accounts',
  processing: 'to see your offers',
  offers: 'to see your offers',
  entityDetails: 'to enter your business information',
  signIrsForm: 'to see the IRS form',
  businessVerification: 'to have your business verified',
  contract: 'to read your contract',
  dashboard: 'to finish setting up',
  dashboardEstablished: 'to see your repayment',
};

export function redirectSentence({ reason, refusedScreen }: Redirect): string {
  if (reason === 'signInRequired') return `Sign in ${REDIRECT_PURPOSES[refusedScreen]}.`;
  if (reason === 'patreonRequired') return `Connect your Patreon account ${REDIRECT_PURPOSES[refusedScreen]}.`;
  return 'You signed out in another tab. Sign in to continue.';
}
