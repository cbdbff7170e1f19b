import type { ScreenId } from '#machines/journey/routes.ts';
import { SHELL } from './shell.ts';

/** The chapters that group the numbered steps. */
export const CHAPTERS = ['Connect', 'Offer', 'Business', 'Sign'] as const;
type Chapter = (typeof CHAPTERS)[number];

/** The chapter of each numbered step, first step first. */
export const CHAPTER_OF_STEP: readonly Chapter[] = [
  'Connect',
  'Connect',
  'Connect',
  'Offer',
  'Offer',
  'Business',
  'Business',
  'Business',
  'Sign',
];

/** What each screen is called in the browser's title. */
export const SCREEN_TITLES: Record<ScreenId, string> = {
  landing: 'Get your future revenue now',
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

/** The title of the browser's tab, from the particular to the general (R1.8). */
export function documentTitle(title: string, step: number | null, steps: number): string {
  return [title, step === null ? null : SHELL.stepOf(step, steps), SHELL.productName]
    .filter((part) => part !== null)
    .join(' · ');
}
