import type { ComponentType } from 'react';
import type { ScreenId } from '#machines/journey/routes.ts';

/** A screen's component, in a file of its own that is fetched when it is asked for. */
export type ScreenEntry = { readonly load: () => Promise<ComponentType> };

/** Every screen of the product: the only place that knows which component shows which screen. */
export const SCREENS = {
  landing: entry(() => import('./landing/LandingScreen.tsx').then((file) => file.LandingScreen)),
  signIn: entry(() => import('./signIn/SignInScreen.tsx').then((file) => file.SignInScreen)),
  selectPlatform: entry(() =>
    import('./selectPlatform/SelectPlatformScreen.tsx').then((file) => file.SelectPlatformScreen),
  ),
  connectPatreon: entry(() =>
    import('./connectPatreon/ConnectPatreonScreen.tsx').then((file) => file.ConnectPatreonScreen),
  ),
  connectAdditionalAccounts: entry(() =>
    import('./connectAdditionalAccounts/ConnectAdditionalAccountsScreen.tsx').then(
      (file) => file.ConnectAdditionalAccountsScreen,
    ),
  ),
  processing: entry(() => import('./processing/ProcessingScreen.tsx').then((file) => file.ProcessingScreen)),
  offers: entry(() => import('./offers/OffersScreen.tsx').then((file) => file.OffersScreen)),
  entityDetails: entry(() =>
    import('./entityDetails/EntityDetailsScreen.tsx').then((file) => file.EntityDetailsScreen),
  ),
  signIrsForm: entry(() => import('./signIrsForm/SignIrsFormScreen.tsx').then((file) => file.SignIrsFormScreen)),
  businessVerification: entry(() =>
    import('./businessVerification/BusinessVerificationScreen.tsx').then((file) => file.BusinessVerificationScreen),
  ),
  contract: entry(() => import('./contract/ContractScreen.tsx').then((file) => file.ContractScreen)),
  dashboard: entry(() => import('./dashboard/DashboardScreen.tsx').then((file) => file.DashboardScreen)),
  dashboardEstablished: entry(() =>
    import('./dashboardEstablished/DashboardEstablishedScreen.tsx').then((file) => file.DashboardEstablishedScreen),
  ),
  notFound: entry(() => import('./notFound/NotFoundScreen.tsx').then((file) => file.NotFoundScreen)),
} satisfies Record<ScreenId, ScreenEntry>;

function entry(load: () => Promise<ComponentType>): ScreenEntry {
  return { load };
}
