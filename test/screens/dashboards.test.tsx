import { screen } from '@testing-library/react';
import type { OfferId } from '#machines/domain/choices.ts';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { COUNTDOWN_DAY_MS } from '#machines/constants.ts';
import { FILES, ROUTES } from '#machines/journey/routes.ts';
import * as saving from '#src/components/saveFile.ts';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';
import { DashboardEstablishedScreen } from '#src/screens/dashboardEstablished/DashboardEstablishedScreen.tsx';
import { expectNoAxeViolations, FAKE_SHA256, renderScreen } from '#test/support/renderScreen.tsx';
import { allWords, attributesOf, button, link, linksIn, partOf, rowsOf, shownOf, signWith, wordsOf } from './seen.ts';

const COPY_NAME = 'creator-cash-advance-CCA-123456-signed.pdf';
const REMINDER = 'You get an e-mail reminder 3 days before each payment.';

const openSetUp = () => renderScreen(<DashboardScreen />, ROUTES.dashboard.path);
const openRepayment = () => renderScreen(<DashboardEstablishedScreen />, ROUTES.dashboardEstablished.path);

/** The screen of a creator who has taken this offer and signed the contract. */
async function openSigned(shown: ReactElement, path: string, offerId: OfferId) {
  const view = renderScreen(shown, path);
  const { journey, sent } = view;
  await signWith(journey, offerId);
  journey.open(path);
  sent.length = 0;
  return { ...view, save: vi.spyOn(saving, 'saveFile').mockImplementation(() => {}) };
}

const openSignedSetUp = () => openSigned(<DashboardScreen />, ROUTES.dashboard.path, '3-month');

/** Presses the download and gives back what was saved under which name, asked for and told. */
async function downloadCopy({ user, save, documentWriter, sent }: Awaited<ReturnType<typeof openSignedSetUp>>) {
  await user.click(button('Download your signed copy'));
  await vi.waitFor(() => expect(sent).toEqual([{ type: 'contract.copyDownloaded' }]));
  return { names: save.mock.calls.map(([, name]) => name), asked: documentWriter.asked };
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the set-up', () => {
  const findAnswer = (title: string) => screen.findByText(title, {}, { timeout: 10_000 });
  const UNSIGNED = 'A sample: nothing is due before a contract is signed.';
  const standings = () =>
    partOf('list', 'Set-up')
      .getAllByRole('listitem')
      .map((step) => `${step.querySelector('h2')?.textContent}: ${step.dataset['standing']}`);

  it('asks for the contract first, and offers the bank and the extension all the same (R12.8, R13.2, R13.3)', async () => {
    const { sent, user } = openSetUp();
    expect(standings()).toEqual(['Your contract: next', 'Your bank account: open', 'The browser extension: optional']);
    const noBank =
      'In this demonstration no bank is contacted and nothing is asked for: Connect Bank opens your repayment dashboard.';
    expect(shownOf([noBank, UNSIGNED])).toEqual([noBank, UNSIGNED]);
    expect(linksIn().flat()).toEqual(['Go to the contract', '/contract', 'Download Extension', FILES.extension]);
    expect([allWords('button'), link('Download Extension').hasAttribute('download')]).toEqual([['Connect Bank'], true]);
    await user.click(link('Download Extension'));
    await user.click(link('Go to the contract'));
    await user.click(button('Connect Bank'));
    const contractOpened = { type: 'url.opened', path: ROUTES.contract.path, hash: '' };
    expect(sent).toEqual([{ type: 'extension.downloaded' }, contractOpened, { type: 'bank.connectRequested' }]);
  });

  it('counts the days down to today, and says what comes next and when (R3.9, R3.12, R8.4, R13.1, R14.3)', () => {
    const { journey } = openSetUp();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Set up your repayment');
    const after = (days: number) => {
      journey.send({ type: 'countdown.advanced', elapsedMs: days * COUNTDOWN_DAY_MS });
      return allWords('definition').join(', ');
    };
    const soon = ['In 1 day, November 22, 2026', 'Today, November 21, 2026'];
    expect([0, 13, 15].map(after)).toEqual(['In 14 days, December 5, 2026', ...soon]);
    expect(allWords('listitem', partOf('list', 'What happens next'))).toEqual([
      'You connect your bank account.',
      'Funding typically begins within 24-48 hours of contract execution.',
      'Each month, 90% of your payouts goes to repayment and 10% is paid to you.',
      REMINDER,
    ]);
    expect(rowsOf('When the money arrives')).toEqual([
      ['What', 'When', 'Counted from', 'Said in'],
      ['Funding begins', 'Typically within 24-48 hours', 'Contract execution', 'The offers and the contract'],
      ['Funds arrive', 'Typically in 2-3 business days', 'Approval and signing', 'The answers to questions'],
      ['The money is sent', 'Within a few business days', 'The step before, selecting your offer', 'How it works'],
    ]);
  });

  it('names the signed contract, who signed it when, and its terms, with its copy to save, and asks for the bank next (R8.1, R12.1, R12.5, R12.8, R13.1)', async () => {
    const view = await openSignedSetUp();
    const words = ['Contract CCA-123456 is signed.', 'Signed by Dana Example on November 21, 2026, 09:40:00 UTC+00:00'];
    expect(shownOf([...words, UNSIGNED])).toEqual(words);
    expect(allWords('definition').slice(0, 6)).toEqual([
      '$231,000',
      'The 3-month offer',
      '$249,750',
      'Includes the fee of $18,750, 7.5% of projected revenue',
      '3.3 months',
      'At your projected revenue; last payment $24,750 in month 4',
    ]);
    expect(allWords('link')).toEqual(['Download Extension']);
    expect(standings()).toEqual(['Your contract: done', 'Your bank account: next', 'The browser extension: optional']);
    const copy = { documentId: 'CCA-123456', signature: 'Dana Example', offerId: '3-month' };
    expect(await downloadCopy(view)).toEqual({ names: [COPY_NAME], asked: [expect.objectContaining(copy)] });
  });

  it.each([
    ['the signed copy', 'success', 'This is your signed copy, unchanged', '%PDF-1.7', FAKE_SHA256],
    ['another PDF file', 'error', 'This is not your signed copy', '%PDF-1.7', 'cd'.repeat(32)],
    ['no PDF, whatever it is called', 'error', 'This is not a PDF file', 'not a document', FAKE_SHA256],
  ])('tells that a file is %s, with two fingerprints (R12.8)', async (_case, kind, title, text, sha256) => {
    const { container, documentWriter, user } = await openSignedSetUp();
    Object.assign(documentWriter, { sha256: async () => sha256 });
    await user.click(screen.getByText('Check a copy'));
    await user.upload(screen.getByLabelText('File to check'), new File([text], 'copy.pdf'));
    const answer = (await findAnswer(title)).closest('[data-kind]');
    expect(attributesOf(answer, 'data-kind', 'role')).toEqual([kind, 'note']);
    expect(answer?.textContent).toContain('copy.pdf');
    const isCompared = text.startsWith('%PDF-');
    expect(wordsOf(answer?.querySelectorAll('dd') ?? [])).toEqual(isCompared ? [sha256, FAKE_SHA256] : []);
    expect(documentWriter.asked.length).toBe(isCompared ? 1 : 0);
    expect(shownOf(['Choose a file to check', 'Check another file'])).toEqual(['Check another file']);
    if (kind === 'success') await expectNoAxeViolations(container);
  });

  it('tells that nothing could be compared, and compares the next file (R12.8)', async () => {
    const { documentWriter, user } = await openSignedSetUp();
    vi.spyOn(documentWriter, 'sha256').mockRejectedValueOnce(new Error('unreadable'));
    const file = new File(['%PDF-1.7'], 'copy.pdf');
    await user.upload(screen.getByLabelText('File to check'), file);
    await findAnswer('The file could not be compared');
    await user.upload(screen.getByLabelText('File to check'), file);
    await findAnswer('This is your signed copy, unchanged');
    expect(screen.queryByText('The file could not be compared')).toBeNull();
  });
});

describe('the repayment', () => {
  it('shows what is left, repaid and owed, the payments made and those to come (R13.1, R13.4)', () => {
    const { journey } = openRepayment();
    expect(allWords('term').join()).toBe('Left to repay,Repaid,Total repayment,Next payment,Estimated amount');
    const figures = ['$1,425', '$1,425', '$2,850', 'In 14 days', 'December 5, 2026', '$475.00'];
    expect(allWords('definition')).toEqual([...figures, 'If your payouts stay as they are']);
    const bar = screen.getByRole('progressbar', { name: 'Repaid so far' });
    expect(attributesOf(bar, 'aria-valuemin', 'aria-valuenow', 'aria-valuemax')).toEqual(['0', '50', '100']);
    expect(shownOf(['50% repaid', '3 payments left'])).toEqual(['50% repaid', '3 payments left']);
    journey.send({ type: 'countdown.advanced', elapsedMs: 2 * COUNTDOWN_DAY_MS });
    expect(allWords('definition').slice(3, 5)).toEqual(['In 12 days', 'December 3, 2026']);
    const drawn = wordsOf(screen.getByRole('figure').lastElementChild?.children ?? []);
    expect(drawn).toEqual(['$2,850Start', '$2,375Aug 23', '$1,900Sep 22', '$1,425Oct 22']);
    expect(rowsOf('Payment history')).toEqual([
      ['Payment', 'Amount', 'Status', 'Date', 'Left to repay'],
      ['Payment #1', '$475.00', 'Completed', 'August 23, 2026', '$2,375'],
      ['Payment #2', '$475.00', 'Completed', 'September 22, 2026', '$1,900'],
      ['Payment #3', '$475.00', 'Completed', 'October 22, 2026', '$1,425'],
    ]);
  });

  it('can be printed, and its history saved as a table that says it is a sample (R13.4)', async () => {
    const save = vi.spyOn(saving, 'saveFile').mockImplementation(() => {});
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    const { sent, user } = openRepayment();
    await user.click(button('Print'));
    expect([print.mock.calls.length, sent]).toEqual([1, []]);
    await user.click(button('Download CSV'));
    const [[file, name] = []] = save.mock.calls;
    expect([file?.type, name]).toEqual(['text/csv;charset=utf-8', 'sample-payment-history-2026-11-21.csv']);
    expect((await file?.text())?.split('\r\n')).toEqual([
      'Payment,Date,Amount in USD,Status,Left to repay in USD,Account',
      'Payment #1,2026-08-23,475.00,Completed,2375.00,Sample account',
      'Payment #2,2026-09-22,475.00,Completed,1900.00,Sample account',
      'Payment #3,2026-10-22,475.00,Completed,1425.00,Sample account',
      '',
    ]);
    expect(sent).toEqual([{ type: 'repayment.historyDownloaded' }]);
  });

  it('says how a payout is split, what early repayment means and when a renewal is offered (R3.12, R8.4, R13.4, R13.5)', () => {
    openRepayment();
    expect(allWords('listitem')).toEqual(['90% to repayment', '10% to you']);
    const words = [REMINDER, 'You can ask for a renewal from February 21, 2027.'];
    expect(shownOf(words)).toEqual(words);
    const section = screen.getByRole('heading', { name: 'Repaying early' }).parentElement;
    expect(wordsOf(section?.querySelectorAll('p') ?? [])).toEqual([
      'You may repay what is left, or part of it, at any time and without penalty.',
      'It does not make the total smaller: that was fixed when the offer was accepted. On this account $1,425 would be due today, the same as later.',
      'Once all is repaid, your payouts return to your original account and our access ends.',
      'There is nothing to press for it here: this is a demonstration, and it takes no payments.',
    ]);
  });

  it('says that its figures are a sample, and of a signed contract what it says instead, with its copy (R8.1, R12.8, R13.4)', async () => {
    const sample = 'The figures on this screen are a sample, the same for everybody. They come from no offer of yours.';
    const note = () => wordsOf(screen.getByRole('note').querySelectorAll('p'));
    const unsigned = openRepayment();
    expect([note(), shownOf(['Sample account', 'Your signed contract'])]).toEqual([[sample], ['Sample account']]);
    unsigned.unmount();
    const view = await openSigned(<DashboardEstablishedScreen />, ROUTES.dashboardEstablished.path, '12-month');
    const signed = 'By your contract CCA-123456 you receive $850,000 and repay $1,000,000.';
    expect([note(), shownOf(['Your signed contract'])]).toEqual([[sample, signed], ['Your signed contract']]);
    expect((await downloadCopy(view)).names).toEqual([COPY_NAME]);
  });
});
