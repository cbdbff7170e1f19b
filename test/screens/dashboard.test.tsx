import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { COUNTDOWN_DAY_MS, COUNTDOWN_START_DAYS } from '#machines/constants.ts';
import { FILES, ROUTES } from '#machines/journey/routes.ts';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';
import { expectNoAxeViolations, renderScreen } from '#test/support/renderScreen.tsx';

const openScreen = () => renderScreen(<DashboardScreen />, ROUTES.dashboard.path);
const nextPayment = () => screen.getAllByRole('definition').map((part) => part.textContent);

describe('When in the set-up', () => {
  it('shows the next payment in 14 days and on its date (R13.1)', () => {
    openScreen();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Set up your repayment');
    expect(nextPayment()).toEqual(['In 14 days', 'December 5, 2026']);
  });

  it('counts a day down every minute, to today and no further (R13.1)', () => {
    const { journey } = openScreen();
    journey.send({ type: 'countdown.advanced', elapsedMs: COUNTDOWN_DAY_MS });
    expect(nextPayment()).toEqual(['In 13 days', 'December 4, 2026']);
    journey.send({ type: 'countdown.advanced', elapsedMs: (COUNTDOWN_START_DAYS - 1) * COUNTDOWN_DAY_MS });
    expect(nextPayment()).toEqual(['In 1 day', 'November 22, 2026']);
    journey.send({ type: 'countdown.advanced', elapsedMs: (COUNTDOWN_START_DAYS + 1) * COUNTDOWN_DAY_MS });
    expect(nextPayment()).toEqual(['Today', 'November 21, 2026']);
  });

  it('connects the bank by keyboard alone and goes on to the repayment (R13.2)', async () => {
    const { user, sent, journey } = openScreen();
    screen.getByRole('button', { name: 'Connect Bank' }).focus();
    await user.keyboard('{Enter}');
    expect(sent).toEqual([{ type: 'bank.connectRequested' }]);
    expect(journey.toasts).toEqual([{ kind: 'success', key: 'bankConnectionInitiated' }]);
    expect(journey.path()).toBe(ROUTES.dashboardEstablished.path);
  });

  it('downloads the extension as a file and says that the download started (R13.3)', async () => {
    const { user, journey } = openScreen();
    const link = screen.getByRole('link', { name: 'Download Extension' });
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual([FILES.extension, true]);
    expect(journey.toasts).toEqual([{ kind: 'info', key: 'downloadStarted', download: 'extension' }]);
  });

  it('says what happens next (R8.4)', () => {
    openScreen();
    expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'You connect your bank account.',
      'Funding typically begins within 24-48 hours of contract execution.',
      'Each month, 90% of your payouts goes to repayment and 10% is paid to you.',
      'You get an e-mail reminder 3 days before each payment.',
    ]);
  });

  it('leads to the contract while none is signed (R12.8)', async () => {
    const { user, journey } = openScreen();
    await user.click(screen.getByRole('link', { name: 'Go to the contract' }));
    expect(journey.path()).toBe(ROUTES.contract.path);
  });

  it('names the signed contract and its advance (R12.1, R8.1)', async () => {
    const { journey } = openScreen();
    journey.open(ROUTES.offers.path);
    journey.send({ type: 'offers.selected', offerId: '3-month' });
    journey.open(ROUTES.contract.path);
    await journey.settle();
    journey.send({ type: 'contract.agreementChanged', isAgreed: true });
    journey.send({ type: 'contract.signatureChanged', signature: 'Dana Example' });
    journey.send({ type: 'contract.submitted' });
    await journey.settle();
    journey.open(ROUTES.dashboard.path);
    expect(screen.queryAllByText('Contract CCA-123456 is signed.')).toHaveLength(1);
    expect(screen.queryAllByText('You receive $231,000. You repay $249,750 from your Patreon payouts.')).toHaveLength(
      1,
    );
    expect(screen.queryByRole('link', { name: 'Go to the contract' })).toBeNull();
  });

  it('has no accessibility violation (R13.1)', async () => {
    await expectNoAxeViolations(openScreen().container);
  });
});
