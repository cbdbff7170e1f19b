import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { COUNTDOWN_DAY_MS } from '#machines/constants.ts';
import { FILES, ROUTES } from '#machines/journey/routes.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import * as saving from '#src/components/saveFile.ts';
import { SIGNED_COPY } from '#src/content/application.ts';
import { DASHBOARD } from '#src/content/dashboard.ts';
import { NEXT_PAYMENT } from '#src/content/nextPayment.ts';
import { SIGNING } from '#test/journey/contractSamples.ts';
import { OFFER_CHOSEN, openScreen } from './openScreen.tsx';
import {
  button,
  detailsTitled,
  link,
  linksIn,
  rowsOf,
  sectionOf,
  textsByRole,
  textsOf,
  valuesIn,
  visibleSentences,
  withinRole,
} from './queries.ts';
import { DASHBOARD_ESTABLISHED as WORDS } from '#src/content/dashboardEstablished.ts';

const SIGNED = [...OFFER_CHOSEN, ...SIGNING];
const headings = () =>
  within(screen.getByRole('list', { name: DASHBOARD.steps.label })).getAllByRole('heading', { level: 2 });
const statuses = () =>
  headings().map((heading) => `${heading.textContent}: ${heading.nextElementSibling?.textContent}`);
/** Returns the headings of the steps that show a check mark instead of a number. */
const checkedSteps = () =>
  textsOf(headings().filter((heading) => heading.closest('li')?.firstElementChild?.querySelector('svg')));

describe('Setup screen', () => {
  it('starts with the contract and offers the other two steps (R12.8, R13.2, R13.3)', async () => {
    const { sent, user } = await openScreen('dashboard');
    expect(statuses()).toEqual(['Your contract: Next', 'Your bank account: To do', 'Extension: Optional']);
    expect(checkedSteps()).toEqual([]);
    expect(linksIn()).toEqual({
      [DASHBOARD.unsigned.link]: ROUTES.contract.path,
      'Download Extension': FILES.extension,
    });
    await user.click(link('Download Extension'));
    await user.click(button('Connect Bank'));
    expect(sent).toEqual([{ type: 'extension.downloaded' }, { type: 'bank.connectRequested' }]);
  });

  it('shows a started bank connection and links to repayment (R13.2)', async () => {
    await openScreen('dashboard', [], { saved: { ...NOTHING_TYPED, isBankConnectionStarted: true } });
    expect(statuses()[1]).toBe('Your bank account: Started');
    expect(link(DASHBOARD.bank.repayment).getAttribute('href')).toBe(ROUTES.dashboardEstablished.path);
    expect(visibleSentences([DASHBOARD.bank.texts.started])).toHaveLength(1);
  });

  it.each([
    [0, 'In 14 days', 'Demo: one day takes 60 seconds.'],
    [15, 'Today', 'In this demo, today is Saturday, December 5.'],
  ])('shows the countdown after %i days as "%s" (R13.1, R16.4)', async (days, countdown, demo) => {
    const { journey } = await openScreen('dashboard');
    journey.send({ type: 'countdown.advanced', elapsedMs: days * COUNTDOWN_DAY_MS });
    expect(textsByRole('definition')).toEqual([countdown, 'Saturday, December 5']);
    expect(visibleSentences([demo])).toEqual([demo]);
  });

  it('downloads the next payment as a calendar file (R18.4, R20.9)', async () => {
    const save = vi.spyOn(saving, 'saveFile').mockImplementation(() => {});
    const { sent, user } = await openScreen('dashboard', SIGNED);
    await user.click(button(NEXT_PAYMENT.calendar.download));
    const [[file, name] = []] = save.mock.calls;
    expect(name).toBe('next-payment-CCA-123456-2026-12-05.ics');
    expect(file?.type).toBe('text/calendar;charset=utf-8');
    expect(await file?.text()).toMatch(/DTSTART;VALUE=DATE:20261205[^]*TRIGGER:-P3D/);
    expect(sent).toEqual([{ type: 'payment.calendarDownloaded' }]);
  });

  it('shows the signed contract, its signer, terms and payment (R8.1, R8.4, R12.5, R12.8, R13.1, R18.4, R19.1)', async () => {
    await openScreen('dashboard', SIGNED);
    const sentences = [
      'Contract CCA-123456',
      'Signed by Demo Creator on November 21, 2026, 9:40 AM, UTC',
      NEXT_PAYMENT.amount(75_000),
    ];
    expect(visibleSentences(sentences)).toEqual(sentences);
    expect(valuesIn(screen.getByRole('list', { name: DASHBOARD.steps.label }))).toEqual({
      'You receive': '$450,000',
      'You repay in total': '$500,000',
      Fee: '$50,000',
      'Estimated APR': '33.8%',
      'Share of payouts': '90%',
    });
    expect(statuses()).toEqual(['Your contract: Done', 'Your bank account: Next', 'Extension: Optional']);
    expect(checkedSteps()).toEqual(['Your contract']);
    expect(button(SIGNED_COPY.labels.download)).toBeDefined();
  });

  it('lists missing details and the earliest funding dates (R3.9, R9.9, R14.3, R16.4)', async () => {
    await openScreen('dashboard', SIGNED);
    expect(textsByRole('listitem', within(screen.getByRole('note')))).toHaveLength(10);
    expect(textsByRole('listitem', withinRole('list', DASHBOARD.timeline.heading))).toEqual([
      expect.stringMatching(/^Saturday, November 21You signed\./),
      expect.stringMatching(/^Sunday, November 22 at the earliestFunding typically begins 24-48 hours/),
      expect.stringMatching(/^Tuesday, November 24 at the earliestFunds typically arrive 2-3 business days/),
    ]);
  });
});

const openSigned = () => openScreen('dashboardEstablished', SIGNED);

const lookAheadSection = () => sectionOf(WORDS.lookAhead.heading);
const monthSlider = () => screen.getByRole<HTMLInputElement>('slider', { name: WORDS.lookAhead.label });
const balanceText = () => screen.getByText(/repaid, \$[\d,]+ left\.$/).parentElement?.textContent;

describe('Sample account', () => {
  it('shows its balance, next payment and payment history (R3.12, R13.1, R13.4, R13.5, R16.5)', async () => {
    await openScreen('dashboardEstablished');
    expect(valuesIn()).toEqual({
      'Left to repay': '$1,425',
      Repaid: '$1,425',
      'Total repayment': '$2,850',
      'Next payment (example)': 'In 14 days',
    });
    expect(screen.getByRole('progressbar', { name: WORDS.progress.label }).ariaValueText).toBe('50% repaid');
    expect(textsOf(screen.getAllByText(/sample/i))).toEqual([WORDS.sample.badge]);
    const sentences = ['3 payments left', NEXT_PAYMENT.nothing, WORDS.early.text, WORDS.renewal.sample('2027-02-21')];
    expect(visibleSentences(sentences)).toEqual(sentences);
    expect(rowsOf(WORDS.history.heading)).toEqual([
      ['Payment', 'Amount', 'Status', 'Date', 'Left to repay'],
      ['Payment #1', '$475.00', 'Completed', 'August 23, 2026', '$2,375'],
      ['Payment #2', '$475.00', 'Completed', 'September 22, 2026', '$1,900'],
      ['Payment #3', '$475.00', 'Completed', 'October 22, 2026', '$1,425'],
    ]);
  });

  it("is collapsed after signing and separate from the creator's figures (R13.4, R19.4)", async () => {
    await openSigned();
    const details = detailsTitled(WORDS.sample.badge);
    expect(details.open).toBe(false);
    expect(details.textContent).toContain('$2,850');
    expect(lookAheadSection().textContent).not.toContain('$2,850');
  });
});

describe('Repayment of a signed contract', () => {
  it('shows the terms, the schedule and a weak first month (R8.1, R12.8, R18.5, R19.1)', async () => {
    await openSigned();
    const contract = sectionOf('Your contract CCA-123456');
    expect(valuesIn(contract)).toEqual({ 'You receive': '$450,000' });
    const sentences = [
      'Once everything is in and approved, it arrives Tuesday, November 24 at the earliest. Then you repay $500,000. Estimated APR 33.8%.',
      'If your first month brings only 50% of the projection, you repay $37,500 that month. Your last payment is then $12,500, in month 8.',
      WORDS.renewal.text('2027-02-21'),
      NEXT_PAYMENT.amount(75_000),
    ];
    expect(visibleSentences(sentences)).toEqual(sentences);
    const rows = rowsOf(WORDS.schedule.tableTitle);
    expect(rows).toHaveLength(9);
    expect(rows[0]).toEqual(['Month', 'As projected', 'First month at 50%']);
    expect(rows[1]).toEqual(['1', '$75,000', '$37,500']);
    expect(rows.at(-1)).toEqual(['8', '$0', '$12,500']);
    expect(within(contract).getByRole('button', { name: SIGNED_COPY.labels.download })).toBeDefined();
  });

  it('shows the balance in any month and the cost of paying early (R8.4, R19.4)', async () => {
    const { sent, user } = await openSigned();
    expect(monthSlider().ariaValueText).toBe('Today: $0 repaid, $500,000 left.');
    expect(balanceText()).toBe(
      '$0 repaid, $500,000 left. You can repay it at any time, without a fee. The total stays $500,000, so it saves you no money.',
    );
    act(() => monthSlider().focus());
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(sent).toEqual([1, 2, 3].map((month) => ({ type: 'repayment.monthChosen', month })));
    expect(monthSlider().ariaValueText).toBe('Month 3: $225,000 repaid, $275,000 left.');
    expect(balanceText()).toBe(
      '$225,000 repaid, $275,000 left. You can repay the $275,000 then, without a fee. The total stays $500,000, so it saves you no money, and our access ends 4 months sooner. Paid so soon, your estimated APR is 50.9%.',
    );
    await user.keyboard('{End}');
    expect(balanceText()).toBe(
      '$500,000 repaid, $0 left. All is repaid: you get your whole payouts again, and our access ends.',
    );
  });
});
