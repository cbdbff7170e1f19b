import { ROUTES } from '#machines/journey/routes.ts';
import { guardingHeaders } from '#src/build/headers.ts';
import { HEADINGS } from '#test/paths/pageObjects/places.ts';
import { expect, expectScreen, test } from '#test/e2e/support/test.ts';

const PAGES = [...Object.values(ROUTES).map(({ path }) => path), '/no-such-page', '/offers?from=mail', '/assets'];
const MISSING = ['/assets/absent', '/assets/', '/assets/absent-1a2b3c.js', '/offers/absent.png'];
/** What differs from one answer, file or connection to the next. */
const OF_THE_ANSWER =
  /^(?:connection|content-(?:encoding|length)|date|etag|keep-alive|last-modified|transfer-encoding|vary)$/;
const GUARDS = Object.entries(guardingHeaders({ isDemonstration: false }));

test.describe('F-43 the browser holds an old page after a deploy', () => {
  test('every address is answered with the page, under exactly these headers, to be asked for anew, and only the home page with the words that the build wrote down; a missing file of any name is 404 and kept by nobody (R1.5)', async ({
    request,
  }) => {
    const found = { 'cache-control': 'no-cache', 'content-type': 'text/html;charset=utf-8' };
    const missing = { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' };
    const guards = Object.fromEntries(GUARDS.map(([name, value]) => [name.toLowerCase(), value]));
    for (const address of [...PAGES, ...MISSING]) {
      const answer = await request.get(address);
      const headers = Object.entries(answer.headers()).filter(([name]) => !OF_THE_ANSWER.test(name));
      const [status, rest] = PAGES.includes(address) ? [200, found] : [404, missing];
      expect([address, answer.status(), Object.fromEntries(headers)]).toEqual([
        address,
        status,
        { ...guards, ...rest },
      ]);
      const html = await answer.text();
      expect([address, html.includes('<div id="root"')]).toEqual([address, status === 200]);
      expect(html.includes('Estimate your advance'), address).toBe(address === '/');
    }
  });

  test('a second visit asks the server for the page, and for no part of the program that is still the same (R1.5)', async ({
    page,
    context,
  }) => {
    const asked: string[] = [];
    const kept = new Set<string>();
    const browser = await context.newCDPSession(page);
    await browser.send('Network.enable');
    browser.on('Network.requestServedFromCache', ({ requestId }) => kept.add(requestId));
    browser.on('Network.responseReceived', ({ requestId, response }) => {
      if (!response.fromDiskCache && !kept.has(requestId)) asked.push(new URL(response.url).pathname);
    });
    const parts = () => asked.filter((path) => path.startsWith('/assets/'));
    await page.goto(ROUTES.offers.path);
    await expectScreen(page, 'offers', HEADINGS.offers);
    const before = parts();
    expect(before.length).toBeGreaterThan(0);
    asked.length = 0;
    await page.goto(ROUTES.offers.path);
    await expectScreen(page, 'offers', HEADINGS.offers);
    const again = parts().filter((path) => before.includes(path));
    expect([asked.includes(ROUTES.offers.path), again]).toEqual([true, []]);
  });
});
