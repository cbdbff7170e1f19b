import type { Page } from '@playwright/test';
import { ACCOUNT_CONNECT_MS, PATREON_CONNECT_MS, SIGN_IN_MS } from '#machines/constants.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { place, type Tour } from './place.ts';
import {
  arriveAt,
  chooseInMenu,
  fillPatreon,
  fillSignIn,
  messagesHidden,
  settle,
  signIn,
  signOutElsewhere,
} from './placeSteps.ts';
import { CONNECTED, GUEST } from './test.ts';

async function chooseComing(page: Page, platform: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${platform}`) }).click();
  await settle(page);
}

/** A failure stays until it is dismissed. */
async function dismissFailure(page: Page): Promise<void> {
  const dismiss = page.getByRole('button', { name: 'Dismiss message' });
  while ((await dismiss.count()) > 0) {
    await dismiss.first().click();
    await settle(page);
  }
}

async function pressEscape(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await settle(page);
}

const SIGNING_IN: Tour = {
  name: 'from sign-in to the additional accounts',
  as: GUEST,
  opens: 'signIn',
  path: ROUTES.offers.path,
  places: [
    place('signIn', 'asked for because the offers need it', {
      proof: (page) => page.getByText('Sign in to see your offers.'),
    }),
    place('signIn', 'with invalid fields', {
      act: async (page) => {
        await page.getByRole('textbox', { name: 'Email' }).fill('dana');
        await page.getByRole('button', { name: 'Sign in' }).click();
      },
      proof: (page) => page.getByText('Enter your password.'),
    }),
    place('signIn', 'refused', {
      act: (page) => signIn(page, 'nobody@example.com'),
      proof: (page) => page.getByText('Invalid credentials. Try demo@example.com with any password.').first(),
      isSeenInWindow: true,
    }),
    place('signIn', 'busy', {
      act: async (page) => {
        await dismissFailure(page);
        await fillSignIn(page);
        await page.getByRole('button', { name: 'Sign in' }).click();
      },
      proof: (page) => page.getByRole('button', { name: 'Signing in...' }),
    }),
    place('message', 'of a success', {
      act: async (page) => {
        await page.clock.runFor(SIGN_IN_MS);
        await arriveAt(page, 'selectPlatform');
      },
      proof: (page) => page.getByText('You have successfully signed in.').first(),
      isSeenInWindow: true,
    }),
    place('selectPlatform', 'the choice', {
      act: messagesHidden,
      proof: (page) => page.getByRole('button', { name: /^Patreon/ }),
    }),
    place('message', 'three at once', {
      act: async (page) => {
        for (const platform of ['Substack', 'Supercast', 'Apple Podcast']) await chooseComing(page, platform);
      },
      proof: (page) => page.getByText('Apple Podcast Not Available').first(),
      isSeenInWindow: true,
    }),
    place('menu', 'asking before starting over', {
      act: async (page) => {
        await messagesHidden(page);
        await chooseInMenu(page, 'Start over');
        await settle(page);
      },
      proof: (page) => page.getByRole('dialog', { name: 'Start over?' }),
      isSeenInWindow: true,
    }),
    place('connectPatreon', 'with invalid fields', {
      act: async (page) => {
        await pressEscape(page);
        await page.getByRole('button', { name: /^Patreon/ }).click();
        await arriveAt(page, 'connectPatreon');
        await page.getByRole('button', { name: 'Connect Patreon' }).click();
      },
      proof: (page) => page.getByText('Enter your Patreon password.'),
    }),
    place('connectAdditionalAccounts', 'none connected', {
      act: async (page) => {
        await fillPatreon(page);
        await page.getByRole('button', { name: 'Connect Patreon' }).click();
        await page.clock.runFor(PATREON_CONNECT_MS);
        await arriveAt(page, 'connectAdditionalAccounts');
        await messagesHidden(page);
      },
      proof: (page) => page.getByRole('button', { name: 'Connect Shopify' }),
    }),
    place('connectAdditionalAccounts', 'one connecting', {
      act: async (page) => {
        await page.getByRole('button', { name: 'Connect Shopify' }).click();
        await settle(page);
      },
      proof: (page) => page.getByRole('button', { name: 'Connecting...' }),
      isSeenInWindow: true,
    }),
    place('connectAdditionalAccounts', 'both connected', {
      act: async (page) => {
        await page.getByRole('button', { name: 'Connect YouTube' }).click();
        await page.clock.runFor(ACCOUNT_CONNECT_MS);
        await settle(page);
      },
      proof: (page) => page.getByRole('region', { name: 'YouTube' }).getByRole('button', { name: 'Connected' }),
      isSeenInWindow: true,
    }),
    place('connectPatreon', 'connected, with the form for another account', {
      act: async (page) => {
        await messagesHidden(page);
        await page.getByRole('button', { name: 'Back', exact: true }).click();
        await arriveAt(page, 'connectPatreon');
      },
      proof: (page) => page.getByRole('heading', { name: 'Use a different Patreon account' }),
    }),
  ],
};

/** From the landing page to the additional accounts. */
export const CONNECT_TOURS: readonly Tour[] = [
  {
    name: 'the landing page',
    as: GUEST,
    opens: 'landing',
    places: [
      place('landing', 'with an answer open', {
        act: (page) => page.locator('#faq summary').first().click(),
        proof: (page) => page.locator('#faq details[open]'),
      }),
    ],
  },
  SIGNING_IN,
  {
    name: 'signed out in another tab',
    as: CONNECTED,
    opens: 'dashboardEstablished',
    places: [
      place('dashboardEstablished', 'half repaid', {
        proof: (page) => page.getByRole('table'),
      }),
      place('menu', 'open', {
        act: (page) => page.getByRole('button', { name: /Account menu/ }).click(),
        proof: (page) => page.getByRole('menuitem', { name: 'Sign Out' }),
        isSeenInWindow: true,
      }),
      place('signIn', 'after signing out in another tab', {
        act: async (page) => {
          await page.keyboard.press('Escape');
          await signOutElsewhere(page);
        },
        proof: (page) => page.getByText('You signed out in another tab. Sign in to go on.'),
      }),
    ],
  },
];
