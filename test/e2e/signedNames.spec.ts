import { readFileSync } from 'node:fs';
import { ROUTES } from '#machines/journey/routes.ts';
import { CONTRACT } from '#src/content/contract.ts';
import { inspectPdf } from '#test/documents/inspectPdf.ts';
import { readPdf } from '#test/documents/readPdf.ts';
import { signAndSubmit } from './support/placeSteps.ts';
import { CONNECTED, expect, test, visitAs } from './support/test.ts';

/** Less of a picture than this is a speck, more is a block: letters are in between. */
const INK = { least: 0.05, most: 0.7 } as const;

for (const [scripts, name] of [
  ['Arabic and Hebrew', 'محمد عبد الله דנה כהן'],
  ['Devanagari, Chinese and emoji', 'प्रिया शर्मा 欧阳 小明 👩‍👩‍👧‍👦 🎨'],
] as const) {
  test(`the signed copy has a name in ${scripts} as text and as a picture (R20.6)`, async ({ page }) => {
    // The whole agreement is written, read and drawn.
    test.slow();
    await visitAs(page, CONNECTED);
    await page.goto(ROUTES.contract.path);
    await signAndSubmit(page, name);
    const dialog = page.getByRole('dialog', { name: CONTRACT.congratulations.titleWithoutMoney });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download your signed copy' }).click(),
    ]);
    const bytes = readFileSync(await download.path());
    const { inks } = await inspectPdf(bytes);
    expect((await readPdf(bytes)).tagged).toContain(`TD ${name}`);
    expect(inks.length).toBeGreaterThan(0);
    expect(inks.filter((ink) => ink < INK.least || ink > INK.most)).toEqual([]);
  });
}
