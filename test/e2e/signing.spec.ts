import { SIGNING_MS } from '#machines/constants.ts';
import { CONTRACT } from '#src/content/contract.ts';
import { expectCongratulations, hold, openScreen, sign } from './support/placeSteps.ts';
import { CONNECTED, expect, expectScreen, test, visit, visitAs } from './support/test.ts';

for (const direction of ['goBack', 'goForward'] as const) {
  test(`${direction} stays on the contract while it is being signed (R1.7, R12.5)`, async ({ page }) => {
    await visitAs(page, CONNECTED);
    await visit(page, 'offers');
    await openScreen(page, 'contract');
    await openScreen(page, 'dashboard');
    await page.goBack();
    await expectScreen(page, 'contract');
    await sign(page);
    await hold(page);
    await page.getByRole('button', { name: CONTRACT.sign.submit }).click();
    const busy = page.getByRole('button', { name: CONTRACT.sign.busy });
    await expect(busy).toBeVisible();
    await page[direction]();
    await expect(page).toHaveURL(/\/contract$/);
    await expect(busy).toBeVisible();
    await page.clock.runFor(SIGNING_MS);
    await expectCongratulations(page);
  });
}
