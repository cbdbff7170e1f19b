import type { ReviewPart } from '#machines/domain/choices.ts';

/** Who may open a screen: anyone, a signed-in visitor, or one whose Patreon account is connected (R1.3, R1.4). */
export type Access = 'anyone' | 'signedIn' | 'connected';

/**
 * Every screen that has an address, the only path literals of the product: who may open it, and its step of the journey; a
 * timed screen shares that of what it works on (R1.1, R1.8, R16.3).
 */
export const ROUTES = {
  landing: { path: '/', access: 'anyone', step: null },
  signIn: { path: '/signin', access: 'anyone', step: null },
  selectPlatform: { path: '/select-platform', access: 'signedIn', step: 1 },
  connectPatreon: { path: '/connect-patreon', access: 'signedIn', step: 2 },
  connectAdditionalAccounts: { path: '/connect-additional-accounts', access: 'connected', step: 3 },
  processing: { path: '/processing', access: 'connected', step: 4 },
  offers: { path: '/offers', access: 'connected', step: 4 },
  entityDetails: { path: '/entity-details', access: 'connected', step: 5 },
  signIrsForm: { path: '/sign-irs-form', access: 'connected', step: 6 },
  businessVerification: { path: '/business-verification', access: 'connected', step: 6 },
  contract: { path: '/contract', access: 'connected', step: 7 },
  dashboard: { path: '/dashboard', access: 'connected', step: null },
  dashboardEstablished: { path: '/dashboard-established', access: 'connected', step: null },
} as const satisfies Record<string, { path: string; access: Access; step: number | null }>;

/** A screen that has an address. */
export type RoutedScreenId = keyof typeof ROUTES;

/** Where each part of what is agreed to is changed (R12.1). */
export const PART_SCREENS = {
  offer: 'offers',
  business: 'entityDetails',
  irsForm: 'signIrsForm',
} as const satisfies Record<ReviewPart, RoutedScreenId>;

/** A screen of the journey; the one for unknown addresses has no address of its own (R1.2). */
export type ScreenId = RoutedScreenId | 'notFound';

export const ROUTED_SCREEN_IDS = Object.keys(ROUTES) as readonly RoutedScreenId[];

/** The static documents, pictures of their first pages, and downloads that screens point to (R10.1, R12.1, R13.3). */
export const FILES = {
  irsForm: '/forms/f4506t.pdf',
  irsFormPicture: '/forms/f4506t.webp',
  contract: '/forms/contract.pdf',
  contractPicture: '/forms/contract.webp',
  extension: '/downloads/creator-cash-advance-extension.zip',
} as const;

/** The tax agency's own page of the form; it opens in a new tab (R10.3). */
export const OFFICIAL_IRS_FORM_URL = 'https://www.irs.gov/pub/irs-pdf/f4506t.pdf';

/** The element ids on the landing page that an address may point at (R3.6). */
export const LANDING_ANCHORS = [
  'calculator',
  'calculate',
  'how',
  'why',
  'qualification',
  'faq',
  'application-form',
] as const;
export type LandingAnchor = (typeof LANDING_ANCHORS)[number];

/** The address of a section of the landing page. */
export const landingAddress = (anchor: LandingAnchor) => `${ROUTES.landing.path}#${anchor}`;

/** The screen at a path, or null when there is none; one trailing slash is forgiven (R1.2). */
export function screenAt(path: string): RoutedScreenId | null {
  const plain = path.replace(/(?<=[^/])\/$/, '');
  return ROUTED_SCREEN_IDS.find((screen) => ROUTES[screen].path === plain) ?? null;
}

/** The landing element that a fragment such as `#faq` names, or null (R3.6). */
export function landingAnchorOf(hash: string): LandingAnchor | null {
  return LANDING_ANCHORS.find((anchor) => hash === `#${anchor}`) ?? null;
}

/** What the screens are called, in the title of the browser's tab as well; only the first has another there. */
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
  dashboard: 'Finish setting up',
  dashboardEstablished: 'Repayment dashboard',
  notFound: 'Page not found',
};

/** Where the links of each screen lead besides its own sections: a link is an address that the creator opens (R1.1). */
export const LINKS: Readonly<Partial<Record<ScreenId, readonly ScreenId[]>>> = {
  landing: ['signIn'],
  signIn: ['landing', 'selectPlatform'],
  offers: ['contract'],
  entityDetails: ['contract'],
  signIrsForm: ['contract', 'entityDetails'],
  contract: ['offers', 'entityDetails', 'signIrsForm'],
  dashboard: ['offers', 'contract', 'dashboardEstablished'],
  dashboardEstablished: ['offers'],
  notFound: ['landing'],
};
