import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LiveWords } from '#src/visualizer/outline/LiveWords.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('What happens in a session is told politely and at once, at most once a second, and of what comes faster only the newest', () => {
  const { rerender } = render(<LiveWords text="One" />);
  const toldAfter = (ms: number) => {
    act(() => {
      vi.advanceTimersByTime(ms);
    });
    return screen.getByRole('status').textContent;
  };
  expect(toldAfter(0)).toBe('One');
  rerender(<LiveWords text="Two" />);
  expect(toldAfter(500)).toBe('One');
  rerender(<LiveWords text="Three" />);
  expect([toldAfter(499), toldAfter(1)]).toEqual(['One', 'Three']);
});
