import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type SessionStep, timePassed } from '#src/review/engine/session/sessionStep.ts';
import { PLAYBACK_TEXT } from '#src/review/page/words/playback.ts';
import { StepLog } from '#src/review/page/play/StepLog.tsx';
import { Scrubber } from '#src/review/page/play/Scrubber.tsx';
import { press } from '#test/review/showPart.tsx';
import { simulateSteps, opened } from './sessions.ts';

const EVENTS = [opened('/offers'), { type: 'offers.continued' }, opened('/processing'), timePassed(1500)];
const STEPS = simulateSteps('connected', EVENTS);

function renderPlayback(first: number, steps = STEPS) {
  const moved = vi.fn<(to: number) => void>();
  function Playback() {
    const [cursor, move] = useState(first);
    const go = (to: number) => {
      moved(to);
      move(to);
    };
    return (
      <>
        <Scrubber steps={steps} cursor={cursor} onMove={go} />
        <StepLog steps={steps} cursor={cursor} onMove={go} />
      </>
    );
  }
  render(<Playback />);
  return moved.mock.calls;
}

const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Step of the session' });
const textsOf = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);

it('Time travel goes to any step by the slider or by its entry in the log', async () => {
  const moved = renderPlayback(0);
  const current = () => document.querySelector('[aria-current="step"]')?.textContent;
  fireEvent.change(slider(), { target: { value: '3' } });
  expect(current()).toBe('0:00.0The address /processing is opened');
  await press(/address \/offers/);
  expect(current()).toBe('0:00.0The address /offers is opened');
  expect(moved).toEqual([[3], [1]]);
});

it('All steps are played one after another, until the last one or a pause', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const moved = renderPlayback(STEPS.length - 1);
  const pressButton = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const wait = (ms = 10_000) => act(() => void vi.advanceTimersByTime(ms));
  pressButton(PLAYBACK_TEXT.scrubber.run);
  expect(moved.flat()).toEqual([0]);
  wait(2500);
  pressButton(PLAYBACK_TEXT.scrubber.pause);
  wait();
  expect(moved.flat()).toEqual([0, 1]);
  pressButton(PLAYBACK_TEXT.scrubber.run);
  for (let step = 0; step < STEPS.length; step += 1) wait();
  expect(moved.flat()).toEqual([0, 1, 2, 3, 4]);
  expect(screen.getByRole('button', { name: PLAYBACK_TEXT.scrubber.run }).ariaDisabled).not.toBe('true');
  // One step back at the end is no request to play on.
  pressButton(PLAYBACK_TEXT.scrubber.back);
  wait();
  expect(moved.flat().at(-1)).toBe(STEPS.length - 2);
});

it('A session is logged in plain words, refusals as such, with the time since the first step', () => {
  const steps = STEPS.map((step): SessionStep => ({ ...step, atMs: Date.UTC(2026, 10, 22, 9) + step.atMs }));
  renderPlayback(4, steps);
  expect(textsOf(within(screen.getByRole('group')).getAllByRole('button'))).toEqual([
    '0:00.0The session begins',
    '0:00.0The address /offers is opened',
    '0:00.0The creator presses Continue on the offers (refused, nothing changed)',
    '0:00.0The address /processing is opened',
    '0:01.51.5 seconds go by',
  ]);
  expect(slider().getAttribute('aria-valuetext')).toBe('Step 5 of 5, at 0:01.5: 1.5 seconds go by');
});
