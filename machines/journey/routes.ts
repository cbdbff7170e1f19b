import type { ReviewPart } from '#machines/domain/choices.ts';

/** The access a screen requires; `connected` means signed in with Patreon connected (R1.3, R1.4). */
export type Access = 'anyone' | 'signedIn' | 'connected';

/** Every route with its required access and step number (R1.1, R1.8, R16.3). */
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

export type RoutedScreenId = keyof typeof ROUTES;

export const PART_SCREENS = {
  offer: 'offers',
  business: 'entityDetails',
  irsForm: 'signIrsForm',
} as const satisfies Record<ReviewPart, RoutedScreenId>;

/** Unknown addresses show `notFound`, which has no address (R1.2). */
export type ScreenId = RoutedScreenId | 'notFound';

export const ROUTED_SCREEN_IDS = Object.keys(ROUTES) as readonly RoutedScreenId[];

/** Static files; each WebP image shows the first page of its PDF (R10.1, R12.1, R13.3). */
export const FILES = {
  irsForm: '/forms/f4506t.pdf',
  irsFormPicture: '/forms/f4506t.webp',
  contract: '/forms/contract.pdf',
  contractPicture: '/forms/contract.webp',
  extension: '/downloads/creator-cash-advance-extension.zip',
} as const;

export const OFFICIAL_IRS_FORM_URL = 'https://www.irs.gov/pub/irs-pdf/f4506t.pdf';

/** Element ids on the landing page (R3.6). */
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

export const landingAddress = (anchor: LandingAnchor) => `${ROUTES.landing.path}#${anchor}`;

/** Returns the screen at a path, ignoring one trailing slash (R1.2). */
export function screenAt(path: string): RoutedScreenId | null {
  const plain = path.replace(/(?<=[^/])\/$/, '');
  return ROUTED_SCREEN_IDS.find((screen) => ROUTES[screen].path === plain) ?? null;
}

/** Parses a fragment such as `#faq` (R3.6). */
export function landingAnchorOf(hash: string): LandingAnchor | null {
  return LANDING_ANCHORS.find((anchor) => hash === `#${anchor}`) ?? null;
}

/** Returns the part of an address that the chart controls: the path and, on the landing page, the fragment. */
export function addressOf({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string {
  return pathname === ROUTES.landing.path ? `${pathname}${hash}` : pathname;
}

/** The screens' names, which are also used in document titles, except for the landing page. */
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
