import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { COUNTDOWN_DAY_MS, COUNTDOWN_START_DAYS } from '#machines/constants.ts';
import { FILES, ROUTES } from '#machines/journey/routes.ts';
import * as saving from '#src/components/saveFile.ts';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';
import { expectNoAxeViolations, FAKE_SHA256, renderScreen } from '#test/support/renderScreen.tsx';

const openScreen = () => renderScreen(<DashboardScreen />, ROUTES.dashboard.path);
const standings = () =>
  within(screen.getByRole('list', { name: 'Set-up' }))
    .getAllByRole('listitem')
    .map((step) => [within(step).getByRole('heading', { level: 2 }).textContent, step.getAttribute('data-standing')]);
const figures = () => screen.getAllByRole('definition').map((part) => part.textContent);

async function openSigned() {
  const view = openScreen();
  const { journey } = view;
  journey.open(ROUTES.offers.path);
  journey.send({ type: 'offers.selected', offerId: '3-month' });
  journey.open(ROUTES.contract.path);
  await journey.settle();
  journey.send({ type: 'contract.agreementChanged', isAgreed: true, at: '2026-11-21T09:30:00+00:00' });
  journey.send({ type: 'contract.signatureChanged', signature: 'Dana Example' });
  journey.send({ type: 'contract.submitted' });
  await journey.settle();
  journey.open(ROUTES.dashboard.path);
  return view;
}

async function check(view: Awaited<ReturnType<typeof openSigned>>, file: File) {
  await view.user.click(screen.getByText('Check a copy'));
  await view.user.upload(screen.getByLabelText('File to check'), file);
}

const pdfNamed = (name: string, text = '%PDF-1.7 copy') => new File([text], name, { type: 'application/pdf' });

afterEach(() => {
  vi.restoreAllMocks();
});

describe('When in the set-up', () => {
  it('shows the next payment in 14 days and on its date (R13.1)', () => {
    openScreen();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Set up your repayment');
    expect(figures()).toEqual(['In 14 days', 'December 5, 2026']);
  });

  it('counts a day down every minute, to today and no further (R13.1)', () => {
    const { journey } = openScreen();
    journey.send({ type: 'countdown.advanced', elapsedMs: COUNTDOWN_DAY_MS });
    expect(figures()).toEqual(['In 13 days', 'December 4, 2026']);
    journey.send({ type: 'countdown.advanced', elapsedMs: (COUNTDOWN_START_DAYS - 1) * COUNTDOWN_DAY_MS });
    expect(figures()).toEqual(['In 1 day', 'November 22, 2026']);
    journey.send({ type: 'countdown.advanced', elapsedMs: (COUNTDOWN_START_DAYS + 1) * COUNTDOWN_DAY_MS });
    expect(figures()).toEqual(['Today', 'November 21, 2026']);
  });

  it('connects the bank by keyboard alone and goes on to the repayment (R13.2)', async () => {
    const { user, sent, journey } = openScreen();
    screen.getByRole('button', { name: 'Connect Bank' }).focus();
    await user.keyboard('{Enter}');
    expect(sent).toEqual([{ type: 'bank.connectRequested' }]);
    expect(journey.toasts).toEqual([{ kind: 'success', key: 'bankConnectionInitiated' }]);
    expect(journey.path()).toBe(ROUTES.dashboardEstablished.path);
  });

  it('says that no bank is contacted (R13.2)', () => {
    openScreen();
    expect(
      screen.queryAllByText(
        'In this demonstration no bank is contacted and nothing is asked for: Connect Bank opens your repayment dashboard.',
      ),
    ).toHaveLength(1);
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
    const steps = within(screen.getByRole('list', { name: 'What happens next' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      'You connect your bank account.',
      'Funding typically begins within 24-48 hours of contract execution.',
      'Each month, 90% of your payouts goes to repayment and 10% is paid to you.',
      'You get an e-mail reminder 3 days before each payment.',
    ]);
  });

  it('gives every reading of when the money arrives with its starting point (R3.9, R3.12, R8.4, R14.3)', () => {
    openScreen();
    const rows = within(screen.getByRole('table', { name: 'When the money arrives' })).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['What', 'When', 'Counted from', 'Said in'],
      ['Funding begins', 'Typically within 24-48 hours', 'Contract execution', 'The offers and the contract'],
      ['Funds arrive', 'Typically in 2-3 business days', 'Approval and signing', 'The answers to questions'],
      ['The money is sent', 'Within a few business days', 'The step before, selecting your offer', 'How it works'],
    ]);
  });

  it('asks for the contract first, and offers the bank all the same (R13.2)', () => {
    openScreen();
    expect(standings()).toEqual([
      ['Your contract', 'next'],
      ['Your bank account', 'open'],
      ['The browser extension', 'optional'],
    ]);
    expect(screen.queryByRole('button', { name: 'Download your signed copy' })).toBeNull();
  });

  it('says of the next payment that nothing is due, until a contract is signed (R13.1)', async () => {
    const words = 'A sample: nothing is due before a contract is signed.';
    openScreen();
    expect(screen.queryAllByText(words)).toHaveLength(1);
    cleanup();
    await openSigned();
    expect(screen.queryAllByText(words)).toEqual([]);
  });

  it('leads to the contract while none is signed (R12.8)', async () => {
    const { user, journey } = openScreen();
    await user.click(screen.getByRole('link', { name: 'Go to the contract' }));
    expect(journey.path()).toBe(ROUTES.contract.path);
  });

  it('names the signed contract, who signed it when, and its terms (R12.1, R12.5, R8.1)', async () => {
    await openSigned();
    expect(screen.queryAllByText('Contract CCA-123456 is signed.')).toHaveLength(1);
    expect(screen.queryAllByText('Signed by Dana Example on November 21, 2026, 09:40:00 UTC+00:00')).toHaveLength(1);
    expect(figures().slice(0, 6)).toEqual([
      '$231,000',
      'The 3-month offer',
      '$249,750',
      'Includes the fee of $18,750, 7.5% of projected revenue',
      '3.3 months',
      'At your projected revenue; last payment $24,750 in month 4',
    ]);
    expect(screen.queryByRole('link', { name: 'Go to the contract' })).toBeNull();
    expect(standings()).toEqual([
      ['Your contract', 'done'],
      ['Your bank account', 'next'],
      ['The browser extension', 'optional'],
    ]);
  });

  it('downloads the signed copy and says that the download started (R12.8)', async () => {
    const saved: string[] = [];
    vi.spyOn(saving, 'saveFile').mockImplementation((_file, name) => void saved.push(name));
    const { user, journey, papers } = await openSigned();
    await user.click(screen.getByRole('button', { name: 'Download your signed copy' }));
    await waitFor(() => expect(saved).toEqual(['creator-cash-advance-CCA-123456-signed.pdf']));
    expect(papers.asked).toEqual([
      expect.objectContaining({ documentId: 'CCA-123456', signature: 'Dana Example', offerId: '3-month' }),
    ]);
    expect(journey.toasts.at(-1)).toEqual({ kind: 'info', key: 'downloadStarted', download: 'signedCopy' });
  });

  it('tells that a file is the signed copy, and both fingerprints (R12.8)', async () => {
    const view = await openSigned();
    await check(view, pdfNamed('copy.pdf'));
    const answer = await screen.findByText('This is your signed copy, unchanged');
    expect(answer.closest('[data-kind]')?.getAttribute('data-kind')).toBe('success');
    expect(screen.queryAllByText('copy.pdf is the same as your signed copy, to the last bit.')).toHaveLength(1);
    expect(screen.queryAllByText(FAKE_SHA256)).toHaveLength(2);
  });

  it('tells that a PDF file is not the signed copy (R12.8)', async () => {
    const view = await openSigned();
    Object.assign(view.papers, { sha256: async () => 'cd'.repeat(32) });
    await check(view, pdfNamed('other.pdf'));
    const answer = await screen.findByText('This is not your signed copy');
    expect(answer.closest('[data-kind]')?.getAttribute('data-kind')).toBe('error');
    expect([FAKE_SHA256, 'cd'.repeat(32)].map((digits) => screen.queryAllByText(digits).length)).toEqual([1, 1]);
  });

  it('tells that a file is no PDF, whatever it is called, without writing a copy (R12.8)', async () => {
    const view = await openSigned();
    await check(view, pdfNamed('copy.pdf', 'not a document'));
    expect(await screen.findByText('This is not a PDF file')).not.toBeNull();
    expect(view.papers.asked).toEqual([]);
  });

  it('tells that nothing could be compared, and compares the next file (R12.8)', async () => {
    const view = await openSigned();
    const { sha256 } = view.papers;
    Object.assign(view.papers, { sha256: () => Promise.reject(new Error('unreadable')) });
    await check(view, pdfNamed('copy.pdf'));
    await screen.findByText('The file could not be compared');
    Object.assign(view.papers, { sha256 });
    await view.user.upload(screen.getByLabelText('File to check'), pdfNamed('copy.pdf'));
    expect(await screen.findByText('This is your signed copy, unchanged')).not.toBeNull();
    expect(screen.queryByText('The file could not be compared')).toBeNull();
  });

  it('has no accessibility violation (R13.1)', async () => {
    await expectNoAxeViolations(openScreen().container);
  });

  it('has no accessibility violation with an answer about a copy (R12.8)', async () => {
    const view = await openSigned();
    await check(view, pdfNamed('copy.pdf'));
    await screen.findByText('This is your signed copy, unchanged');
    await expectNoAxeViolations(view.container);
  });
});
