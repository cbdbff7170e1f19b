import { render, waitFor } from '@testing-library/react';
import confetti from 'canvas-confetti';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { CONFETTI_PIECES } from '#machines/constants.ts';
import { Confetti } from '#src/components/Confetti.tsx';
import { matchMediaQuery } from '#test/support/setupDom.ts';

const OPTIONS = { resize: true, useWorker: false, disableForReducedMotion: true };

let fire: Mock<(options: object) => null> & { reset: Mock<() => void> };

beforeEach(() => {
  fire = Object.assign(
    vi.fn((_options: object) => null),
    { reset: vi.fn(() => {}) },
  );
  vi.spyOn(confetti, 'create').mockReturnValue(fire as unknown as ReturnType<typeof confetti.create>);
});

afterEach(() => {
  vi.restoreAllMocks();
});

const stage = () => document.querySelector('canvas');

describe('Confetti', () => {
  it('is thrown once, 500 pieces on its own hidden canvas and without a worker, and cleared when it leaves (R12.5)', async () => {
    const shown = (
      <StrictMode>
        <Confetti pieces={CONFETTI_PIECES} />
      </StrictMode>
    );
    const { rerender, unmount } = render(shown);
    await waitFor(() => expect(fire).toHaveBeenCalled());
    rerender(shown);
    expect(vi.mocked(confetti.create).mock.calls).toEqual([[stage(), OPTIONS]]);
    expect(fire.mock.calls).toEqual([[{ particleCount: 500, spread: 160, colors: [] }]]);
    expect([stage()?.getAttribute('aria-hidden'), fire.reset.mock.calls.length]).toEqual(['true', 0]);
    unmount();
    expect([stage(), fire.reset.mock.calls.length]).toEqual([null, 1]);
  });

  it('is not even made under reduced motion (R12.5)', async () => {
    matchMediaQuery('(prefers-reduced-motion: reduce)');
    render(<Confetti pieces={CONFETTI_PIECES} />);
    await vi.dynamicImportSettled();
    expect(vi.mocked(confetti.create).mock.calls).toEqual([]);
  });
});
