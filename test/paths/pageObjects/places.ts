import type { ScreenId } from '#machines/journey/routes.ts';
import { BUSINESS_VERIFICATION } from '#src/content/businessVerification.ts';
import { CONNECT_ADDITIONAL_ACCOUNTS } from '#src/content/connectAdditionalAccounts.ts';
import { CONNECT_PATREON } from '#src/content/connectPatreon.ts';
import { CONTRACT } from '#src/content/contract.ts';
import { DASHBOARD } from '#src/content/dashboard.ts';
import { DASHBOARD_ESTABLISHED } from '#src/content/dashboardEstablished.ts';
import { ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import { LANDING } from '#src/content/landing.ts';
import { NOT_FOUND } from '#src/content/errorPage.ts';
import { OFFERS_TEXT } from '#src/content/offers.ts';
import { PROCESSING } from '#src/content/processing.ts';
import { SELECT_PLATFORM } from '#src/content/selectPlatform.ts';
import { SIGN_IN } from '#src/content/signIn.ts';
import { SIGN_IRS_FORM } from '#src/content/signIrsForm.ts';

/** The one h1 of each screen. */
export const HEADINGS: Readonly<Record<ScreenId, string>> = {
  landing: LANDING.hero.title,
  signIn: SIGN_IN.title,
  selectPlatform: SELECT_PLATFORM.title,
  connectPatreon: CONNECT_PATREON.title,
  connectAdditionalAccounts: CONNECT_ADDITIONAL_ACCOUNTS.title,
  processing: PROCESSING.title,
  offers: OFFERS_TEXT.title,
  entityDetails: ENTITY_DETAILS.title,
  signIrsForm: SIGN_IRS_FORM.title,
  businessVerification: BUSINESS_VERIFICATION.title,
  contract: CONTRACT.title,
  dashboard: DASHBOARD.title,
  dashboardEstablished: DASHBOARD_ESTABLISHED.title,
  notFound: NOT_FOUND.title,
};
