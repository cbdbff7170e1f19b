import type { Locator, Page } from '@playwright/test';
import type { EinProblem } from '#machines/domain/ein.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import { HEADINGS } from '#test/e2e/support/headings.ts';
import { CONNECTED, expect, expectScreen, test, visitAs } from '#test/e2e/support/test.ts';

type Row = {
  readonly text: string;
  /** The number as it is written once the field is left, or what the field says of it then. */
  readonly ein: { readonly written: string } | { readonly says: EinProblem };
  /** Whether the percentage takes it. */
  readonly isDigits?: true;
  /** Whether it is a signature. */
  readonly signs: boolean;
};

const WRITTEN = { written: '12-3456789' };
const { einProblems: PROBLEMS, einHint: HINT } = ENTITY_DETAILS.business;
const LONG_TEXT = '1'.repeat(10_000);
const ROWS: Readonly<Record<string, Row>> = {
  'a number with white space around it': { text: ' 12-3456789\n', ein: WRITTEN, signs: true },
  'nine digits': { text: '123456789', ein: WRITTEN, isDigits: true, signs: true },
  'full-width digits': { text: '１２-３４５６７８９', ein: { says: 'malformed' }, signs: true },
  'a hyphen that does not break': { text: '12\u20113456789', ein: { says: 'malformed' }, signs: true },
  'Arabic digits': { text: '١٢-٣٤٥٦٧٨٩', ein: { says: 'malformed' }, signs: true },
  'an exponent': { text: '1e2', ein: { says: 'malformed' }, signs: true },
  'a leading zero': { text: '0100', ein: { says: 'malformed' }, isDigits: true, signs: true },
  'full-width 25': { text: '２５', ein: { says: 'malformed' }, signs: true },
  '10 kB': { text: LONG_TEXT, ein: { says: 'malformed' }, isDigits: true, signs: true },
  'a number between marks of direction': { text: '\u202E12-3456789\u202C', ein: { says: 'malformed' }, signs: true },
  'a face': { text: '🙂', ein: { says: 'malformed' }, signs: true },
  Japanese: { text: 'にほん', ein: { says: 'malformed' }, signs: true },
  'nothing that is seen': { text: '\u200B\u200D\u2060', ein: { says: 'malformed' }, signs: false },
  'spaces that do not break': { text: '\u00A0\u00A0', ein: { says: 'missing' }, signs: false },
};

/** How a text comes into a field that has the focus. */
const WAYS = {
  pasted: async (page: Page, text: string) => {
    await page.evaluate((copied) => {
      const give = (event: ClipboardEvent) => {
        event.clipboardData?.setData('text/plain', copied);
        event.preventDefault();
      };
      document.addEventListener('copy', give, { once: true, capture: true });
    }, text);
    await page.keyboard.press('ControlOrMeta+c');
    await page.keyboard.press('ControlOrMeta+v');
  },
  'inserted at once': (page: Page, text: string) => page.keyboard.insertText(text),
  composed: async (page: Page, text: string) => {
    const browser = await page.context().newCDPSession(page);
    const half = text.slice(0, Math.ceil(text.length / 2));
    for (const part of [half, text]) {
      await browser.send('Input.imeSetComposition', {
        text: part,
        selectionStart: part.length,
        selectionEnd: part.length,
      });
    }
    await browser.send('Input.insertText', { text });
    await browser.detach();
  },
} as const;

/** Puts each text into a field that is empty before, and looks. */
async function eachText(
  field: Locator,
  way: keyof typeof WAYS,
  look: (row: Row, name: string) => Promise<void>,
): Promise<void> {
  for (const [name, row] of Object.entries(ROWS)) {
    if (way === 'composed' && row.text === LONG_TEXT) continue;
    await field.fill('');
    await field.focus();
    await WAYS[way](field.page(), row.text);
    await look(row, name);
  }
}

/** What a field of one line makes of a text. */
const onOneLine = (text: string) => text.replaceAll('\n', '');

for (const way of Object.keys(WAYS) as (keyof typeof WAYS)[]) {
  test.describe(`F-70 hostile text is ${way}`, () => {
    test('a number is written out or named as none beside its field, and is never lost; a percentage takes digits alone (R9.2, R9.4)', async ({
      page,
    }) => {
      await visitAs(page, CONNECTED);
      await page.goto(ROUTES.entityDetails.path);
      await expectScreen(page, 'entityDetails', HEADINGS.entityDetails);
      const ein = page.getByLabel('Employer identification number (EIN)');
      const percentage = page.getByLabel('Owner 1 percentage');
      await eachText(ein, way, async ({ text, ein: expected }, name) => {
        await ein.blur();
        const isWritten = 'written' in expected;
        await expect(ein, name).toHaveValue(isWritten ? expected.written : onOneLine(text));
        await expect(ein, name).toHaveAccessibleDescription(isWritten ? HINT : `${PROBLEMS[expected.says]} ${HINT}`);
      });
      await eachText(percentage, way, async ({ text, isDigits = false }, name) => {
        await expect(percentage, name).toHaveValue(isDigits ? text : '');
      });
    });

    test('what nobody sees is no signature (R12.4)', async ({ page }) => {
      await visitAs(page, CONNECTED);
      await page.goto(ROUTES.contract.path);
      await expectScreen(page, 'contract', HEADINGS.contract);
      await page.getByRole('checkbox').check();
      const name = page.getByRole('textbox', { name: 'Full name' });
      const submit = page.getByRole('button', { name: 'Submit signed contract' });
      await eachText(name, way, async ({ text, signs }, title) => {
        await expect(name, title).toHaveValue(onOneLine(text));
        await expect(submit, title).toBeEnabled({ enabled: signs });
      });
    });
  });
}
