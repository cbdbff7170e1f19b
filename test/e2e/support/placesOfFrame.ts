import type { Page } from '@playwright/test';
import { ROUTES } from '#machines/journey/routes.ts';
import { PART_GONE } from '#src/content/errorPage.ts';
import { pngNamed } from './files.ts';
import { loseFiles, refuseDatabase, storedIn } from './kept.ts';
import { type Place, visitOf } from './place.ts';
import { hold, settle, signIn } from './placeSteps.ts';
import { CONNECTED, expect, GUEST, UNCONNECTED } from './test.ts';

const COMING = ['Substack', 'Supercast', 'Apple Podcast'];

async function chooseComing(page: Page, platforms: readonly string[]): Promise<void> {
  await hold(page);
  for (const platform of platforms) {
    await page.getByRole('button', { name: new RegExp(`^${platform}`) }).click();
    await settle(page);
  }
}

async function chooseInMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** What stands round the screens: the menu, the notices and messages, and the pages for what went wrong. */
export const FRAME_PLACES: readonly Place[] = [
  {
    ...visitOf('dashboardEstablished'),
    group: 'menu',
    name: 'open',
    as: CONNECTED,
    act: (page) => page.getByRole('button', { name: /Account menu/ }).click(),
    proof: (page) => page.getByRole('menuitem', { name: 'Sign Out' }),
    isSeenInWindow: true,
  },
  {
    ...visitOf('offers'),
    group: 'menu',
    name: 'asking before starting over',
    as: CONNECTED,
    act: (page) => chooseInMenu(page, 'Start over'),
    proof: (page) => page.getByRole('dialog', { name: 'Start over?' }),
    isSeenInWindow: true,
  },
  {
    ...visitOf('selectPlatform'),
    group: 'menu',
    name: 'asking before erasing',
    as: CONNECTED,
    act: (page) => chooseInMenu(page, 'Erase everything on this device'),
    proof: (page) => page.getByRole('dialog', { name: 'Erase everything on this device?' }),
    isSeenInWindow: true,
  },
  {
    ...visitOf('entityDetails'),
    group: 'notice',
    name: 'of what is saved',
    as: CONNECTED,
    act: (page) => page.getByLabel('Business address').fill('1 Main Street'),
    proof: (page) => page.getByText(/^Saved on this device at/),
  },
  {
    ...visitOf('offers'),
    group: 'notice',
    name: 'of a browser that keeps nothing',
    as: CONNECTED,
    prepare: refuseDatabase,
    proof: (page) => page.getByText(/does not let us keep your session/),
  },
  {
    ...visitOf('entityDetails'),
    group: 'notice',
    name: 'of files that are gone',
    as: CONNECTED,
    act: async (page) => {
      await page.getByLabel('Owner 1 ID document').first().setInputFiles(pngNamed('id.png'));
      await expect.poll(async () => (await storedIn(page)).records).toEqual(['facts', 'file']);
      await loseFiles(page);
      await page.reload();
    },
    proof: (page) => page.getByText(/^Some of your files are no longer on this device/),
  },
  {
    ...visitOf('signIn'),
    group: 'message',
    name: 'of a success',
    as: GUEST,
    act: (page) => signIn(page),
    proof: (page) => page.getByText('You have successfully signed in.').first(),
    isSeenInWindow: true,
  },
  {
    ...visitOf('signIn'),
    group: 'message',
    name: 'of a failure',
    as: GUEST,
    act: (page) => signIn(page, 'error@example.com'),
    proof: (page) => page.getByText('Something went wrong. Please try again.').first(),
    isSeenInWindow: true,
  },
  {
    ...visitOf('selectPlatform'),
    group: 'message',
    name: 'of information',
    as: UNCONNECTED,
    act: (page) => chooseComing(page, COMING.slice(0, 1)),
    proof: (page) => page.getByText('Substack Not Available').first(),
    isSeenInWindow: true,
  },
  {
    ...visitOf('selectPlatform'),
    group: 'message',
    name: 'three at once',
    as: UNCONNECTED,
    act: (page) => chooseComing(page, COMING),
    proof: (page) => page.getByText('Apple Podcast Not Available').first(),
    isSeenInWindow: true,
  },
  {
    group: 'notFound',
    name: 'an unknown address',
    as: CONNECTED,
    path: '/no-such-screen',
    opens: null,
    proof: (page) => page.getByRole('heading', { level: 1, name: 'Page not found' }),
  },
  {
    group: 'error',
    name: 'a screen that could not be loaded',
    as: CONNECTED,
    prepare: (page) => page.route(/\/assets\/OffersScreen.*\.js$/, (route) => route.abort()),
    path: ROUTES.offers.path,
    opens: null,
    proof: (page) => page.getByRole('heading', { level: 1, name: PART_GONE.title }),
    noise: /./,
  },
];
