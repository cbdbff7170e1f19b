import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { COUNTDOWN_DAY_MS } from '#machines/constants.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import * as saving from '#src/components/saveFile.ts';
import { DashboardEstablishedScreen } from '#src/screens/dashboardEstablished/DashboardEstablishedScreen.tsx';
import type { JourneyOptions } from '#test/support/journeyAt.ts';
import { expectNoAxeViolations, renderScreen } from '#test/support/renderScreen.tsx';

const openScreen = (options: JourneyOptions = {}) =>
  renderScreen(<DashboardEstablishedScreen />, ROUTES.dashboardEstablished.path, options);
const terms = () => screen.getAllByRole('term').map((part) => part.textContent);
const figures = () => screen.getAllByRole('definition').map((part) => part.textContent);

async function openSigned() {
  const view = openScreen();
  const { journey } = view;
  journey.open(ROUTES.offers.path);
  journey.send({ type: 'offers.selected', offerId: '12-month' });
  journey.open(ROUTES.contract.path);
  await journey.settle();
  journey.send({ type: 'contract.agreementChanged', isAgreed: true, at: '2026-11-21T09:30:00+00:00' });
  journey.send({ type: 'contract.signatureChanged', signature: 'Dana Example' });
  journey.send({ type: 'contract.submitted' });
  await journey.settle();
  journey.open(ROUTES.dashboardEstablished.path);
  return view;
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('When in the repayment', () => {
  it('shows what is left, repaid and owed, and the next payment (R13.1, R13.4)', () => {
    openScreen();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your repayment');
    expect(terms()).toEqual(['Left to repay', 'Repaid', 'Total repayment', 'Next payment', 'Estimated amount']);
    expect(figures()).toEqual([
      '$1,425',
      '$1,425',
      '$2,850',
      'In 14 days',
      'December 5, 2026',
      '$475.00',
      'If your payouts stay as they are',
    ]);
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

  it('draws a bar for each payment: three made, the next one, two later (R13.4)', () => {
    openScreen();
    const bars = [...screen.getByRole('progressbar', { name: 'Repaid so far' }).children];
    expect(bars.map((bar) => bar.getAttribute('data-standing'))).toEqual([
      'made',
      'made',
      'made',
      'next',
      'later',
      'later',
    ]);
  });

  it('draws what was left at the start and on the day of each payment (R13.4)', () => {
    openScreen();
    const chart = screen.getByRole('figure');
    expect([...(chart.lastElementChild?.children ?? [])].map((column) => column.textContent)).toEqual([
      '$2,850Start',
      '$2,375Aug 23',
      '$1,900Sep 22',
      '$1,425Oct 22',
    ]);
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

  it('downloads the history as a table that says it is a sample (R13.4)', async () => {
    const save = vi.spyOn(saving, 'saveFile').mockImplementation(() => {});
    const { user, journey } = openScreen();
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    const [[file, name] = []] = save.mock.calls;
    expect([file?.type, name]).toEqual(['text/csv;charset=utf-8', 'sample-payment-history-2026-11-21.csv']);
    expect(await file?.text()).toBe(
      [
        'Payment,Date,Amount in USD,Status,Left to repay in USD,Account',
        'Payment #1,2026-08-23,475.00,Completed,2375.00,Sample account',
        'Payment #2,2026-09-22,475.00,Completed,1900.00,Sample account',
        'Payment #3,2026-10-22,475.00,Completed,1425.00,Sample account',
        '',
      ].join('\r\n'),
    );
    expect(journey.toasts).toEqual([{ kind: 'info', key: 'downloadStarted', download: 'paymentHistory' }]);
  });

  it('prints the page (R13.4)', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    const { user } = openScreen();
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
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
    expect(figures().slice(3, 5)).toEqual(['In 12 days', 'December 3, 2026']);
  });

  it('says how a payout is split and when a reminder comes (R8.4)', () => {
    openScreen();
    expect(screen.getAllByRole('listitem').map((part) => part.textContent)).toEqual(['90% to repayment', '10% to you']);
    expect(screen.queryAllByText('You get an e-mail reminder 3 days before each payment.')).toHaveLength(1);
  });

  it('says what early repayment means and that it cannot be done here (R3.12, R13.4)', () => {
    openScreen();
    const section = screen.getByRole('heading', { name: 'Repaying early' }).parentElement;
    expect([...(section?.querySelectorAll('p') ?? [])].map((part) => part.textContent)).toEqual([
      'You may repay what is left, or part of it, at any time and without penalty.',
      'It does not make the total smaller: that was fixed when the offer was accepted. On this account $1,425 would be due today, the same as later.',
      'Once all is repaid, your payouts return to your original account and our access ends.',
      'There is nothing to press for it here: this is a demonstration, and it takes no payments.',
    ]);
  });

  it('says that its figures are a sample (R13.4)', () => {
    openScreen();
    const note = screen.getByRole('note');
    expect(within(note).queryAllByText('Sample account')).toHaveLength(1);
    expect([...note.querySelectorAll('p')].map((part) => part.textContent)).toEqual([
      'The figures on this screen are a sample, the same for everybody. They come from no offer of yours.',
    ]);
    expect(screen.queryByRole('heading', { name: 'Your signed contract' })).toBeNull();
  });

  it('sets the signed contract against the sample, and gives its copy again (R8.1, R12.8, R13.4)', async () => {
    const saved: string[] = [];
    vi.spyOn(saving, 'saveFile').mockImplementation((_file, name) => void saved.push(name));
    const { user, journey, container } = await openSigned();
    expect(
      within(screen.getByRole('note')).queryAllByText(
        'By your contract CCA-123456 you receive $850,000 and repay $1,000,000.',
      ),
    ).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Download your signed copy' }));
    await waitFor(() => expect(saved).toEqual(['creator-cash-advance-CCA-123456-signed.pdf']));
    expect(journey.toasts.at(-1)).toEqual({ kind: 'info', key: 'downloadStarted', download: 'signedCopy' });
    await expectNoAxeViolations(container);
  });

  it('has no accessibility violation (R13.4)', async () => {
    await expectNoAxeViolations(openScreen().container);
  });
});
