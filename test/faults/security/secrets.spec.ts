import { expectNoLeaks, findLeaks, watchForLeaks } from '#test/e2e/support/canary.ts';
import { expect, test } from '#test/e2e/support/test.ts';
import { CANARY } from '#test/support/canaries.ts';

/** Leaks secrets through every channel that the search covers. */
async function leakEverywhere({ ein, ownerName, signature, signInPassword, irsForm }: typeof CANARY): Promise<void> {
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
      const wide = Uint16Array.from(signature, (character) => character.charCodeAt(0));
      writing.objectStore('kept').put({ sealed: { bytes: wide.buffer } }, 'one');
      writing.addEventListener('complete', resolve);
    });
  });
}

test('The search for leaked secrets covers every channel', async ({ browser, baseURL }) => {
  const context = await browser.newContext();
  await watchForLeaks(context);
  const page = await context.newPage();
  // robots.txt runs no scripts, so nothing leaks before the test does.
  await page.goto(`${baseURL}/robots.txt`);
  await expectNoLeaks(context, { includesContent: true });
  await page.evaluate(leakEverywhere, { ...CANARY });
  const { ein, ownerName, signature, signInPassword, irsForm } = CANARY;
  const expected = [
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
  // The browser adds performance entries asynchronously.
  await expect.poll(() => findLeaks(context)).toEqual(expected);
  await context.close();
});
