import { waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CONFETTI_PIECES } from '#machines/constants.ts';
import { Confetti } from '#src/components/Confetti.tsx';
import { matchMediaQuery } from '#test/support/setupDom.ts';
import { renderComponent } from './renderComponent.tsx';

const { create, fire, load } = vi.hoisted(() => {
  const throwPieces = Object.assign(
    vi.fn((_options: object) => null),
    { reset: vi.fn(() => {}) },
  );
  return {
    fire: throwPieces,
    create: vi.fn((_canvas: object, _options: object) => throwPieces),
    load: vi.fn(() => {}),
  };
});

vi.mock('canvas-confetti', () => {
  load();
  return { default: { create } };
});

beforeEach(() => {
  vi.clearAllMocks();
});

const stage = () => document.querySelector('canvas');

describe('Confetti', () => {
  it('does not even load the pieces under reduced motion (R12.5)', async () => {
    matchMediaQuery('(prefers-reduced-motion: reduce)');
    const { unmount } = renderComponent(<Confetti pieces={CONFETTI_PIECES} />);
    await Promise.resolve();
    unmount();
    expect([load, create, fire].map((called) => called.mock.calls)).toEqual([[], [], []]);
  });

  it('throws 500 pieces once, on its own hidden canvas and without a worker (R12.5)', async () => {
    const { show } = renderComponent(
      <StrictMode>
        <Confetti pieces={CONFETTI_PIECES} />
      </StrictMode>,
    );
    await waitFor(() => expect(fire).toHaveBeenCalled());
    show(
      <StrictMode>
        <Confetti pieces={CONFETTI_PIECES} />
      </StrictMode>,
    );
    expect(create.mock.calls).toEqual([[stage(), { resize: true, useWorker: false, disableForReducedMotion: true }]]);
    expect(fire.mock.calls).toEqual([[{ particleCount: 500, spread: 160, colors: [] }]]);
    expect(stage()?.getAttribute('aria-hidden')).toBe('true');
  });

  it('wears the colours of the page (R12.5)', async () => {
    document.documentElement.style.setProperty('--cca-highlight', '#ffc145');
    document.documentElement.style.setProperty('--cca-ink', 'rgb(1 2 3)');
    renderComponent(<Confetti pieces={3} />);
    await waitFor(() => expect(fire.mock.calls).toEqual([[{ particleCount: 3, spread: 160, colors: ['#ffc145'] }]]));
    document.documentElement.removeAttribute('style');
  });

  it('clears the pieces when it leaves (R12.5)', async () => {
    const { unmount } = renderComponent(<Confetti pieces={CONFETTI_PIECES} />);
    await waitFor(() => expect(fire).toHaveBeenCalledOnce());
    unmount();
    expect(fire.reset).toHaveBeenCalledOnce();
    expect(stage()).toBeNull();
  });
});
