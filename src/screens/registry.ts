import type { ComponentType } from 'react';
import type { ScreenId } from '#machines/journey/routes.ts';

export const SCREENS = {
  landing: () => import('./landing/LandingScreen.tsx').then((file) => file.LandingScreen),
  signIn: () => import('./signIn/SignInScreen.tsx').then((file) => file.SignInScreen),
  selectPlatform: () => import('./selectPlatform/SelectPlatformScreen.tsx').then((file) => file.SelectPlatformScreen),
  connectPatreon: () => import('./connectPatreon/ConnectPatreonScreen.tsx').then((file) => file.ConnectPatreonScreen),
  connectAdditionalAccounts: () =>
    import('./connectAdditionalAccounts/ConnectAdditionalAccountsScreen.tsx').then(
      (file) => file.ConnectAdditionalAccountsScreen,
    ),
  processing: () => import('./processing/ProcessingScreen.tsx').then((file) => file.ProcessingScreen),
  offers: () => import('./offers/OffersScreen.tsx').then((file) => file.OffersScreen),
  entityDetails: () => import('./entityDetails/EntityDetailsScreen.tsx').then((file) => file.EntityDetailsScreen),
  signIrsForm: () => import('./signIrsForm/SignIrsFormScreen.tsx').then((file) => file.SignIrsFormScreen),
  businessVerification: () =>
    import('./businessVerification/BusinessVerificationScreen.tsx').then((file) => file.BusinessVerificationScreen),
  contract: () => import('./contract/ContractScreen.tsx').then((file) => file.ContractScreen),
  dashboard: () => import('./dashboard/DashboardScreen.tsx').then((file) => file.DashboardScreen),
  dashboardEstablished: () =>
    import('./dashboardEstablished/DashboardEstablishedScreen.tsx').then((file) => file.DashboardEstablishedScreen),
  notFound: () => import('./notFound/NotFoundScreen.tsx').then((file) => file.NotFoundScreen),
} satisfies Record<ScreenId, () => Promise<ComponentType>>;

const loaded = new Map<ScreenId, ComponentType>();

/** Stylesheets that failed to load. They are requested again with the next screen. */
const missingStyles = new Set<string>();

/** Records a stylesheet that failed to load, and lets its screen open without it. */
export function noteMissingStyle(event: WindowEventMap['vite:preloadError']): void {
  const [, href] = /^Unable to preload CSS for (.*)$/.exec(event.payload.message) ?? [];
  if (href === undefined) return;
  event.preventDefault();
  missingStyles.add(href);
}

async function loadStyle(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const outcome = new Promise<Event>((resolve) => Object.assign(link, { onload: resolve, onerror: resolve }));
  document.head.append(link);
  if ((await outcome).type === 'load') missingStyles.delete(href);
  else link.remove();
}

/** Loads and caches a screen, and retries missing stylesheets. Returns null if the code fails to load. */
export async function preloadScreen(screen: ScreenId): Promise<ComponentType | null> {
  const component = await SCREENS[screen]().catch(() => null);
  await Promise.all([...missingStyles].map(loadStyle));
  if (component !== null) loaded.set(screen, component);
  return component;
}

export const loadedScreen = (screen: ScreenId) => loaded.get(screen);
