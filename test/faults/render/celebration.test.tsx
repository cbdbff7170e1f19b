import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Confetti } from '#src/components/Confetti.tsx';

const create = vi.hoisted(() => vi.fn());
vi.mock('canvas-confetti', () => ({ default: { create } }));

describe('F-65 the celebration cannot be drawn', () => {
  it('what stands beside it stays, and can be used (R12.5)', async () => {
    create.mockImplementation(() => {
      throw new DOMException('The canvas gives no context.', 'InvalidStateError');
    });
    const goOn = vi.fn();
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
