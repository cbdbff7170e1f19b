import type { Page } from '@playwright/test';
import { PANEL } from '#src/review/page/words/panel.ts';
import { PRODUCT_FRAME } from '#src/review/page/words/live.ts';
import { PLAYBACK_TEXT } from '#src/review/page/words/playback.ts';
import { PANEL_WORDS } from '#src/review/page/words/shell.ts';
import { STORY_TEXT } from '#src/review/page/words/stories.ts';
import { STORIES } from '#src/review/journey/stories/stories.ts';
import { storyCode } from '#src/review/page/facts/storyLink.ts';
import { storyAddress } from '#src/review/page/viewer/address.ts';
import { expect, SCRIPT_BLOCKED_IN_PREVIEW, test } from '#test/e2e/support/test.ts';

function findDrawnState(page: Page, id: string) {
  return page.locator(`svg.chart-scene [data-id="${id}"]`).first();
}

test('the production build explains which build can show the product', async ({ page }) => {
  await page.goto('/visualizer.html');
  await page.getByRole('button', { name: PANEL_WORDS.play, exact: true }).click();
  await expect(page.getByText(PANEL.noProduct)).toBeVisible();
  await expect(page.getByRole('button', { name: PANEL.openProduct })).toHaveCount(0);
});

test.describe('the demonstration build', () => {
  test.use({ baseURL: process.env['E2E_DEMONSTRATION'] });

  test('plays a linked story on the map and in the product', async ({ page, expectNoise }) => {
    expectNoise(SCRIPT_BLOCKED_IN_PREVIEW);
    const story = STORIES.find(({ name }) => name === 'Patreon rejects the connection');
    if (story === undefined) throw new Error('The story "Patreon rejects the connection" is missing.');
    await page.goto(`/visualizer.html${storyAddress((await storyCode(story)) ?? '')}`);
    const product = page.frameLocator(`iframe[title="${PRODUCT_FRAME.title}"]`);
    const forward = page.getByRole('button', { name: PLAYBACK_TEXT.scrubber.forward, exact: true });
    for (let step = 0; step < 3; step += 1) await forward.click();
    await expect(findDrawnState(page, 'connectPatreon')).toHaveClass(/is-active/);
    await expect(product.getByText(/didn.t accept this login/)).toBeVisible();
    await expect(page.getByText(PLAYBACK_TEXT.scrubber.position(4, 8))).toBeVisible();

    await page.getByRole('button', { name: PLAYBACK_TEXT.scrubber.last, exact: true }).click();
    await expect(product.getByRole('heading', { level: 1 })).toHaveText(/Boost/);
    await product.getByRole('button', { name: /Offers/ }).click();
    await expect(findDrawnState(page, 'processing')).toHaveClass(/is-active/);
    const isSignedIn = await page.evaluate(() => ['user', 'isAuthenticated'].some((key) => key in localStorage));
    expect(isSignedIn).toBe(false);
    await page.getByRole('button', { name: PANEL.closeSession }).click();
    await expect(page.getByRole('alertdialog', { name: STORY_TEXT.question.replace })).toBeVisible();
  });
});
