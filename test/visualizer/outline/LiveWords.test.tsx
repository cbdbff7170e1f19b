import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveWords } from '#src/visualizer/outline/LiveWords.tsx';

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe('What is told while a session runs', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is told politely and at once', () => {
    render(<LiveWords text="The journey begins." />);
    pass(0);
    expect(screen.getByRole('status').textContent).toBe('The journey begins.');
  });

  it('is told at most once a second, and of what comes faster only the newest', () => {
    const { rerender } = render(<LiveWords text="One" />);
    pass(0);
    rerender(<LiveWords text="Two" />);
    pass(500);
    rerender(<LiveWords text="Three" />);
    pass(499);
    expect(screen.getByRole('status').textContent).toBe('One');
    pass(1);
    expect(screen.getByRole('status').textContent).toBe('Three');
  });
});
