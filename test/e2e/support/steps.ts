import { expect, type Locator, type Page } from '@playwright/test';
import { DEMO_EMAIL, PDF_LOAD_DEADLINE_MS, SIGN_IN_MS, SIGNING_MS, TIMED_SCREEN_MS } from '#machines/constants.ts';
import { ROUTES, type RoutedScreenId } from '#machines/journey/routes.ts';
import { openEntry } from '#test/paths/browser/pageSide.ts';
import { CANARY } from '#test/support/canaries.ts';
import { pdfFile, pngFile } from '#test/support/files.ts';
import { expectScreen } from './test.ts';

/** More than any real wait on a busy machine, so that the moment to stop at is never in the past. */
const HOLD_AHEAD_MS = 10_000;
/** How long a message or a dialog takes to come in. */
const ENTRANCE_MS = 400;
const FRAME_MS = 16;
const TIMED: readonly RoutedScreenId[] = ['processing', 'businessVerification'];

/** Stops the clock of the page; from here on only `runFor` moves it. */
export async function hold(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + HOLD_AHEAD_MS);
}

/** Lets a message or a dialog come in on a page whose clock is stopped. */
export async function settle(page: Page, ms = ENTRANCE_MS): Promise<void> {
  await page.clock.runFor(ms);
}

/** Lets the held clock run until an element is shown: code that loads meanwhile sets its timers late. */
export async function settleUntilShown(element: Locator): Promise<void> {
  const isShown = async () => {
    await settle(element.page());
    return element.isVisible();
  };
  await expect.poll(isShown).toBe(true);
}

/** Holds back files; returns a function that lets them come. */
export async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens a screen of the running product without loading the page; a timed one is paused. */
export async function openScreen(page: Page, screen: RoutedScreenId): Promise<void> {
  await page.evaluate(openEntry, ROUTES[screen].path);
  await expectScreen(page, screen);
  if (TIMED.includes(screen)) await page.getByRole('button', { name: 'Pause' }).click();
}

export async function fillSignIn(page: Page, email = DEMO_EMAIL): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(CANARY.signInPassword);
}

/** Signs in as a creator who asks to be remembered and has connected Patreon before. */
export async function signInRemembered(page: Page): Promise<void> {
  await page.goto(ROUTES.signIn.path);
  await fillSignIn(page);
  await page.getByRole('checkbox', { name: 'Remember me' }).check();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.clock.runFor(SIGN_IN_MS);
  await expectScreen(page, 'selectPlatform');
  await page.evaluate(() => localStorage.setItem('isPatreonConnected', 'true'));
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expectScreen(page, 'landing');
}

/** Fills in the business details of the canary, with this file as the articles of organization. */
export async function fillBusiness(page: Page, articles = pdfNamed(CANARY.articles)): Promise<void> {
  await page.getByLabel('Employer identification number (EIN)').fill(CANARY.ein);
  await page.getByLabel('Business address').fill(CANARY.address);
  await page.getByLabel('Owner 1 full name').fill(CANARY.ownerName);
  const field = page.getByRole('group', { name: /^Articles of Organization/ });
  await field.locator('input[type=file]').setInputFiles(articles);
  await expect(field).toContainText(articles.name);
  await expect(field.getByRole('button', { name: /^Replace/ })).toBeVisible();
}

/** Chooses a file as the ID of the first owner and opens it; returns the dialog that shows it. */
export async function openOwnFile(page: Page, name: string, buffer: Buffer): Promise<Locator> {
  const owner = page.getByRole('group', { name: 'Owner 1 ID document' });
  await owner.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  // Until the file has been read, its predecessor is the one to open.
  await owner.locator('bdi').filter({ hasText: name }).waitFor();
  await owner.getByRole('button', { name: /^Open/ }).click();
  return page.getByRole('dialog');
}

/** Waits as long as the product waits for a document: a busy machine may take that long to open it. */
export async function expectDocumentPage(page: Page, place: 'first' | 'last'): Promise<void> {
  const words = place === 'first' ? /^Page 1 of \d+$/ : /^Page (\d+) of \1$/;
  const number = page.getByRole('group', { name: 'Document view' }).getByText(words);
  await expect(number).toBeVisible({ timeout: PDF_LOAD_DEADLINE_MS });
}

/** Goes from the offers to the contract with the six-month offer and as little as is needed. */
export async function walkToContract(page: Page): Promise<void> {
  await page.getByRole('radio', { name: '6-month offer' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectScreen(page, 'entityDetails');
  await page.getByRole('checkbox', { name: /authorize/ }).check();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expectScreen(page, 'signIrsForm');
  await page.getByRole('button', { name: 'Continue anyway' }).click();
  await expectScreen(page, 'businessVerification');
  await page.clock.runFor(TIMED_SCREEN_MS);
  await expectScreen(page, 'contract');
}

export async function sign(page: Page, name: string = CANARY.signature): Promise<void> {
  await page.getByRole('checkbox').check();
  await page.getByRole('textbox', { name: 'Full name' }).fill(name);
}

/** Signs and submits, up to the congratulations, with the page's clock stopped. */
export async function signAndSubmit(page: Page, name?: string): Promise<void> {
  await sign(page, name);
  await hold(page);
  await page.getByRole('button', { name: 'Submit signed contract' }).click();
  await page.clock.runFor(SIGNING_MS);
  await settleUntilShown(page.getByText('Contract signed!', { exact: true }));
  await settle(page, 2 * ENTRANCE_MS);
  await expect(page.getByRole('dialog', { name: SIGNED_DIALOG })).toBeVisible();
}

/** The name of the dialog after signing, with or without an advance. */
export const SIGNED_DIALOG = /congratulations|your contract is signed/i;

/** Waits until a document on the page is drawn with its text; the page's clock advances by a frame for each real one. */
export async function expectPagesDrawn(page: Page): Promise<void> {
  await page.evaluate(async (frameMs) => {
    const { controller, builtins } = __pwClock;
    const shown = (selector: string) =>
      [...document.querySelectorAll(`.react-pdf__Page ${selector}`)].filter((one) => one.closest('[inert]') === null);
    const isDrawn = () =>
      shown('canvas').every((canvas) => canvas.checkVisibility({ visibilityProperty: true })) &&
      shown('[aria-owns]').every((owner) => document.getElementById(owner.getAttribute('aria-owns') ?? ''));
    if (document.querySelector('.react-pdf__Page') !== null) await controller.runFor(frameMs);
    await new Promise((drawn) => builtins.requestAnimationFrame(drawn));
    while (!isDrawn()) {
      await controller.runFor(frameMs);
      await new Promise((drawn) => builtins.requestAnimationFrame(drawn));
    }
  }, FRAME_MS);
}

/** A file as a creator picks one. */
export function pdfNamed(name: string, sizeBytes = 2048) {
  return { name, mimeType: 'application/pdf', buffer: pdfFile('Paper', sizeBytes) };
}

export function pngNamed(name: string) {
  return { name, mimeType: 'image/png', buffer: pngFile() };
}
