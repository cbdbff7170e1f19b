import { expect, test } from '@playwright/test';

const ADDRESSES = ['/', '/offers', '/sign-irs-form', '/no-such-page', '/offers?from=mail'];
const MISSING_FILES = ['/forms/absent.pdf', '/assets/absent-1a2b3c.js', '/absent.html', '/offers/absent.png'];

test('every address is answered with the page, and only the home page with the words that the build wrote down (R1.5)', async ({
  request,
}) => {
  for (const address of ADDRESSES) {
    const response = await request.get(address);
    const html = await response.text();
    expect([address, response.status(), response.headers()['content-type']]).toEqual([
      address,
      200,
      expect.stringContaining('text/html'),
    ]);
    expect(html).toContain('<div id="root"');
    expect(html.includes('Estimate your advance'), address).toBe(address === '/');
  }
});

test('a missing file is answered with 404 in text, and never with the page', async ({ request }) => {
  for (const address of MISSING_FILES) {
    const response = await request.get(address);
    expect([address, response.status(), response.headers()['content-type'], await response.text()]).toEqual([
      address,
      404,
      'text/plain; charset=utf-8',
      'Not found',
    ]);
  }
});
