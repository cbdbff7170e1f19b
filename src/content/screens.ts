import type { Chapter } from '#machines/domain/chapters.ts';
import type { ScreenId } from '#machines/journey/routes.ts';
import { SHELL } from './shell.ts';

/** What the chapters of the journey are called. */
export const CHAPTER_NAMES: Readonly<Record<Chapter, string>> = {
  connect: 'Connect',
  offer: 'Offer',
  business: 'Business',
  sign: 'Sign',
};

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
