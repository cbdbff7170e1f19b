import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useCloseRequest } from '#src/components/useCloseRequest.ts';
import { watchCloseRequests } from '#test/support/closeRequests.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it("a phone's Back closes what is open, as it is closed now, and nothing once it is closed or gone (R15.1)", () => {
  const { pressBack, watchers } = watchCloseRequests();
  const [first, second] = [vi.fn(), vi.fn()];
  const shown = renderHook(({ close, isOpen }) => useCloseRequest(close, isOpen), {
    initialProps: { close: first, isOpen: false },
  });
  pressBack();
  shown.rerender({ close: first, isOpen: true });
  shown.rerender({ close: second, isOpen: true });
  pressBack();
  expect([first.mock.calls.length, second.mock.calls.length, watchers.size]).toEqual([0, 1, 1]);
  shown.unmount();
  expect(watchers.size).toBe(0);
});

it("what is open is shown all the same where the browser does not hand over the phone's Back (R15.1)", () => {
  expect(window.CloseWatcher).toBeUndefined();
  expect(() => renderHook(() => useCloseRequest(vi.fn()))).not.toThrow();
});
