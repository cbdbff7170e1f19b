import type { Page } from '@playwright/test';
import { DOCUMENT_ADVISED_BYTES, OWNER_ID_ADVISED_BYTES } from '#machines/constants.ts';
import type { StoredSession } from '#machines/domain/session.ts';
import { ROUTED_SCREEN_IDS, type RoutedScreenId } from '#machines/journey/routes.ts';
import { CONTRACT } from '#src/content/contract.ts';
import { ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import { SIGN_IN } from '#src/content/signIn.ts';
import { findAxeViolations, expectAccessible } from './support/accessible.ts';
import { openUploadedFile, openScreen, createPdf } from './support/steps.ts';
import { CONNECTED, expect, GUEST, test, visit, visitAs } from './support/test.ts';

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

const MIN_OUTLINE_PX = 2;
const MAX_TAB_STOPS = 80;
const { business, owners } = ENTITY_DETAILS;

async function enterInvalidBusiness(page: Page): Promise<void> {
  await page.getByLabel(business.entityType).selectOption('sole-proprietorship');
  await page.getByLabel(business.ein).fill('12-34');
  await page.getByLabel(business.address).focus();
  await page.getByLabel('Owner 1 percentage').fill('24');
  await page.getByRole('button', { name: owners.add }).click();
  await page.getByLabel('Owner 2 percentage').fill('96');
  const choose = (field: RegExp, file: ReturnType<typeof createPdf>) =>
    page.getByRole('group', { name: field }).locator('input[type=file]').setInputFiles(file);
  await choose(/^Articles/, { name: 'articles.png', mimeType: 'image/png', buffer: Buffer.from('not a PDF') });
  await choose(/^Business Reg/, createPdf(`${'a-very-long-file-name-'.repeat(5)}.pdf`, DOCUMENT_ADVISED_BYTES + 1));
  await choose(/^Owner 1 ID/, createPdf('passport.pdf', OWNER_ID_ADVISED_BYTES + 1));
  await expect(page.getByText('Only PDF files are accepted.')).toBeVisible();
  await expect(page.getByText('The percentages add up to 120%')).toBeVisible();
}

type View = readonly [
  name: string,
  screen: RoutedScreenId,
  session: StoredSession,
  show: (page: Page) => Promise<unknown>,
];

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name, exact: true }).click();

/** Views that need an accessibility check here, because paths.spec.ts doesn't reach them. */
const VIEWS: readonly View[] = [
  ['the account menu', 'dashboardEstablished', CONNECTED, press(/^Account menu/)],
  ['an empty sign-in form', 'signIn', GUEST, press(SIGN_IN.submit)],
  ['a business form with mistakes', 'entityDetails', CONNECTED, enterInvalidBusiness],
  [
    'an uploaded document',
    'entityDetails',
    CONNECTED,
    async (page) => {
      const dialog = await openUploadedFile(page, 'agreement.pdf', createPdf('agreement.pdf').buffer);
      await dialog
        .getByText(/^Page 1 of/)
        .first()
        .waitFor();
    },
  ],
  [
    'a stack of three messages',
    'selectPlatform',
    CONNECTED,
    async (page) => {
      for (const name of [/^Substack/, /^Supercast/, /^Apple/]) await page.getByRole('button', { name }).click();
      await page
        .getByText(/^Apple Podcast Not/)
        .first()
        .waitFor();
    },
  ],
];

for (const [index, [name, screen, session, show]] of VIEWS.entries()) {
  test(`${name} passes WCAG 2.2 AA at every width (R1.8, R9.1)`, async ({ page }) => {
    await visitAs(page, session);
    await visit(page, screen);
    await show(page);
    await expectAccessible(page, { name, isDesktopDark: index % 2 === 0 });
  });
}

test('the agreement dialog on a phone passes WCAG 2.2 AA (R12.7, R18.3)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visitAs(page, CONNECTED);
  await visit(page, 'contract');
  await page.getByRole('button', { name: CONTRACT.agreement.readAll }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: '27. State disclosures' })).toBeAttached();
  expect(await findAxeViolations(page)).toEqual([]);
});

/** Tabs through the page and returns the HTML of each focused element that has no visible outline. */
async function findTabStopsWithoutOutline(page: Page): Promise<string[]> {
  const withoutOutline: string[] = [];
  for (let stop = 0; stop < MAX_TAB_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate((minPx) => {
      const focused = document.activeElement;
      if (focused === null || focused === document.body) return null;
      const candidates = [focused, focused.parentElement, focused.parentElement?.parentElement];
      const hasOutline = candidates.some((element) => {
        if (!element) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= minPx;
      });
      return hasOutline ? '' : focused.outerHTML.slice(0, 120);
    }, MIN_OUTLINE_PX);
    if (found === null) return withoutOutline;
    if (found !== '') withoutOutline.push(found);
  }
  return withoutOutline;
}

test('every screen has landmarks, the demo notice and visible focus (R1.7, R1.8, R3.14)', async ({ page }) => {
  test.slow();
  await visitAs(page, CONNECTED);
  await visit(page, 'dashboard');
  for (const screen of ROUTED_SCREEN_IDS) {
    await test.step(screen, async () => {
      await openScreen(page, screen);
      const landmark = page.getByRole(screen === 'landing' ? 'contentinfo' : 'banner');
      await expect(landmark.getByText(/^Demo: |demonstration/i)).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCount(1);
      await expect(page.getByRole('main')).toHaveCount(1);
      expect(await findTabStopsWithoutOutline(page)).toEqual([]);
    });
  }
});
