import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ScrollRestoration } from '#src/app/ScrollRestoration.tsx';
import { SCROLL_POSITION_KEY } from '#src/services/storage.ts';
import { cast } from '#test/support/cast.ts';

const POSITION = { top: 900, behavior: 'instant' };
const refuse = () => {
  throw new DOMException('refused', 'SecurityError');
};

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  vi.spyOn(window, 'scrollTo').mockReset();
});
afterEach(() => {
  Object.assign(window, { scrollY: 0 });
  vi.restoreAllMocks();
});

/** Opens a page in this way, with this saved position. */
function openPage(type: string | null, saved: string) {
  const entries = type === null ? [] : [cast<PerformanceEntry>({ type })];
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((kind) => (kind === 'navigation' ? entries : []));
  sessionStorage.setItem(SCROLL_POSITION_KEY, saved);
  render(<ScrollRestoration />);
  expect(sessionStorage.getItem(SCROLL_POSITION_KEY)).toBeNull();
}

it.each([
  ['restored after a reload', 'reload', '/ 900', [[POSITION]]],
  ['restored by Back from another site', 'back_forward', '/ 900', [[POSITION]]],
  ['restored if the browser tells nothing about the visit', null, '/ 900', [[POSITION]]],
  ['ignored on a new visit', 'navigate', '/ 900', []],
  ['ignored at another address', 'reload', '/offers 900', []],
  ['ignored if it is malformed', 'reload', '{', []],
])('The scroll position is %s (R17.3)', (_rule, type, saved, calls) => {
  openPage(type, saved);
  expect(vi.mocked(window.scrollTo).mock.calls).toEqual(calls);
});

it.each([
  ['the visitor scrolls', () => window.dispatchEvent(new Event('wheel'))],
  ['it is reached', () => Object.assign(window, { scrollY: 900 })],
])('A growing page scrolls to its saved position until %s (R17.3)', (_end, end) => {
  let grow = () => {};
  vi.spyOn(window, 'ResizeObserver').mockImplementation(function observer(reported) {
    grow = () => reported([], this);
    return Object.assign(this, { observe: () => {}, disconnect: () => void (grow = () => {}) });
  });
  openPage('reload', '/ 900');
  grow();
  expect(window.scrollTo).toHaveBeenCalledTimes(2);
  end();
  grow();
  const { length } = vi.mocked(window.scrollTo).mock.calls;
  grow();
  expect(window.scrollTo).toHaveBeenCalledTimes(length);
});

it('The scroll position is saved when the page ends (R17.3)', () => {
  render(<ScrollRestoration />);
  Object.assign(window, { scrollY: 450 });
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem(SCROLL_POSITION_KEY)).toBe('/ 450');
});

it('A browser that refuses its storage opens the page at its top (R15.6, R17.3)', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  render(<ScrollRestoration />);
  window.dispatchEvent(new Event('pagehide'));
  expect(window.scrollTo).not.toHaveBeenCalled();
});
