import { expect, test } from '@playwright/test';

const ADDRESSES = ['/', '/offers', '/sign-irs-form', '/no-such-page', '/offers?from=mail'];

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
