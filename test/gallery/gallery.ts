import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { goToPlace, PLACES } from '#test/e2e/support/places.ts';
import { expectPagesDrawn } from '#test/e2e/support/placeSteps.ts';
import { expect, test } from '#test/e2e/support/test.ts';
import { GALLERY, pictureName, VIEWS } from './pictures.ts';
import { writeIndex } from './writeIndex.ts';

mkdirSync(GALLERY, { recursive: true });

test('the page that shows all pictures', () => {
  writeIndex();
  expect(existsSync(join(GALLERY, 'index.html'))).toBe(true);
});

for (const place of PLACES) {
  test(`${place.group} ${place.name}`, async ({ page, expectNoise }) => {
    if (place.noise !== undefined) expectNoise(place.noise);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await goToPlace(page, place);
    for (const view of VIEWS) {
      await page.emulateMedia({ colorScheme: view.colorScheme });
      await page.setViewportSize(view);
      if (place.isSeenInWindow !== true)
        await page.setViewportSize({ width: view.width, height: await heightOf(page) });
      await expectPagesDrawn(page);
      const path = join(GALLERY, pictureName(place, view));
      await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
    }
  });
}

/** The height at which the whole page is seen at once, with everything that sticks in its own place. */
function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => Math.ceil(document.documentElement.getBoundingClientRect().height));
}
