import { readFileSync } from 'node:fs';
import { ROUTES } from '#machines/journey/routes.ts';
import { inspectPdf } from '#test/documents/inspectPdf.ts';
import { readPdf } from '#test/documents/readPdf.ts';
import { signAndSubmit } from './support/placeSteps.ts';
import { CONNECTED, expect, test, visitAs } from './support/test.ts';

/** Less of a picture than this is a speck, more is a block: letters are in between. */
const INK = { least: 0.05, most: 0.7 } as const;

for (const [script, name] of [
  ['Arabic', 'محمد عبد الله'],
  ['Hebrew', 'דנה כהן'],
  ['Devanagari', 'प्रिया शर्मा'],
  ['Chinese', '欧阳 小明'],
  ['emoji', 'Ana 👩‍👩‍👧‍👦 🎨'],
] as const) {
  test(`the signed copy has a name in ${script} as text and as a picture (R20.6)`, async ({ page }) => {
    await visitAs(page, CONNECTED);
    await page.goto(ROUTES.contract.path);
    await signAndSubmit(page, name);
    const dialog = page.getByRole('dialog', { name: /congratulations/i });
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
