import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { COUNTDOWN_DAY_MS } from '#machines/constants.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { DashboardEstablishedScreen } from '#src/screens/dashboardEstablished/DashboardEstablishedScreen.tsx';
import type { JourneyOptions } from '#test/support/journeyAt.ts';
import { expectNoAxeViolations, renderScreen } from '#test/support/renderScreen.tsx';

const openScreen = (options: JourneyOptions = {}) =>
  renderScreen(<DashboardEstablishedScreen />, ROUTES.dashboardEstablished.path, options);
const figures = () => screen.getAllByRole('definition').map((part) => part.textContent);

describe('When in the repayment', () => {
  it('shows what is owed, repaid and left, and the next payment (R13.1, R13.4)', () => {
    openScreen();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your repayment');
    expect(figures()).toEqual(['$2,850', '$1,425', '$1,425', 'In 14 days', 'December 5, 2026']);
  });

  it('shows half of it repaid and three payments left (R13.4)', () => {
    openScreen();
    const bar = screen.getByRole('progressbar', { name: 'Repaid so far' });
    expect(['aria-valuemin', 'aria-valuenow', 'aria-valuemax'].map((name) => bar.getAttribute(name))).toEqual([
      '0',
      '50',
      '100',
    ]);
    expect(screen.queryAllByText('50% repaid')).toHaveLength(1);
    expect(screen.queryAllByText('3 payments left')).toHaveLength(1);
  });

  it('lists the payments made 90, 60 and 30 days ago in a table (R13.4)', () => {
    openScreen();
    const [head, ...rows] = within(screen.getByRole('table', { name: 'Payment history' })).getAllByRole('row');
    const cells = (row: HTMLElement) => [...row.children].map((cell) => cell.textContent);
    expect(head === undefined ? null : cells(head)).toEqual(['Payment', 'Amount', 'Status', 'Date', 'Left to repay']);
    expect(rows.map(cells)).toEqual([
      ['Payment #1', '$475.00', 'Completed', 'August 23, 2026', '$2,375'],
      ['Payment #2', '$475.00', 'Completed', 'September 22, 2026', '$1,900'],
      ['Payment #3', '$475.00', 'Completed', 'October 22, 2026', '$1,425'],
    ]);
  });

  it('offers a renewal three months from now (R13.5)', () => {
    openScreen();
    expect(screen.queryAllByText('You can ask for a renewal from February 21, 2027.')).toHaveLength(1);
  });

  it('offers it on the last day of a month that is too short (R13.5)', () => {
    openScreen({ today: '2026-11-30' });
    expect(screen.queryAllByText('You can ask for a renewal from February 28, 2027.')).toHaveLength(1);
  });

  it('moves the next payment with the countdown (R13.1)', () => {
    const { journey } = openScreen();
    journey.send({ type: 'countdown.advanced', elapsedMs: 2 * COUNTDOWN_DAY_MS });
    expect(figures().slice(-2)).toEqual(['In 12 days', 'December 3, 2026']);
  });

  it('says how a payout is split and when a reminder comes (R8.4)', () => {
    openScreen();
    expect(screen.getAllByRole('listitem').map((part) => part.textContent)).toEqual(['90% to repayment', '10% to you']);
    expect(screen.queryAllByText('You get an e-mail reminder 3 days before each payment.')).toHaveLength(1);
  });

  it('says that its figures are a sample (R13.4)', () => {
    openScreen();
    expect(screen.queryAllByText('Sample account')).toHaveLength(1);
  });

  it('has no accessibility violation (R13.4)', async () => {
    await expectNoAxeViolations(openScreen().container);
  });
});
