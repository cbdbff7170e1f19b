import { ROUTES } from '#machines/journey/routes.ts';
import { HEADINGS } from '#test/e2e/support/headings.ts';
import { CONNECTED, expect, expectScreen, test, visitAs } from '#test/e2e/support/test.ts';

const EIN = '12-3456789';

test.describe('F-64 a screen cannot be rendered in the browser', () => {
  test('the error page has the focus and says nothing of what failed; its ways on lead home and back into the journey (R1.6)', async ({
    page,
    expectNoise,
  }) => {
    expectNoise(/poisoned/);
    await visitAs(page, CONNECTED);
    await page.addInitScript((secret) => {
      if (sessionStorage.getItem('poisoned') !== null) return;
      sessionStorage.setItem('poisoned', 'yes');
      Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
        get() {
          throw new Error(`poisoned ${secret}`);
        },
      });
    }, EIN);
    await page.goto(ROUTES.offers.path);
    await expectScreen(page, 'offers', 'Unexpected Application Error!');
    await expect(page.getByRole('main')).not.toContainText(/poisoned|Error:|\bat \w/);
    await expect(page.locator('body')).not.toContainText(EIN);
    await expect(page.getByRole('link', { name: 'Go back home' })).toHaveAttribute('href', '/');
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expectScreen(page, 'offers', HEADINGS.offers);
  });
});
