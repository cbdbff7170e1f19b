import { render, waitFor } from '@testing-library/react';
import confetti from 'canvas-confetti';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CONFETTI_PIECES } from '#machines/constants.ts';
import { Confetti } from '#src/components/Confetti.tsx';
import { cast } from '#test/support/cast.ts';
import { matchMediaQuery } from '#test/support/setupDom.ts';

function spyOnConfetti() {
  const fire = Object.assign(vi.fn<(options: object) => null>().mockReturnValue(null), { reset: vi.fn<() => void>() });
  const create = vi.spyOn(confetti, 'create').mockReturnValue(cast<ReturnType<typeof confetti.create>>(fire));
  return { fire, create };
}
const shown = <Confetti pieces={CONFETTI_PIECES} />;

describe('Confetti', () => {
  it('throws 500 pieces once on its own hidden canvas, and clears them (R12.5, R12.9)', async () => {
    const { fire, create } = spyOnConfetti();
    const { unmount } = render(shown, { wrapper: StrictMode });
    await waitFor(() => expect(fire).toHaveBeenCalled());
    const canvas = document.querySelector('canvas');
    const options = { resize: true, useWorker: false, disableForReducedMotion: true };
    expect(create).toHaveBeenCalledExactlyOnceWith(canvas, options);
    expect(fire).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ particleCount: 500 }));
    expect(canvas?.ariaHidden).toBe('true');
    unmount();
    expect(fire.reset).toHaveBeenCalledTimes(1);
  });

  it('stays away under reduced motion (R12.5)', async () => {
    const { create } = spyOnConfetti();
    matchMediaQuery('(prefers-reduced-motion: reduce)');
    render(shown);
    await vi.dynamicImportSettled();
    expect(create).not.toHaveBeenCalled();
  });
});
