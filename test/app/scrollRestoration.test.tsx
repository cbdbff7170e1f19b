import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ScrollRestoration } from '#src/app/ScrollRestoration.tsx';
import { SCROLL_POSITION_KEY } from '#src/services/storage.ts';
import { cast } from '#test/support/cast.ts';

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  vi.spyOn(window, 'scrollTo').mockReset();
});
afterEach(() => void vi.restoreAllMocks());

it.each([
  ['restored after a reload', 'reload', '/ 900', [[{ top: 900, behavior: 'instant' }]]],
  ['ignored on a new visit', 'navigate', '/ 900', []],
  ['ignored at another address', 'reload', '/offers 900', []],
  ['ignored if it is malformed', 'reload', '{', []],
])('The scroll position is %s (R17.3)', (_rule, type, saved, calls) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([cast<PerformanceEntry>({ type })]);
  sessionStorage.setItem(SCROLL_POSITION_KEY, saved);
  render(<ScrollRestoration />);
  expect(vi.mocked(window.scrollTo).mock.calls).toEqual(calls);
  expect(sessionStorage.getItem(SCROLL_POSITION_KEY)).toBeNull();
});
