import { render, waitFor } from '@testing-library/react';
import confetti from 'canvas-confetti';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CONFETTI_PIECES } from '#machines/constants.ts';
import { Confetti } from '#src/components/Confetti.tsx';
import { matchMediaQuery } from '#test/support/setupDom.ts';

function spyOnConfetti() {
  const fire = Object.assign(vi.fn<(options: object) => null>().mockReturnValue(null), { reset: vi.fn<() => void>() });
  const create = vi.spyOn(confetti, 'create').mockReturnValue(fire as unknown as ReturnType<typeof confetti.create>);
  return { fire, create };
}
const stage = () => document.querySelector('canvas');
const shown = <Confetti pieces={CONFETTI_PIECES} />;

afterEach(() => {
  vi.restoreAllMocks();
});

describe('Confetti', () => {
  it('is thrown once, 500 pieces on its own hidden canvas and without a worker, and cleared when it leaves (R12.5)', async () => {
    const { fire, create } = spyOnConfetti();
    const { rerender, unmount } = render(shown, { wrapper: StrictMode });
    await waitFor(() => expect(fire).toHaveBeenCalled());
    rerender(shown);
    const options = { resize: true, useWorker: false, disableForReducedMotion: true };
    expect(create.mock.calls).toEqual([[stage(), options]]);
    expect(fire.mock.calls).toEqual([[{ particleCount: 500, spread: 160, colors: [] }]]);
    expect([stage()?.getAttribute('aria-hidden'), fire.reset.mock.calls.length]).toEqual(['true', 0]);
    unmount();
    expect([stage(), fire.reset.mock.calls.length]).toEqual([null, 1]);
  });

  it('stays within the box that holds it (R12.9)', async () => {
    const { fire } = spyOnConfetti();
    const { unmount } = render(
      <section>
        <div>{shown}</div>
        <p>Words</p>
      </section>,
    );
    expect(document.querySelector('section > div > canvas')).toBe(stage());
    expect(document.querySelectorAll('canvas')).toHaveLength(1);
    await waitFor(() => expect(fire).toHaveBeenCalled());
    unmount();
  });

  it('is not even made under reduced motion (R12.5)', async () => {
    const { create } = spyOnConfetti();
    matchMediaQuery('(prefers-reduced-motion: reduce)');
    render(shown);
    await vi.dynamicImportSettled();
    expect(create.mock.calls).toEqual([]);
  });
});
