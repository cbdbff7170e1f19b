import type { ScreenId } from '#machines/journey/routes.ts';

/** What the screens are called: as in the title of the browser's tab, but for the first, whose title is a promise. */
export const SCREEN_NAMES: Readonly<Record<ScreenId, string>> = {
  landing: 'Landing page',
  signIn: 'Sign in',
  selectPlatform: 'Choose your platform',
  connectPatreon: 'Connect Patreon',
  connectAdditionalAccounts: 'Connect more accounts',
  processing: 'Preparing your offers',
  offers: 'Choose your offer',
  entityDetails: 'Business information',
  signIrsForm: 'IRS form',
  businessVerification: 'Business verification',
  contract: 'Your contract',
  dashboard: 'Set up repayment',
  dashboardEstablished: 'Repayment dashboard',
  notFound: 'Page not found',
};
