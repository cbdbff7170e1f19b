import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { cast } from '#test/support/cast.ts';

beforeEach(() => {
  vi.resetModules();
  onTestFinished(() => {
    document.body.innerHTML = '';
    vi.restoreAllMocks();
  });
});

it.each<[string, string, () => unknown]>([
  ['shows the prerendered screen on a first visit', 'LoadingYour contract', () => {}],
  [
    'shows the prerendered screen if only colors are stored',
    'LoadingYour contract',
    () => localStorage.setItem('mantine-color-scheme-value', 'dark'),
  ],
  ['hides it after an earlier visit', 'Loading', () => localStorage.setItem('isAuthenticated', 'false')],
  ['hides it if something was typed', 'Loading', () => sessionStorage.setItem('creator-cash-advance.tab', 'a')],
  ['hides it in a frame', 'Loading', () => vi.spyOn(window, 'parent', 'get').mockReturnValue(cast<Window>({}))],
])('First paint %s (R2.4, R15.1)', async (_what, shown, visit) => {
  visit();
  await import('#src/app/entry/firstPaint.ts');
  document.body.innerHTML =
    '<div id="root"><p>Loading</p><template><h1>Your contract</h1></template></div><p id="not-loaded"></p>';
  await vi.waitFor(() => expect(document.body.textContent).toBe(shown));
});

it('First paint shows the variant whose media query matches (R1.1)', async () => {
  const matchMedia = (media: string) => cast<MediaQueryList>({ matches: media.startsWith('not all') });
  vi.spyOn(window, 'matchMedia').mockImplementation(matchMedia);
  await import('#src/app/entry/firstPaint.ts');
  const variants = ['(width < 1em)', 'not all and (width < 1em)'].map(
    (media) => `<div data-media="${media}"><input id="ein" aria-label="${media}"></div>`,
  );
  document.body.innerHTML = `<div id="root"><template>${variants.join('')}</template></div><p></p>`;
  await vi.waitFor(() => expect(document.querySelector('template')).toBeNull());
  const fields = [...document.querySelectorAll('#ein')];
  expect(fields.map((field) => field.ariaLabel)).toEqual(['not all and (width < 1em)']);
});
