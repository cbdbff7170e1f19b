import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ProgressScreenBody } from '#src/components/ProgressScreenBody.tsx';
import { expectNoAxeViolations } from '#test/support/renderScreen.tsx';
import { renderComponent } from './renderComponent.tsx';

const WORDS = {
  label: 'Progress of your offers',
  pause: 'Pause',
  resume: 'Resume',
  whileRunning: 'Your offers open by themselves.',
  whilePaused: 'Paused. Your offers open after you resume.',
};

function body(percent: number, setup: Partial<Parameters<typeof ProgressScreenBody>[0]> = {}) {
  const stateAt = (limit: number, before: number) => {
    if (percent >= limit) return 'complete' as const;
    return percent >= before ? ('active' as const) : ('waiting' as const);
  };
  return (
    <ProgressScreenBody
      percent={percent}
      steps={[
        { label: 'Business status', state: stateAt(33, 0) },
        { label: 'Existing funding obligations', state: stateAt(66, 33) },
        { label: 'Tax standing', state: stateAt(100, 66) },
      ]}
      isPaused={false}
      onPause={() => {}}
      onResume={() => {}}
      words={WORDS}
      {...setup}
    />
  );
}

const stepTexts = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('ProgressScreenBody', () => {
  it('is a progress bar with its percentage in words (R6.1)', async () => {
    const { container } = renderComponent(body(46));
    const bar = screen.getByRole('progressbar', { name: 'Progress of your offers' });
    expect(['min', 'max', 'now', 'text'].map((part) => bar.getAttribute(`aria-value${part}`))).toEqual([
      '0',
      '100',
      '46',
      '46%',
    ]);
    expect(within(bar).getByText('46%').textContent).toBe('46%');
    await expectNoAxeViolations(container);
  });

  it('says the state of each step in words (R6.2)', () => {
    renderComponent(body(46));
    expect(stepTexts()).toEqual([
      'Business status Complete',
      'Existing funding obligations In progress',
      'Tax standing Waiting',
    ]);
  });

  it.each([
    [0, ['0', '0', '0', '0']],
    [50, ['1', '0.5', '0', '0.5']],
    [66, ['1', '1', '0', '0.66']],
    [100, ['1', '1', '1', '1']],
  ])('fills the bar of each step and the advance at %i percent (R6.1, R6.2)', (percent, shares) => {
    renderComponent(body(percent));
    const parts = screen.getByRole('progressbar').querySelectorAll<HTMLElement>('[style*="--share"]');
    expect([...parts].map((part) => part.style.getPropertyValue('--share'))).toEqual(shares);
  });

  it('announces a step when it completes, and no percentage (R6.2)', () => {
    const { show } = renderComponent(body(32));
    const said = [32, 34, 50, 66, 98, 100].map((percent) => {
      show(body(percent));
      return screen.getByRole('status').textContent;
    });
    expect(said).toEqual([
      '',
      'Business status: complete',
      'Business status: complete',
      'Existing funding obligations: complete',
      'Existing funding obligations: complete',
      'Tax standing: complete',
    ]);
  });

  it('pauses and resumes with one button, which keeps the focus (R6.4)', async () => {
    const onPause = vi.fn<() => void>();
    const onResume = vi.fn<() => void>();
    const { show, user } = renderComponent(body(10, { onPause, onResume }));
    expect(screen.getByText(WORDS.whileRunning).tagName).toBe('P');
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    expect([onPause.mock.calls.length, onResume.mock.calls.length]).toEqual([1, 0]);
    show(body(10, { onPause, onResume, isPaused: true }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Resume' }));
    expect([screen.getByText(WORDS.whilePaused).tagName, screen.queryByText(WORDS.whileRunning)]).toEqual(['P', null]);
    await user.keyboard('{Enter}');
    expect([onPause.mock.calls.length, onResume.mock.calls.length]).toEqual([1, 1]);
  });
});
