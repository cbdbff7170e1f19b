import { expect, test, visit } from '#test/e2e/support/test.ts';

const PAYLOAD = '"><img src=x onerror=__pwned=1><svg onload=__pwned=1>';
const DIRECTIVES = ['require-trusted-types-for', 'style-src-attr', 'style-src-elem'];

test('The browser blocks markup, scripts and inline styles from our own code', async ({ page, expectNoise }) => {
  expectNoise(/Trusted|Content Security Policy|content-security-policy/i);
  await visit(page, 'offers');
  const outcome = await page.evaluate(
    async ({ payload, directives }) => {
      const violations = new Set<string>();
      const allReported = new Promise<void>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          violations.add(effectiveDirective);
          if (directives.every((directive) => violations.has(directive))) resolve();
        });
      });
      const container = document.body.appendChild(document.createElement('div'));
      const attempts: Readonly<Record<string, () => unknown>> = {
        innerHTML: () => (container.innerHTML = payload),
        insertAdjacentHTML: () => container.insertAdjacentHTML('beforeend', payload),
        setHTMLUnsafe: () => container.setHTMLUnsafe(payload),
        write: () => document.write(payload),
        srcdoc: () => (document.createElement('iframe').srcdoc = payload),
        inlineScript: () => (document.createElement('script').text = '__pwned=1'),
        foreignScript: () => (document.createElement('script').src = '//evil.test/x.js'),
        handler: () => container.setAttribute('onclick', '__pwned=1'),
        worker: () => new Worker('//evil.test/x.js'),
      };
      const isBlocked = (attempt: () => unknown) => {
        try {
          attempt();
          return false;
        } catch (error) {
          return error instanceof TypeError;
        }
      };
      const accepted = Object.keys(attempts).filter((name) => !isBlocked(attempts[name] ?? (() => {})));
      container.setAttribute('style', 'color: red');
      document.head.appendChild(document.createElement('style')).textContent = 'body { display: none }';
      await allReported;
      return { accepted, elements: container.childElementCount };
    },
    { payload: PAYLOAD, directives: DIRECTIVES },
  );
  expect(outcome).toEqual({ accepted: [], elements: 0 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => '__pwned' in window)).toBe(false);
});
