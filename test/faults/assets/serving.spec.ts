import { expect, test } from '@playwright/test';

test.describe('F-43 the browser holds an old page after a deploy', () => {
  test('every page is asked for anew, and a file whose name tells its content is kept for ever', async ({
    request,
  }) => {
    for (const address of ['/', '/offers', '/no-such-page']) {
      const headers = (await request.get(address)).headers();
      expect([address, headers['cache-control']]).toEqual([address, 'no-cache']);
    }
    const page = await (await request.get('/')).text();
    const files = [...new Set(page.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))];
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) {
      const response = await request.get(file);
      expect([file, response.status(), response.headers()['cache-control']]).toEqual([
        file,
        200,
        'public, max-age=31536000, immutable',
      ]);
    }
  });
});
