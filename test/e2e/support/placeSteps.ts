import { expect, type Locator, type Page } from '@playwright/test';
import {
  PDF_LOAD_DEADLINE_MS,
  DEMO_EMAIL,
  SIGN_IN_MS,
  SIGNING_MS,
  TIMED_SCREEN_MS,
  TOAST_MS,
} from '#machines/constants.ts';
import { ROUTES, type RoutedScreenId } from '#machines/journey/routes.ts';
import { openEntry } from '#test/paths/browser/pageSide.ts';
import { CANARY } from '#test/support/canaries.ts';
import { pdfFile, pngFile } from '#test/support/files.ts';
import { HEADINGS } from '#test/paths/pageObjects/places.ts';
import { expectScreen } from './test.ts';

/** More than any real waiting on a busy machine, so that the moment to stop at is never in the past. */
const HOLD_AHEAD_MS = 10_000;
/** Long enough for a message or a dialog to have come in. */
const ENTRANCE_MS = 400;
const SMALL_STEP_MS = 10;
const STEP_MS = 50;
const MOST_STEPS = 1000;
const FRAME_MS = 16;
const TIMED: readonly RoutedScreenId[] = ['processing', 'businessVerification'];

/** Stops the clock of the page; from here on only `runFor` moves it. */
export async function hold(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + HOLD_AHEAD_MS);
}

/** Lets what has just been asked for come in, on a page whose clock stands. */
export async function settle(page: Page, ms = ENTRANCE_MS): Promise<void> {
  await page.clock.runFor(ms);
}

/** Lets messages go that lie over the screen; one that waited for room on a narrow window comes after the others. */
export async function messagesHidden(page: Page): Promise<void> {
  const messages = page.getByRole('region', { name: 'Messages' }).getByRole('group');
  do await settle(page, 2 * TOAST_MS);
  while ((await messages.count()) > 0);
}

/** Moves a stopped clock in steps until this is visible, and no further. */
export async function runUntil(page: Page, sign: Locator, stepMs: number): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await sign.isVisible()) return;
    await page.clock.runFor(stepMs);
  }
  await expect(sign).toBeVisible();
}

/** Holds back the files of these addresses; gives back how to let them come. */
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

/** Opens a screen of the running product without loading the page; a timed one is held, so that it stays. */
export async function openScreen(page: Page, screen: RoutedScreenId): Promise<void> {
  await page.evaluate(openEntry, ROUTES[screen].path);
  await expectScreen(page, screen);
  if (TIMED.includes(screen)) await page.getByRole('button', { name: 'Pause' }).click();
}

/** Waits for a screen on a page whose clock stands, until its heading has the focus, or what the way there leads to. */
export async function arriveAt(page: Page, screen: RoutedScreenId, focused?: Locator): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name: HEADINGS[screen] });
  await runUntil(page, heading, STEP_MS);
  await settle(page);
  if (focused === undefined) await expectScreen(page, screen);
  else await expect(focused).toBeFocused();
}

/** Presses the button that opens a timed screen on a page whose clock stands, and stays at its beginning. */
export async function openTimedScreen(page: Page, button: string, screen: 'processing' | 'businessVerification') {
  await hold(page);
  await page.getByRole('button', { name: button, exact: true }).click();
  await runUntil(page, page.getByRole('heading', { level: 1, name: HEADINGS[screen] }), SMALL_STEP_MS);
}

export async function fillSignIn(page: Page, email = DEMO_EMAIL): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(CANARY.signInPassword);
}

/** Signs in, as somebody else if told so, up to the outcome. The clock stands from here on. */
export async function signIn(page: Page, email = DEMO_EMAIL): Promise<void> {
  await fillSignIn(page, email);
  await hold(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.clock.runFor(SIGN_IN_MS);
  await settle(page);
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

export async function chooseInMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

export async function signOut(page: Page): Promise<void> {
  await chooseInMenu(page, 'Sign Out');
  await expectScreen(page, 'landing');
}

export async function fillPatreon(page: Page, email: string = CANARY.patreonEmail): Promise<void> {
  await page.getByRole('textbox', { name: 'Patreon Email' }).fill(email);
  await page.getByLabel('Patreon Password', { exact: true }).fill(CANARY.patreonPassword);
}

/** Types business details that stand nowhere else, and chooses this as the articles of organization. */
export async function fillBusiness(page: Page, articles = pdfNamed(CANARY.articles)): Promise<void> {
  await page.getByLabel('Employer identification number (EIN)').fill(CANARY.ein);
  await page.getByLabel('Business address').fill(CANARY.address);
  await page.getByLabel('Owner 1 full name').fill(CANARY.ownerName);
  const field = page.getByRole('group', { name: /^Articles of Organization/ });
  await field.locator('input[type=file]').setInputFiles(articles);
  await expect(field).toContainText(articles.name);
  await expect(field.getByRole('button', { name: /^Replace/ })).toBeVisible();
}

/** From the offers to the contract with the six-month offer, as a creator goes who fills in only what is asked for. */
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

/** The bar above a document names the page; the page has the same words at its foot. */
export function documentFirstPage(page: Page): Locator {
  return page.getByRole('group', { name: 'Document view' }).getByText(/^Page 1 of/);
}

/**
 * Expects the bar above the contract to name its first or last page, which has the same words at its foot. A busy machine may take as long
 * to open the document as the product waits for it.
 */
export async function expectContractPage(page: Page, place: 'first' | 'last'): Promise<void> {
  const words = place === 'first' ? /^Page 1 of \d+$/ : /^Page (\d+) of \1$/;
  const named = page.getByRole('group', { name: 'Document view' }).getByText(words);
  await expect(named).toBeVisible({ timeout: PDF_LOAD_DEADLINE_MS });
}

export async function sign(page: Page, name: string = CANARY.signature): Promise<void> {
  await page.getByRole('checkbox').check();
  await page.getByRole('textbox', { name: 'Full name' }).fill(name);
}

/** Signs and submits, up to the congratulations. The clock stands from here on. */
export async function signAndSubmit(page: Page, name?: string): Promise<void> {
  await sign(page, name);
  await hold(page);
  await page.getByRole('button', { name: 'Submit signed contract' }).click();
  await page.clock.runFor(SIGNING_MS);
  await expectCongratulations(page);
}

/** The name of the dialog after signing, with an advance to follow or without. */
export const SIGNED_DIALOG = /congratulations|your contract is signed/i;

/** What follows once a contract is signed, on a page whose clock stands. */
export async function expectCongratulations(page: Page): Promise<void> {
  await expect(page.getByText('Contract signed!', { exact: true })).toBeVisible();
  await settle(page, 2 * ENTRANCE_MS);
  await expect(page.getByRole('dialog', { name: SIGNED_DIALOG })).toBeVisible();
}

/** Signs out in a second tab of the same browser. */
export async function signOutElsewhere(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  await signOut(other);
  await other.close();
}

/**
 * Waits until a shown document, if one is shown, is drawn at its present size, with the words that its structure names:
 * for each frame that the browser draws, the clock of the page goes on by one, also where it stands.
 */
export async function expectPagesDrawn(page: Page): Promise<void> {
  await page.clock.runFor(FRAME_MS);
  await page.evaluate(async (frameMs) => {
    const { controller, builtins } = __pwClock;
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.closest('[inert]') === null);
    const isDrawn = () =>
      shown('.react-pdf__Page canvas').every((canvas) => canvas.checkVisibility({ visibilityProperty: true })) &&
      shown('.react-pdf__Page [aria-owns]').every((owner) =>
        document.getElementById(owner.getAttribute('aria-owns') ?? ''),
      );
    while (!isDrawn()) {
      await new Promise((drawn) => builtins.requestAnimationFrame(drawn));
      await controller.runFor(frameMs);
    }
  }, FRAME_MS);
}

/** A file as a creator picks one. */
export function pdfNamed(name: string, sizeBytes = 2048) {
  return { name, mimeType: 'application/pdf', buffer: pdfFile('Paper', sizeBytes) };
}

/** A small picture of an ID document. */
export function pngNamed(name: string) {
  return { name, mimeType: 'image/png', buffer: pngFile() };
}
