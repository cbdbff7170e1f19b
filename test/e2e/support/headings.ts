import type { RoutedScreenId } from '#machines/journey/routes.ts';

/** The one h1 of each screen, as a visitor reads it. */
export const HEADINGS = {
  landing: /^Get your future\s*revenue now/,
  signIn: 'Welcome Back',
  selectPlatform: 'Connect your Patreon',
  connectPatreon: 'Connect your Patreon account',
  connectAdditionalAccounts: 'Boost Your Funding Potential',
  processing: 'Preparing your offers',
  offers: 'Your Revenue Purchase Offers',
  entityDetails: 'Business information',
  signIrsForm: 'Read and sign the IRS form',
  businessVerification: 'Verifying your business',
  contract: 'Review and sign your contract',
  dashboard: 'Set up your repayment',
  dashboardEstablished: 'Your repayment',
} as const satisfies Record<RoutedScreenId, string | RegExp>;
