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
/** A text of each kind that a field may alter on its way in; what is made of any text is proved in `text.test.ts`. */
const ROWS = {
  'a number with white space around it': { text: ' 12-3456789\n', ein: WRITTEN, signs: true },
  'nine digits': { text: '123456789', ein: WRITTEN, isDigits: true, signs: true },
  'full-width digits': { text: '１２-３４５６７８９', ein: { says: 'malformed' }, signs: true },
  '10 kB': { text: LONG_TEXT, ein: { says: 'malformed' }, isDigits: true, signs: true },
  'a number between marks of direction': { text: '\u202E12-3456789\u202C', ein: { says: 'malformed' }, signs: true },
  'a face': { text: '🙂', ein: { says: 'malformed' }, signs: true },
  'nothing that is seen': { text: '\u200B\u200D\u2060', ein: { says: 'malformed' }, signs: false },
  'spaces that do not break': { text: '\u00A0\u00A0', ein: { says: 'missing' }, signs: false },
} as const satisfies Readonly<Record<string, Row>>;
const ALL = Object.keys(ROWS) as (keyof typeof ROWS)[];

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

/** Puts texts into a field that is empty before, in each way, and looks. */
async function eachText(
  field: Locator,
  rows: readonly (keyof typeof ROWS)[],
  look: (row: Row, name: string) => Promise<void>,
): Promise<void> {
  for (const [way, give] of Object.entries(WAYS)) {
    for (const name of rows) {
      const row: Row = ROWS[name];
      if (way === 'composed' && row.text === LONG_TEXT) continue;
      await field.fill('');
      await field.focus();
      await give(field.page(), row.text);
      await look(row, `${name}, ${way}`);
    }
  }
}

/** What a field of one line makes of a text. */
const onOneLine = (text: string) => text.replaceAll('\n', '');

test.describe('F-70 hostile text is pasted, inserted at once or composed', () => {
  test.beforeEach(async ({ page }) => {
    test.slow();
    await visitAs(page, CONNECTED);
  });

  test('a number is written out or named as none beside its field, and is never lost; a percentage takes digits alone (R9.2, R9.4)', async ({
    page,
  }) => {
    await page.goto(ROUTES.entityDetails.path);
    await expectScreen(page, 'entityDetails', HEADINGS.entityDetails);
    const ein = page.getByLabel('Employer identification number (EIN)');
    const percentage = page.getByLabel('Owner 1 percentage');
    await eachText(ein, ALL, async ({ text, ein: expected }, name) => {
      await ein.blur();
      const isWritten = 'written' in expected;
      await expect(ein, name).toHaveValue(isWritten ? expected.written : onOneLine(text));
      await expect(ein, name).toHaveAccessibleDescription(isWritten ? HINT : `${PROBLEMS[expected.says]} ${HINT}`);
    });
    await eachText(percentage, ALL, async ({ text, isDigits = false }, name) => {
      await expect(percentage, name).toHaveValue(isDigits ? text : '');
    });
  });

  test('what nobody sees is no signature (R12.4)', async ({ page }) => {
    await page.goto(ROUTES.contract.path);
    await expectScreen(page, 'contract', HEADINGS.contract);
    await page.getByRole('checkbox').check();
    const signature = page.getByRole('textbox', { name: 'Full name' });
    const submit = page.getByRole('button', { name: 'Submit signed contract' });
    await eachText(
      signature,
      ['full-width digits', 'nothing that is seen', 'spaces that do not break'],
      async ({ text, signs }, name) => {
        await expect(signature, name).toHaveValue(onOneLine(text));
        await expect(submit, name).toBeEnabled({ enabled: signs });
      },
    );
  });
});
