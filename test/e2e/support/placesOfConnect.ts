import { ACCOUNT_CONNECT_MS, PATREON_CONNECT_MS } from '#machines/constants.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { type Place, visitOf } from './place.ts';
import { fillPatreon, fillSignIn, hold, settle, signIn, signOutElsewhere } from './placeSteps.ts';
import { CONNECTED, GUEST, UNCONNECTED } from './test.ts';

/** From the landing page to the additional accounts. */
export const CONNECT_PLACES: readonly Place[] = [
  {
    ...visitOf('landing'),
    name: 'from the top',
    as: GUEST,
    proof: (page) => page.getByRole('heading', { level: 1 }),
  },
  {
    ...visitOf('landing'),
    name: 'with an answer open',
    as: GUEST,
    act: (page) => page.locator('#faq summary').first().click(),
    proof: (page) => page.locator('#faq details[open]'),
  },
  {
    ...visitOf('signIn'),
    name: 'empty',
    as: GUEST,
    proof: (page) => page.getByRole('form', { name: 'Sign in' }),
  },
  {
    ...visitOf('signIn'),
    name: 'with invalid fields',
    as: GUEST,
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Email' }).fill('dana');
      await page.getByRole('button', { name: 'Sign in' }).click();
    },
    proof: (page) => page.getByText('Enter your password.'),
  },
  {
    ...visitOf('signIn'),
    name: 'busy',
    as: GUEST,
    act: async (page) => {
      await fillSignIn(page);
      await hold(page);
      await page.getByRole('button', { name: 'Sign in' }).click();
    },
    proof: (page) => page.getByRole('button', { name: 'Signing in...' }),
  },
  {
    ...visitOf('signIn'),
    name: 'refused',
    as: GUEST,
    act: (page) => signIn(page, 'nobody@example.com'),
    proof: (page) => page.getByText('Invalid credentials. Try demo@example.com with any password.').first(),
    isSeenInWindow: true,
  },
  {
    ...visitOf('signIn'),
    name: 'asked for because the offers need it',
    as: GUEST,
    path: ROUTES.offers.path,
    proof: (page) => page.getByText('Sign in to see your offers.'),
  },
  {
    ...visitOf('signIn'),
    name: 'after signing out in another tab',
    as: CONNECTED,
    path: ROUTES.dashboard.path,
    opens: 'dashboard',
    act: signOutElsewhere,
    proof: (page) => page.getByText('You signed out in another tab. Sign in to go on.'),
  },
  {
    ...visitOf('selectPlatform'),
    name: 'the choice',
    as: UNCONNECTED,
    proof: (page) => page.getByRole('button', { name: /^Patreon/ }),
  },
  {
    ...visitOf('connectPatreon'),
    name: 'empty',
    as: UNCONNECTED,
    proof: (page) => page.getByRole('form', { name: 'Connect Patreon' }),
  },
  {
    ...visitOf('connectPatreon'),
    name: 'with invalid fields',
    as: UNCONNECTED,
    act: (page) => page.getByRole('button', { name: 'Connect Patreon' }).click(),
    proof: (page) => page.getByText('Enter your Patreon password.'),
  },
  {
    ...visitOf('connectPatreon'),
    name: 'busy',
    as: UNCONNECTED,
    act: async (page) => {
      await fillPatreon(page);
      await hold(page);
      await page.getByRole('button', { name: 'Connect Patreon' }).click();
    },
    proof: (page) => page.getByRole('button', { name: 'Connecting...' }),
  },
  {
    ...visitOf('connectPatreon'),
    name: 'refused',
    as: UNCONNECTED,
    act: async (page) => {
      await fillPatreon(page, 'fail@example.com');
      await hold(page);
      await page.getByRole('button', { name: 'Connect Patreon' }).click();
      await page.clock.runFor(PATREON_CONNECT_MS);
      await settle(page);
    },
    proof: (page) => page.getByText('Failed to connect your Patreon account. Please try again.').first(),
    isSeenInWindow: true,
  },
  {
    ...visitOf('connectPatreon'),
    name: 'connected',
    as: CONNECTED,
    proof: (page) => page.getByText('Patreon is connected'),
  },
  {
    ...visitOf('connectPatreon'),
    name: 'connected, with the form unfolded',
    as: CONNECTED,
    act: (page) => page.getByText('Connect another Patreon account').click(),
    proof: (page) => page.getByRole('form', { name: 'Connect Patreon' }),
  },
  {
    ...visitOf('connectPatreon'),
    name: 'asked for because the offers need it',
    as: UNCONNECTED,
    path: ROUTES.offers.path,
    proof: (page) => page.getByText('Connect your Patreon account to see your offers.'),
  },
  {
    ...visitOf('connectAdditionalAccounts'),
    name: 'none connected',
    as: CONNECTED,
    proof: (page) => page.getByRole('button', { name: 'Connect Shopify' }),
  },
  {
    ...visitOf('connectAdditionalAccounts'),
    name: 'one connecting',
    as: CONNECTED,
    act: async (page) => {
      await hold(page);
      await page.getByRole('button', { name: 'Connect Shopify' }).click();
      await settle(page);
    },
    proof: (page) => page.getByRole('button', { name: 'Connecting to Shopify...' }),
    isSeenInWindow: true,
  },
  {
    ...visitOf('connectAdditionalAccounts'),
    name: 'both connected',
    as: CONNECTED,
    act: async (page) => {
      await hold(page);
      await page.getByRole('button', { name: 'Connect Shopify' }).click();
      await page.getByRole('button', { name: 'Connect YouTube' }).click();
      await page.clock.runFor(ACCOUNT_CONNECT_MS);
      await settle(page);
    },
    proof: (page) => page.getByRole('button', { name: 'YouTube connected' }),
    isSeenInWindow: true,
  },
];
