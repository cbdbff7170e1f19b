import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SavedJourney } from '#machines/persistence/savedFormat.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import { preloadScreen } from '#src/screens/registry.ts';
import { SIGNED_AT } from '#test/support/journeyAt.ts';
import { FIRST_VISIT, openMenu, renderApp } from './renderApp.tsx';

const BEGUN: SavedJourney = { ...NOTHING_TYPED, offerId: '6-month' };
const SIGNED: SavedJourney = {
  ...BEGUN,
  documentId: 'CCA-1',
  isContractSigned: true,
  contractTimes: { openedAt: null, readAt: null, agreedAt: null, signedAt: SIGNED_AT },
};
const PLACE = 'Step 5 of 7. You have connected Patreon and chosen an offer.';
const GO_ON = 'Continue your application';

beforeAll(async () => {
  await Promise.all((['landing', 'signIn', 'offers', 'dashboard', 'entityDetails'] as const).map(preloadScreen));
}, 60_000);

describe('An application that was begun', () => {
  it('goes on from the sign-in, which is not needed again (R17.1)', async () => {
    renderApp('/signin', { saved: BEGUN });
    const link = await screen.findByRole('link', { name: GO_ON }, FIRST_VISIT);
    expect(link.getAttribute('href')).toBe('/entity-details');
    expect(link.closest('[data-kind]')?.textContent).toBe(`You are signed in as Demo Creator${PLACE}${GO_ON}`);
  });

  it('goes on from the account menu (R17.1)', async () => {
    const { itemOf } = await openMenu('/offers', { saved: BEGUN });
    expect([itemOf(/^Continue/).textContent, itemOf(/^Continue/).getAttribute('href')]).toEqual([
      `${GO_ON}${PLACE}`,
      '/entity-details',
    ]);
  });

  it.each([
    ['is said to be open', '/dashboard', SIGNED, 'Dashboardyou are here', null],
    ['is led to once the contract is signed', '/offers', SIGNED, 'Dashboard', '/dashboard'],
  ])('has a dashboard, which in the account menu %s (R13.6, R17.1)', async (_how, path, saved, ...entry) => {
    const { itemOf, items } = await openMenu(path, { saved });
    const dashboard = itemOf(/^Dashboard/);
    expect([dashboard.textContent, dashboard.getAttribute('href')]).toEqual(entry);
    expect(items.some(({ textContent }) => textContent.startsWith(GO_ON))).toBe(false);
  });

  it('is spoken of nowhere before it was begun (R17.1)', async () => {
    renderApp('/signin');
    await screen.findByRole('heading', { level: 1 }, FIRST_VISIT);
    expect(screen.queryByText(GO_ON)).toBeNull();
  });
});
