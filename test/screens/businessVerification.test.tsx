import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ROUTES } from '#machines/journey/routes.ts';
import { BusinessVerificationScreen } from '#src/screens/businessVerification/BusinessVerificationScreen.tsx';
import { expectNoAxeViolations, renderScreen } from '#test/support/renderScreen.tsx';

const MS_PER_PERCENT = 70;

const renderVerification = () => renderScreen(<BusinessVerificationScreen />, ROUTES.businessVerification.path);
const stepTexts = () => screen.getAllByRole('listitem').map((item) => item.textContent);

describe('When the business is being verified', () => {
  it('shows one heading, 0% and the three steps in order (R11.1)', () => {
    renderVerification();
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Verifying your business']);
    expect(screen.getByRole('progressbar', { name: 'Progress of the verification' })).toHaveProperty(
      'ariaValueText',
      '0%',
    );
    expect(stepTexts()).toEqual([
      'Business status In progress',
      'Existing funding obligations Waiting',
      'Tax standing Waiting',
    ]);
  });

  it.each([
    { percent: 32, complete: 0, states: ['In progress', 'Waiting', 'Waiting'] },
    { percent: 34, complete: 1, states: ['Complete', 'In progress', 'Waiting'] },
    { percent: 64, complete: 1, states: ['Complete', 'In progress', 'Waiting'] },
    { percent: 66, complete: 2, states: ['Complete', 'Complete', 'In progress'] },
  ])('has completed $complete of three steps at $percent% (R11.1)', ({ percent, states }) => {
    const { journey } = renderVerification();
    journey.advance(percent * MS_PER_PERCENT);
    expect(screen.getByText(`${percent}%`)).toBeDefined();
    expect(stepTexts()).toEqual([
      `Business status ${states[0]}`,
      `Existing funding obligations ${states[1]}`,
      `Tax standing ${states[2]}`,
    ]);
  });

  it('shows 100% and three complete steps, then leaves for the contract after 7 seconds (R11.1)', () => {
    const { journey } = renderVerification();
    journey.advance(6960);
    expect(screen.getByText('100%')).toBeDefined();
    expect(stepTexts()).toEqual([
      'Business status Complete',
      'Existing funding obligations Complete',
      'Tax standing Complete',
    ]);
    journey.advance(40);
    expect(journey.path()).toBe('/contract');
  });

  it('holds the progress and the leaving when paused and goes on when resumed (R6.4)', async () => {
    const { journey, user } = renderVerification();
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    journey.advance(20_000);
    expect(screen.getByText('0%')).toBeDefined();
    expect(journey.path()).toBe('/business-verification');
    await user.click(screen.getByRole('button', { name: 'Resume' }));
    journey.advance(7000);
    expect(journey.path()).toBe('/contract');
  });

  it('has no accessibility violations (R11.1)', async () => {
    const { container } = renderVerification();
    await expectNoAxeViolations(container);
  });
});
