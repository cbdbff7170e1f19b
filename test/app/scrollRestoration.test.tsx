import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ScrollRestoration } from '#src/app/ScrollRestoration.tsx';
import { SCROLL_POSITION_KEY } from '#src/services/storage.ts';
import { cast } from '#test/support/cast.ts';

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  vi.spyOn(window, 'scrollTo').mockReset();
});
afterEach(() => {
  Object.assign(window, { scrollY: 0 });
  vi.restoreAllMocks();
});

/** Opens a page in this way, with this saved position. */
function openPage(type: string, saved: string) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([cast<PerformanceEntry>({ type })]);
  sessionStorage.setItem(SCROLL_POSITION_KEY, saved);
  render(<ScrollRestoration />);
}

it.each([
  ['restored after a reload', 'reload', '/ 900', [[{ top: 900, behavior: 'instant' }]]],
  ['ignored on a new visit', 'navigate', '/ 900', []],
  ['ignored at another address', 'reload', '/offers 900', []],
  ['ignored if it is malformed', 'reload', '{', []],
])('The scroll position is %s (R17.3)', (_rule, type, saved, calls) => {
  openPage(type, saved);
  expect(vi.mocked(window.scrollTo).mock.calls).toEqual(calls);
  expect(sessionStorage.getItem(SCROLL_POSITION_KEY)).toBeNull();
});

it('The scroll position is saved when the page ends (R17.3)', () => {
  render(<ScrollRestoration />);
  Object.assign(window, { scrollY: 450 });
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem(SCROLL_POSITION_KEY)).toBe('/ 450');
});
