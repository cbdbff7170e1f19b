import { readFileSync } from 'node:fs';
import { SIGNING_MS } from '#machines/constants.ts';
import { FILES } from '#machines/journey/routes.ts';
import { CONTRACT } from '#src/content/contract.ts';
import { expectNoTraces, tracesIn, watchTraces } from '#test/e2e/support/canary.ts';
import { fillBusiness, pngNamed } from '#test/e2e/support/placeSteps.ts';
import { expect, expectScreen, test, visit } from '#test/e2e/support/test.ts';
import { savingIsDone } from '#test/paths/browser/savedRecord.ts';
import { CANARY } from '#test/support/canaries.ts';

/** A file of the product that runs no script. */
const STILL_PAGE = '/robots.txt';
/** What stands in the document that is opened in the page. */
const WORDS = 'Purchase and sale of future';

/** Leaves one secret in every place that a page has, as a careless product would. */
async function leaveEverywhere([
  first = '',
  second = '',
  third = '',
  fourth = '',
  fifth = '',
]: readonly string[]): Promise<void> {
  localStorage.setItem('one', btoa(` ${first}`));
  sessionStorage.setItem('two', first);
  document.cookie = `three=${encodeURIComponent(first)}`;
  history.replaceState({ deep: [{ first }] }, '', `?four=${encodeURIComponent(second)}`);
  document.title = third;
  window.name = fourth;
  window.postMessage({ first }, '*');
  new BroadcastChannel('any').postMessage({ second });
  console.log(`five ${fifth}`);
  await (await fetch(`/robots.txt?six=${encodeURIComponent(fifth)}`)).text();
  await (await caches.open('seven')).put('/seven', new Response(first));
  const field = document.createElement('textarea');
  document.body.append(field);
  field.value = second;
  await new Promise((resolve, reject) => {
    const opening = indexedDB.open('eight');
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('kept'));
    opening.addEventListener('error', reject);
    opening.addEventListener('success', () => {
      const writing = opening.result.transaction('kept', 'readwrite');
      const wide = Uint16Array.from(third, (letter) => letter.charCodeAt(0));
      writing.objectStore('kept').put({ sealed: { bytes: wide.buffer } }, 'one');
      writing.addEventListener('complete', resolve);
    });
  });
}

test.describe('F-86 what was typed is sought wherever a page can leave it', () => {
  test('a secret is found in every place where one is planted', async ({ browser, baseURL }) => {
    const context = await browser.newContext();
    await watchTraces(context);
    const page = await context.newPage();
    await page.goto(`${baseURL}${STILL_PAGE}`);
    await expectNoTraces(context, { inPage: true });
    const { ein, ownerName, signature, signInPassword, irsForm } = CANARY;
    await page.evaluate(leaveEverywhere, [ein, ownerName, signature, signInPassword, irsForm]);
    const everywhere = [
      `address: ${ownerName}`,
      `cache: ${ein}`,
      `console: ${irsForm}`,
      `cookie: ${ein}`,
      `database: ${signature}`,
      `field: ${ownerName}`,
      `history: ${ein}`,
      `local storage: ${ein}`,
      `message: ${ein}`,
      `message: ${ownerName}`,
      `name: ${signInPassword}`,
      `page: ${signature}`,
      `performance: ${irsForm}`,
      `request: ${irsForm}`,
      `session storage: ${ein}`,
      `title: ${signature}`,
    ];
    // The browser notes a request among its performance entries in a later task.
    await expect.poll(() => tracesIn(context)).toEqual(everywhere);
    await context.close();
  });

  test('nothing typed leaves the page, nor do the words of a document that is open in it, and after sign-out it is nowhere, the page included (R2.4, R5.2, R15.2)', async ({
    page,
    context,
  }) => {
    await watchTraces(context, [WORDS]);
    await visit(page, 'entityDetails');
    const buffer = readFileSync(`public${FILES.contract}`);
    await fillBusiness(page, { name: CANARY.articles, mimeType: 'application/pdf', buffer });
    await page.getByLabel('Owner 1 ID document').first().setInputFiles(pngNamed(CANARY.ownerId));
    await savingIsDone(page);
    await expectNoTraces(context);
    expect(await tracesIn(context)).toContain(`field: ${CANARY.ein}`);
    await page
      .getByRole('group', { name: /^Articles of Organization/ })
      .getByRole('button', { name: /^Open/ })
      .click();
    await page.getByRole('dialog').getByText(WORDS).first().waitFor();
    await expectNoTraces(context);
    expect(await tracesIn(context)).toContain(`page: ${WORDS}`);

    await visit(page, 'contract');
    await page.getByRole('checkbox', { name: CONTRACT.sign.agreement }).check();
    await page.getByRole('textbox', { name: 'Full name' }).fill(CANARY.signature);
    await page.getByRole('button', { name: 'Submit signed contract' }).click();
    await page.clock.runFor(SIGNING_MS);
    await expect(page.getByText('Contract signed!', { exact: true })).toBeVisible();
    await expectNoTraces(context);
    await page.clock.runFor(SIGNING_MS);
    await page.getByRole('button', { name: 'Continue to Dashboard' }).click();
    await expectScreen(page, 'dashboard');
    await savingIsDone(page);

    await page.getByRole('button', { name: /Account menu/ }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await page.getByRole('button', { name: 'Sign out and erase' }).click();
    await expectScreen(page, 'landing');
    await savingIsDone(page);
    await expectNoTraces(context, { inPage: true });
  });
});
