import type { ComponentType } from 'react';
import type { ScreenId } from '#machines/journey/routes.ts';

/** Loads the component of each screen from its own chunk. */
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
