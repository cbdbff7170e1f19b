import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { markDatedWords } from '#src/app/entry/pages.ts';
import { cast } from '#test/support/cast.ts';

beforeEach(() => void vi.resetModules());
afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

it.each<[string, string, () => unknown]>([
  ['is shown on a first visit', 'LoadingYour contract', () => {}],
  ['is hidden after an earlier visit', 'Loading', () => localStorage.setItem('isAuthenticated', 'false')],
  ['is hidden if this tab has saved text', 'Loading', () => sessionStorage.setItem('creator-cash-advance.tab', 'a')],
  ['is hidden in an iframe', 'Loading', () => vi.spyOn(window, 'parent', 'get').mockReturnValue(cast<Window>({}))],
])('The prerendered screen %s (R2.4, R15.1)', async (_rule, shownText, setUp) => {
  setUp();
  await import('#src/app/entry/firstPaint.ts');
  document.body.innerHTML =
    '<div id="root"><p>Loading</p><template><h1>Your contract</h1></template></div><p id="not-loaded"></p>';
  await vi.waitFor(() => expect(document.body.textContent).toBe(shownText));
});

it.each([
  ['<p>From May 2 on</p>', '<p>From June 3 on</p>', '<p>From [May] [2] on</p>'],
  ['<time datetime="1">May</time>', '<time datetime="2">May</time>', '<time datetime="1">May</time>'],
])('In prerendered %s, words that differ in %s are marked (R13.1)', (markup, onAnotherDay, marked) => {
  const expected = marked.replaceAll(/\[(\w+)\]/g, '<span data-dated>$1</span>');
  expect(markDatedWords(markup, onAnotherDay)).toBe(expected);
});
