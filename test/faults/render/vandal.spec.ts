import { ROUTES } from '#machines/journey/routes.ts';
import { HEADINGS } from '#test/e2e/support/headings.ts';
import { CONNECTED, expect, expectScreen, test, visitAs } from '#test/e2e/support/test.ts';
import { keepingIsDone } from '#test/paths/browser/keptRecord.ts';
import { countKeepingWork } from '#test/paths/browser/pageSide.ts';
import { vandalize } from './pageSide.ts';

const SEEDS = [1, 7, 42] as const;
const ACTS = 40;
const ADDRESS = '77 Quillfeather Lane';
/** What React says where a node that it was to remove is no longer there. */
const NOISE = /NotFoundError|removeChild|insertBefore|not a child/;

test.describe('F-63 an extension puts nodes in, takes nodes away and takes the focus', () => {
  test('the form goes on, or the error page stands there with its ways on; a reload brings back what was typed (R1.6, R15.1)', async ({
    page,
    expectNoise,
  }) => {
    test.slow();
    expectNoise(NOISE);
    await visitAs(page, CONNECTED);
    await page.addInitScript(countKeepingWork);
    await page.goto(ROUTES.entityDetails.path);
    await expectScreen(page, 'entityDetails', HEADINGS.entityDetails);
    await page.getByLabel('Business address').fill(ADDRESS);
    for (const seed of SEEDS) {
      await test.step(`seed ${seed}`, async () => {
        await page.evaluate(vandalize, { seed, acts: ACTS });
        // Whoever uses the page now adds an owner and removes one, wherever these can still be reached.
        await page.evaluate(() => {
          for (const name of ['Add Another Owner', 'Remove owner 2'])
            for (const button of document.querySelectorAll('button'))
              if (button.textContent.includes(name)) button.click();
        });
        const failed = page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' });
        const form = page.getByRole('form', { name: 'Business information' });
        await expect(failed.or(form)).toBeVisible();
        if (await failed.isVisible()) {
          await expect(page.getByRole('button', { name: 'Reload the page' })).toBeEnabled();
          await expect(page.getByRole('link', { name: 'Go back home' })).toBeVisible();
        }
        await keepingIsDone(page);
        await page.reload();
        await expectScreen(page, 'entityDetails', HEADINGS.entityDetails);
        await expect(page.getByLabel('Business address')).toHaveValue(ADDRESS);
      });
    }
  });
});
