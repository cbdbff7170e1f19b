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
      await expectPagesDrawn(page);
      const isWholePage = place.isSeenInWindow !== true;
      if (isWholePage) await layFlat(page);
      const path = join(GALLERY, pictureName(place, view));
      await page.screenshot({ path, fullPage: isWholePage, animations: 'disabled', caret: 'hide' });
    }
  });
}

/** Puts what sticks to the window into its own place on the page, because the picture shows the page and no window. */
async function layFlat(page: Page): Promise<void> {
  await page.evaluate(() => {
    scrollTo(0, 0);
    const sticking = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) => getComputedStyle(element).position === 'sticky',
    );
    for (const element of sticking) element.style.position = 'static';
  });
}
