import { readFileSync } from 'node:fs';
import { SIGNING_MS } from '#machines/constants.ts';
import { FILES } from '#machines/journey/routes.ts';
import { expectNoTraces, tracesIn, watchTraces } from '#test/e2e/support/canary.ts';
import { chooseInMenu, fillBusiness, pngNamed, sign } from '#test/e2e/support/placeSteps.ts';
import { expect, expectScreen, test, visit } from '#test/e2e/support/test.ts';
import { savingIsDone } from '#test/paths/browser/savedRecord.ts';
import { CANARY } from '#test/support/canaries.ts';

/** A file of the product that runs no script. */
const STILL_PAGE = '/robots.txt';
/** The first words of the document that is opened in the page. */
const WORDS = 'Purchase and sale of future';

/** Leaves one secret in every place that a page has, as a careless product would. */
async function leaveEverywhere({ ein, ownerName, signature, signInPassword, irsForm }: typeof CANARY): Promise<void> {
  localStorage.setItem('one', btoa(` ${ein}`));
  sessionStorage.setItem('two', ein);
  document.cookie = `three=${encodeURIComponent(ein)}`;
  history.replaceState({ deep: [{ ein }] }, '', `?four=${encodeURIComponent(ownerName)}`);
  document.title = signature;
  window.name = signInPassword;
  window.postMessage({ ein }, '*');
  new BroadcastChannel('any').postMessage({ ownerName });
  console.log(`five ${irsForm}`);
  await (await fetch(`/robots.txt?six=${encodeURIComponent(irsForm)}`)).text();
  await (await caches.open('seven')).put('/seven', new Response(ein));
  const field = document.createElement('textarea');
  document.body.append(field);
  field.value = ownerName;
  await new Promise((resolve, reject) => {
    const opening = indexedDB.open('eight');
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('kept'));
    opening.addEventListener('error', reject);
    opening.addEventListener('success', () => {
      const writing = opening.result.transaction('kept', 'readwrite');
      const wide = Uint16Array.from(signature, (letter) => letter.charCodeAt(0));
      writing.objectStore('kept').put({ sealed: { bytes: wide.buffer } }, 'one');
      writing.addEventListener('complete', resolve);
    });
  });
}

test('The search for secrets finds one in every place', async ({ browser, baseURL }) => {
  const context = await browser.newContext();
  await watchTraces(context);
  const page = await context.newPage();
  await page.goto(`${baseURL}${STILL_PAGE}`);
  await expectNoTraces(context, { inPage: true });
  await page.evaluate(leaveEverywhere, { ...CANARY });
  const { ein, ownerName, signature, signInPassword, irsForm } = CANARY;
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
  // The browser adds a request to its performance entries in a later task.
  await expect.poll(() => tracesIn(context)).toEqual(everywhere);
  await context.close();
});

test('Secrets stay in the fields of the page, and nowhere after sign-out (R2.4, R5.2, R15.2)', async ({
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
  const articles = page.getByRole('group', { name: /^Articles of Organization/ });
  await articles.getByRole('button', { name: /^Open/ }).click();
  await page.getByRole('dialog').getByText(WORDS).first().waitFor();
  await expectNoTraces(context);
  expect(await tracesIn(context)).toContain(`page: ${WORDS}`);

  await visit(page, 'contract');
  await sign(page);
  await page.getByRole('button', { name: 'Submit signed contract' }).click();
  await page.clock.runFor(SIGNING_MS);
  await expect(page.getByText('Contract signed!', { exact: true })).toBeVisible();
  await expectNoTraces(context);
  await page.clock.runFor(SIGNING_MS);
  await page.getByRole('button', { name: 'Continue to Dashboard' }).click();
  await expectScreen(page, 'dashboard');
  await savingIsDone(page);

  await chooseInMenu(page, 'Sign Out');
  await page.getByRole('button', { name: 'Sign out and erase' }).click();
  await expectScreen(page, 'landing');
  await savingIsDone(page);
  await expectNoTraces(context, { inPage: true });
});
