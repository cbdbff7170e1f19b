import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  onTestFinished(() => {
    document.body.innerHTML = '';
    vi.restoreAllMocks();
    for (const storage of [localStorage, sessionStorage]) storage.clear();
  });
});

it.each([
  ['is here for the first time', () => {}, 'LoadingYour contract'],
  [
    'has chosen colors and nothing else',
    () => localStorage.setItem('mantine-color-scheme-value', 'dark'),
    'LoadingYour contract',
  ],
  ['has been here before', () => localStorage.setItem('isAuthenticated', 'false'), 'Loading'],
  ['has typed something', () => sessionStorage.setItem('creator-cash-advance.tab', 'a'), 'Loading'],
  ['sees it in a frame', () => vi.spyOn(window, 'parent', 'get').mockReturnValue({} as Window), 'Loading'],
])('A visitor who %s sees before the program what is theirs to see (R2.4, R15.1)', async (_who, visit, shown) => {
  visit();
  await import('#src/app/entry/firstPaint.ts');
  document.body.innerHTML =
    '<div id="root"><p>Loading</p><template><h1>Your contract</h1></template></div><p id="not-loaded"></p>';
  await vi.waitFor(() => expect(document.body.textContent).toBe(shown));
});

it('A prerendered screen enters the page in the variant whose media query holds (R1.1)', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ matches: media.startsWith('not all') }) as MediaQueryList,
  );
  await import('#src/app/entry/firstPaint.ts');
  const variants = ['(width < 1em)', 'not all and (width < 1em)'].map(
    (media) => `<div data-media="${media}"><input id="ein" aria-label="${media}"></div>`,
  );
  document.body.innerHTML = `<div id="root"><template>${variants.join('')}</template></div><p></p>`;
  await vi.waitFor(() => expect(document.querySelector('template')).toBeNull());
  const fields = [...document.querySelectorAll('#ein')];
  expect(fields.map((field) => field.ariaLabel)).toEqual(['not all and (width < 1em)']);
});
