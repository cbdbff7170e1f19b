import { expect, type Locator, type Page } from '@playwright/test';
import { DEMO_EMAIL, PDF_LOAD_DEADLINE_MS, SIGN_IN_MS, SIGNING_MS, TIMED_SCREEN_MS } from '#machines/constants.ts';
import { ROUTES, type RoutedScreenId } from '#machines/journey/routes.ts';
import { openHistoryEntry } from '#test/paths/browser/pageScripts.ts';
import { CANARY } from '#test/support/canaries.ts';
import { pdfFile, pngFile } from '#test/support/files.ts';
import { expectScreen } from './test.ts';

/** Far enough ahead that the running clock can't pass the pause time before `pauseAt` takes effect. */
const PAUSE_AHEAD_MS = 10_000;
/** How long a message or dialog takes to appear. */
const ENTRANCE_MS = 400;
const FRAME_MS = 16;
const TIMED: readonly RoutedScreenId[] = ['processing', 'businessVerification'];

/** Pauses the page's clock. After that, only `runFor` advances it. */
export async function pauseClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + PAUSE_AHEAD_MS);
}

/** Advances the paused clock, by default long enough for a message or dialog to appear. */
export async function runClock(page: Page, ms = ENTRANCE_MS): Promise<void> {
  await page.clock.runFor(ms);
}

/** Advances the paused clock in steps until an element is shown, because lazy-loaded code may set timers late. */
export async function runClockUntilShown(element: Locator): Promise<void> {
  const isShown = async () => {
    await runClock(element.page());
    return element.isVisible();
  };
  await expect.poll(isShown).toBe(true);
}

/** Holds requests for matching files and returns a function that releases them. */
export async function holdRequests(page: Page, files: RegExp): Promise<() => void> {
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

/** Opens a screen without a page load, and pauses it if it is timed. */
export async function openScreen(page: Page, screen: RoutedScreenId): Promise<void> {
  await page.evaluate(openHistoryEntry, ROUTES[screen].path);
  await expectScreen(page, screen);
  if (TIMED.includes(screen)) await page.getByRole('button', { name: 'Pause' }).click();
}

export async function fillSignIn(page: Page, email = DEMO_EMAIL): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(CANARY.signInPassword);
}

/** Signs in with "Remember me" as a creator with a connected Patreon account. */
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

/** Fills in the business form with canary values and uploads a file as the articles of organization. */
export async function fillBusiness(page: Page, articles = createPdf(CANARY.articles)): Promise<void> {
  await page.getByLabel('Employer identification number (EIN)').fill(CANARY.ein);
  await page.getByLabel('Business address').fill(CANARY.address);
  await page.getByLabel('Owner 1 full name').fill(CANARY.ownerName);
  const field = page.getByRole('group', { name: /^Articles of Organization/ });
  await field.locator('input[type=file]').setInputFiles(articles);
  await expect(field).toContainText(articles.name);
  await expect(field.getByRole('button', { name: /^Replace/ })).toBeVisible();
}

/** Uploads a file as the first owner's ID, opens it and returns its dialog. */
export async function openUploadedFile(page: Page, name: string, buffer: Buffer): Promise<Locator> {
  const owner = page.getByRole('group', { name: 'Owner 1 ID document' });
  await owner.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  // Until the file is read, the button opens the previous file.
  await owner.locator('bdi').filter({ hasText: name }).waitFor();
  await owner.getByRole('button', { name: /^Open/ }).click();
  return page.getByRole('dialog');
}

/** Waits until a document shows its first or last page, within the product's load deadline. */
export async function expectDocumentPage(page: Page, position: 'first' | 'last'): Promise<void> {
  const label = position === 'first' ? /^Page 1 of \d+$/ : /^Page (\d+) of \1$/;
  const number = page.getByRole('group', { name: 'Document view' }).getByText(label);
  await expect(number).toBeVisible({ timeout: PDF_LOAD_DEADLINE_MS });
}

/** Walks from the offers to the contract with the six-month offer and only required input. */
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

/** Signs and submits the contract, and leaves the clock paused once the congratulations dialog is open. */
export async function signAndSubmit(page: Page, name?: string): Promise<void> {
  await sign(page, name);
  await pauseClock(page);
  await page.getByRole('button', { name: 'Submit signed contract' }).click();
  await page.clock.runFor(SIGNING_MS);
  await runClockUntilShown(page.getByText('Contract signed!', { exact: true }));
  await runClock(page, 2 * ENTRANCE_MS);
  await expect(page.getByRole('dialog', { name: SIGNED_DIALOG })).toBeVisible();
}

/** The name of the dialog that opens after signing, with or without an advance. */
export const SIGNED_DIALOG = /congratulations|your contract is signed/i;

/** Waits until a document and its text are drawn, advancing the page's clock by one frame for each real frame. */
export async function expectPagesDrawn(page: Page): Promise<void> {
  await page.evaluate(async (frameMs) => {
    const { controller, builtins } = __pwClock;
    const findShown = (selector: string) =>
      [...document.querySelectorAll(`.react-pdf__Page ${selector}`)].filter(
        (element) => element.closest('[inert]') === null,
      );
    const isDrawn = () =>
      findShown('canvas').every((canvas) => canvas.checkVisibility({ visibilityProperty: true })) &&
      findShown('[aria-owns]').every((owner) => document.getElementById(owner.getAttribute('aria-owns') ?? ''));
    if (document.querySelector('.react-pdf__Page') !== null) await controller.runFor(frameMs);
    await new Promise((resolve) => builtins.requestAnimationFrame(resolve));
    while (!isDrawn()) {
      await controller.runFor(frameMs);
      await new Promise((resolve) => builtins.requestAnimationFrame(resolve));
    }
  }, FRAME_MS);
}

export function createPdf(name: string, sizeBytes = 2048) {
  return { name, mimeType: 'application/pdf', buffer: pdfFile('Paper', sizeBytes) };
}

export function createPng(name: string) {
  return { name, mimeType: 'image/png', buffer: pngFile() };
}
