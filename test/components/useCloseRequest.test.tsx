import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useCloseRequest } from '#src/components/useCloseRequest.ts';
import { watchCloseRequests } from '#test/support/closeRequests.ts';

describe('useCloseRequest', () => {
  it("calls the latest callback on a phone's Back while open (R15.1)", () => {
    const { pressBack, watchers } = watchCloseRequests();
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const shown = renderHook(({ close, isOpen }) => useCloseRequest(close, isOpen), {
      initialProps: { close: first, isOpen: false },
    });
    pressBack();
    shown.rerender({ close: first, isOpen: true });
    shown.rerender({ close: second, isOpen: true });
    pressBack();
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledTimes(1);
    shown.unmount();
    expect(watchers.size).toBe(0);
  });

  it('is ignored by browsers without close requests (R15.1)', () => {
    expect(window.CloseWatcher).toBeUndefined();
    expect(() => renderHook(() => useCloseRequest(() => {}))).not.toThrow();
  });
});
