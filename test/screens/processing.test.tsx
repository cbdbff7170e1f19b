import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ROUTES } from '#machines/journey/routes.ts';
import { ProcessingScreen } from '#src/screens/processing/ProcessingScreen.tsx';
import { expectNoAxeViolations, renderScreen } from '#test/support/renderScreen.tsx';

const STEP_LABELS = [
  'Connecting to Patreon',
  'Fetching subscription data',
  'Analyzing revenue streams',
  'Calculating funding options',
  'Preparing your offer',
];

const MS_PER_PERCENT = 70;

const renderProcessing = () => renderScreen(<ProcessingScreen />, ROUTES.processing.path);
const stepTexts = () => screen.getAllByRole('listitem').map((item) => item.textContent);

describe('When the offers are being prepared', () => {
  it('shows one heading, 0% and the five steps in order (R6.1, R6.2)', () => {
    renderProcessing();
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Preparing your offers']);
    expect(screen.getByRole('progressbar', { name: 'Progress of your offers' })).toHaveProperty('ariaValueText', '0%');
    expect(stepTexts()).toEqual(
      STEP_LABELS.map((label, index) => `${label} ${index === 0 ? 'In progress' : 'Waiting'}`),
    );
  });

  it.each([
    { percent: 20, complete: 1 },
    { percent: 40, complete: 2 },
    { percent: 60, complete: 3 },
    { percent: 80, complete: 4 },
  ])('completes step $complete at $percent% (R6.1, R6.2)', ({ percent, complete }) => {
    const { journey } = renderProcessing();
    journey.advance(percent * MS_PER_PERCENT);
    expect(screen.getByText(`${percent}%`)).toBeDefined();
    expect(stepTexts()).toEqual(
      STEP_LABELS.map((label, index) => {
        if (index < complete) return `${label} Complete`;
        return `${label} ${index === complete ? 'In progress' : 'Waiting'}`;
      }),
    );
    expect(screen.getByRole('status').textContent).toBe(`${STEP_LABELS[complete - 1]}: complete`);
  });

  it('shows 100% and five complete steps before it leaves (R6.1, R6.2)', () => {
    const { journey } = renderProcessing();
    journey.advance(6960);
    expect(screen.getByText('100%')).toBeDefined();
    expect(stepTexts()).toEqual(STEP_LABELS.map((label) => `${label} Complete`));
    expect(journey.path()).toBe('/processing');
    journey.advance(40);
    expect(journey.path()).toBe('/offers');
  });

  it('holds the progress and the leaving when paused and goes on when resumed (R6.4)', async () => {
    const { journey, user } = renderProcessing();
    journey.advance(1400);
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    journey.advance(20_000);
    expect(journey.path()).toBe('/processing');
    expect(screen.getByText('20%')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Resume' }));
    journey.advance(5600);
    expect(journey.path()).toBe('/offers');
  });

  it('is paused and resumed by keyboard alone, with the focus kept on the control (R6.4)', async () => {
    const { user } = renderProcessing();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Resume' }));
    await user.keyboard(' ');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pause' }));
  });

  it('has no accessibility violations (R6.2)', async () => {
    const { container } = renderProcessing();
    await expectNoAxeViolations(container);
  });
});
