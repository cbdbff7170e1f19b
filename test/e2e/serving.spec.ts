import { expect, test } from '@playwright/test';

const ADDRESSES = ['/', '/offers', '/sign-irs-form', '/no-such-page', '/offers?from=mail'];
const MISSING_FILES = ['/forms/absent.pdf', '/assets/absent-1a2b3c.js', '/absent.html', '/offers/absent.png'];

for (const address of ADDRESSES) {
  test(`answers ${address} with the page`, async ({ request }) => {
    const response = await request.get(address);
    expect(response.status()).toEqual(200);
    expect(response.headers()['content-type']).toContain('text/html');
    expect(response.headers()['cache-control']).toEqual('no-cache');
    expect(await response.text()).toContain('<div id="root"');
  });
}

for (const address of MISSING_FILES) {
  test(`answers 404 in text for the missing file ${address}`, async ({ request }) => {
    const response = await request.get(address);
    expect(response.status()).toEqual(404);
    expect(response.headers()['content-type']).toEqual('text/plain; charset=utf-8');
    expect(await response.text()).toEqual('Not found');
  });
}
