import type { ScreenId } from './routes.ts';

/** Where the links of each screen lead besides its own sections: a link is an address that the creator opens (R1.1). */
export const LINKS: Readonly<Partial<Record<ScreenId, readonly ScreenId[]>>> = {
  landing: ['signIn'],
  signIn: ['landing'],
  offers: ['contract'],
  entityDetails: ['contract'],
  signIrsForm: ['contract', 'entityDetails'],
  contract: ['offers', 'entityDetails', 'signIrsForm'],
  dashboard: ['offers', 'contract', 'dashboardEstablished'],
  dashboardEstablished: ['offers'],
  notFound: ['landing', 'signIn', 'selectPlatform', 'dashboardEstablished'],
};
