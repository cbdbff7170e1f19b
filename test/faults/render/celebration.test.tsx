import { act, render, screen } from '@testing-library/react';
import confetti from 'canvas-confetti';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Confetti } from '#src/components/Confetti.tsx';

describe('F-65 the celebration cannot be drawn', () => {
  it('what stands beside it stays, and can be used (R12.5)', async () => {
    const create = vi.spyOn(confetti, 'create').mockImplementation(() => {
      throw new DOMException('The canvas gives no context.', 'InvalidStateError');
    });
    onTestFinished(() => create.mockRestore());
    const goOn = vi.fn<() => void>();
    render(
      <>
        <Confetti pieces={500} />
        <button type="button" onClick={goOn}>
          Continue to Dashboard
        </button>
      </>,
    );
    await vi.waitFor(() => expect(create).toHaveBeenCalledTimes(1));
    act(() => screen.getByRole('button', { name: 'Continue to Dashboard' }).click());
    expect(goOn).toHaveBeenCalledTimes(1);
  });
});
