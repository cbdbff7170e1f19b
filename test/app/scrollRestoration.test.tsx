import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { ScrollRestoration } from '#src/app/ScrollRestoration.tsx';

const KEY = 'creator-cash-advance.scrollPlace';
const NOTED = '/ 900';

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  vi.spyOn(window, 'scrollTo').mockReset();
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

/** How far a page scrolls that was opened in this way and finds this noted. */
function scrolledTo(type: string | null, noted: string | null): unknown {
  const entries = type === null ? [] : [{ type } as unknown as PerformanceEntry];
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((kind) => (kind === 'navigation' ? entries : []));
  if (noted !== null) sessionStorage.setItem(KEY, noted);
  render(<ScrollRestoration />);
  expect(sessionStorage.getItem(KEY)).toBeNull();
  return vi.mocked(window.scrollTo).mock.lastCall?.[0] ?? null;
}

it.each([
  ['comes back to its place after a reload', 'reload', NOTED, { top: 900, behavior: 'instant' }],
  ['comes back to it when another site is left by Back', 'back_forward', NOTED, { top: 900, behavior: 'instant' }],
  ['comes back to it where the browser says nothing of the visit', null, NOTED, { top: 900, behavior: 'instant' }],
  ['begins at its top when it is visited anew', 'navigate', NOTED, null],
  ['begins at its top where another address was open', 'reload', '/offers 900', null],
  ['begins at its top where nothing can be read', 'reload', '{', null],
  ['begins at its top where nothing is noted', 'reload', null, null],
])('A page %s (R17.3)', (_rule, type, noted, place) => {
  expect(scrolledTo(type, noted)).toEqual(place);
});

it('A page begins at its top where the browser refuses to say (R15.6, R17.3)', () => {
  const getItem = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  render(<ScrollRestoration />);
  expect(getItem).toHaveBeenCalledWith(KEY);
  expect(window.scrollTo).not.toHaveBeenCalled();
});

it.each([
  ['somebody acts', () => window.dispatchEvent(new Event('wheel'))],
  ['it is there', () => Object.assign(window, { scrollY: 900 })],
])('A growing page scrolls to its saved position until %s (R17.3)', (_end, end) => {
  onTestFinished(() => void Object.assign(window, { scrollY: 0 }));
  let grow = () => {};
  vi.spyOn(window, 'ResizeObserver').mockImplementation(function observer(reported) {
    let isObserving = true;
    grow = () => {
      if (isObserving) reported([], this);
    };
    return Object.assign(this, { observe: () => {}, disconnect: () => void (isObserving = false) });
  });
  scrolledTo('reload', NOTED);
  grow();
  expect(window.scrollTo).toHaveBeenCalledTimes(2);
  end();
  grow();
  const { length } = vi.mocked(window.scrollTo).mock.calls;
  grow();
  expect(window.scrollTo).toHaveBeenCalledTimes(length);
});

it('A page notes its place when it ends, also where nothing can be stored (R17.3)', () => {
  const { unmount } = render(<ScrollRestoration />);
  Object.assign(window, { scrollY: 450 });
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem(KEY)).toBe('/ 450');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  Object.assign(window, { scrollY: 0 });
});
