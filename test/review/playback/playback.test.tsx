import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { timePassed } from '#src/review/engine/session/sessionStep.ts';
import { Scrubber } from '#src/review/page/play/Scrubber.tsx';
import { StepLog } from '#src/review/page/play/StepLog.tsx';
import { PLAYBACK_TEXT } from '#src/review/page/words/playback.ts';
import { button, press } from '#test/review/showPart.tsx';
import { opened, simulateSteps } from './sessions.ts';

const TEXT = PLAYBACK_TEXT.scrubber;
const EVENTS = [opened('/offers'), { type: 'offers.continued' }, opened('/processing'), timePassed(1500)];
const STEPS = simulateSteps('connected', EVENTS).map((step) => ({
  ...step,
  atMs: Date.UTC(2026, 10, 22, 9) + step.atMs,
}));
const LAST = STEPS.length - 1;

/** Renders the slider and the log, and returns the steps that they moved to. */
function renderPlayback(first: number) {
  const moves: number[] = [];
  function Playback() {
    const [cursor, setCursor] = useState(first);
    const move = (to: number) => {
      moves.push(to);
      setCursor(to);
    };
    return (
      <>
        <Scrubber steps={STEPS} cursor={cursor} onMove={move} />
        <StepLog steps={STEPS} cursor={cursor} onMove={move} />
      </>
    );
  }
  render(<Playback />);
  return moves;
}

describe('Time travel', () => {
  it('goes to any step with the slider or the log', async () => {
    const moves = renderPlayback(0);
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: TEXT.range });
    fireEvent.change(slider, { target: { value: '3' } });
    await press(/address \/offers/);
    expect(moves).toEqual([3, 1]);
    expect(slider.value).toBe('1');
    expect(screen.getByText(/address \/offers/, { selector: '[aria-current="step"] span' })).toBeTruthy();
  });

  it('plays all steps until the last one or a pause', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const moves = renderPlayback(LAST);
    const click = (name: string) => fireEvent.click(button(name));
    const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
    click(TEXT.run);
    wait(2500);
    click(TEXT.pause);
    wait(10_000);
    expect(moves).toEqual([0, 1]);
    click(TEXT.run);
    STEPS.forEach(() => wait(2500));
    expect(moves).toEqual([0, 1, 2, 3, 4]);
    click(TEXT.back);
    wait(10_000);
    expect(moves.at(-1)).toBe(LAST - 1);
  });

  it('logs events and refusals with the time since the first step', () => {
    renderPlayback(LAST);
    const entries = within(screen.getByRole('group')).getAllByRole('button');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      '0:00.0The session begins',
      '0:00.0The address /offers is opened',
      '0:00.0The creator presses Continue on the offers (refused, nothing changed)',
      '0:00.0The address /processing is opened',
      '0:01.51.5 seconds go by',
    ]);
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('Step 5 of 5, at 0:01.5: 1.5 seconds go by');
  });
});
