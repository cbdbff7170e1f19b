import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PlanField } from '#machines/domain/course.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { SIGNED_COPY } from '#src/content/application.ts';
import { DASHBOARD_ESTABLISHED as WORDS } from '#src/content/dashboardEstablished.ts';
import { NEXT_PAYMENT } from '#src/content/nextPayment.ts';
import { PLAN } from '#src/content/plan.ts';
import { repaymentOn } from '#machines/domain/repayment.ts';
import { RepaymentProgress } from '#src/screens/dashboardEstablished/parts/RepaymentProgress.tsx';
import { renderComponent } from '#test/components/renderComponent.tsx';
import { TODAY } from '#test/support/journeyAt.ts';
import { SIGNING } from '#test/journey/contractSamples.ts';
import { opened } from '#test/journey/samples.ts';
import { DETAILS_GIVEN, OFFER_CHOSEN, openScreen, SOLE_PROPRIETOR } from './openScreen.tsx';
import { foldOf, link, partOf, rowsOf, sectionOf, shownOf, textsByRole, textsOf, valuesIn } from './queries.ts';

const SIGNED = [...OFFER_CHOSEN, ...SIGNING];
const planned = (field: PlanField, value: number): JourneyEvent => ({ type: 'plan.changed', field, value });
const openSigned = (numbers: readonly JourneyEvent[] = []) =>
  openScreen('dashboardEstablished', [opened(ROUTES.offers.path), ...numbers, ...SIGNED]);

const own = () => sectionOf(WORDS.own.heading);
const ahead = () => screen.getByRole<HTMLInputElement>('slider', { name: WORDS.own.ahead });
const lookedAhead = () => screen.getByText(/repaid, \$[\d,]+ left\.$/).parentElement?.textContent;

describe('Sample account', () => {
  it('shows what is left, repaid and due, and its payments (R13.1, R13.4)', async () => {
    await openScreen('dashboardEstablished');
    expect(valuesIn()).toEqual({
      'Left to repay': '$1,425',
      Repaid: '$1,425',
      'Total repayment': '$2,850',
      'Next payment (example)': 'In 14 days',
    });
    const { ariaValueNow, ariaValueText } = screen.getByRole('progressbar', { name: WORDS.progress.label });
    expect({ ariaValueNow, ariaValueText }).toEqual({ ariaValueNow: '50', ariaValueText: '50% repaid' });
    expect(shownOf(['3 payments left', NEXT_PAYMENT.nothing])).toHaveLength(2);
    expect(rowsOf(WORDS.history.heading)).toEqual([
      ['Payment', 'Amount', 'Status', 'Date', 'Left to repay'],
      ['Payment #1', '$475.00', 'Completed', 'August 23, 2026', '$2,375'],
      ['Payment #2', '$475.00', 'Completed', 'September 22, 2026', '$1,900'],
      ['Payment #3', '$475.00', 'Completed', 'October 22, 2026', '$1,425'],
    ]);
  });

  it('labels paid and remaining dollars apart (R13.4)', () => {
    const repayment = { ...repaymentOn(TODAY), paidDollars: 475, remainingDollars: 2375 };
    renderComponent(<RepaymentProgress repayment={repayment} />);
    expect(valuesIn()).toEqual({ 'Left to repay': '$2,375', Repaid: '$475', 'Total repayment': '$2,850' });
  });

  it('is marked once as a sample, with early repayment and renewal explained (R3.12, R13.4, R13.5, R16.5)', async () => {
    await openScreen('dashboardEstablished');
    expect(textsOf(screen.getAllByText(/sample/i))).toEqual([WORDS.sample.badge]);
    const sentences = [WORDS.early.text, WORDS.renewal.sample('2027-02-21')];
    expect(shownOf(sentences)).toEqual(sentences);
  });

  it('is folded below the own contract, out of its figures (R13.4, R19.4)', async () => {
    const { user } = await openSigned();
    const fold = foldOf(WORDS.sample.badge);
    expect(fold.open).toBe(false);
    expect(fold.textContent).toContain('$2,850');
    expect(own().textContent).not.toContain('$2,850');
    expect(own().compareDocumentPosition(fold)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(screen.getByRole('heading', { name: WORDS.sample.badge }));
    expect(fold.open).toBe(true);
  });

  it.each<[string, readonly JourneyEvent[]]>([
    ['no contract', [...DETAILS_GIVEN, ...OFFER_CHOSEN]],
    ['a contract of a sole proprietor', [...SOLE_PROPRIETOR, ...SIGNED]],
    ['a contract without an offer', [...DETAILS_GIVEN, ...SIGNING]],
  ])('stands open and alone with %s (R13.4, R13.5, R16.1, R16.2, R19.4)', async (_what, events) => {
    await openScreen('dashboardEstablished', events);
    const sample = partOf('region', new RegExp(`^${WORDS.sample.badge} ${WORDS.sample.textAlone}`));
    const headings = [WORDS.progress.heading, WORDS.history.heading, WORDS.renewal.heading];
    expect(textsByRole('heading', sample)).toEqual(headings);
    expect(sample.getByText(NEXT_PAYMENT.labelOfNone)).toBeDefined();
    expect(screen.queryByRole('slider')).toBeNull();
    expect(shownOf([WORDS.own.heading, WORDS.schedule.fold, WORDS.renewal.text('2027-02-21')])).toEqual([]);
  });
});

describe('Repayment of a signed contract', () => {
  it('shows its terms, its schedule and a weak first month (R8.1, R12.8, R18.5, R19.1)', async () => {
    await openSigned();
    const contract = sectionOf('Your contract CCA-123456');
    expect(valuesIn(contract)).toEqual({ 'You receive': '$450,000' });
    const sentences = [
      'Once everything is in and approved, it arrives Tuesday, November 24 at the earliest. Then you repay $500,000. Estimated APR 33.8%.',
      'If your first month brings only 50% of the projection, you repay $37,500 that month. Your last payment is then $12,500, in month 8.',
      WORDS.renewal.text('2027-02-21'),
    ];
    expect(shownOf(sentences)).toEqual(sentences);
    const rows = rowsOf(WORDS.schedule.fold);
    expect(rows).toHaveLength(9);
    expect(rows[0]).toEqual(['Month', 'As projected', 'First month at 50%']);
    expect(rows[1]).toEqual(['1', '$75,000', '$37,500']);
    expect(rows.at(-1)).toEqual(['8', '$0', '$12,500']);
    expect(within(contract).getByRole('button', { name: SIGNED_COPY.labels.download })).toBeDefined();
  });

  it('leads to the bank until its connection has started (R13.2)', async () => {
    const { journey } = await openSigned();
    const { connectBank, bankStarted } = WORDS.schedule;
    expect(link(connectBank).getAttribute('href')).toBe(ROUTES.dashboard.path);
    journey.open(ROUTES.dashboard.path);
    journey.send({ type: 'bank.connectRequested' });
    expect(shownOf([connectBank, bankStarted])).toEqual([bankStarted]);
  });

  it('says what is left, when it ends and what each month brings (R19.4)', async () => {
    await openSigned();
    expect(valuesIn(own())).toEqual({ [WORDS.own.left]: '$500,000' });
    const sentences = [
      "With the sample's revenue, all is repaid in month 7. Estimated APR 33.8%.",
      'Your lowest month is month 1: $8,333 is left for you.',
      PLAN.outcome.basis(false),
    ];
    expect(shownOf(sentences)).toEqual(sentences);
    expect(rowsOf(PLAN.outcome.monthly(false))[7]).toEqual(['7', '$83,333', '$50,000', '$33,333']);
  });

  it('looks ahead to any month, with the cost of paying early (R8.4, R19.4)', async () => {
    const { sent, user } = await openSigned();
    expect(ahead().ariaValueText).toBe('Today: $0 repaid, $500,000 left.');
    expect(lookedAhead()).toBe(
      '$0 repaid, $500,000 left. You can repay it at any time, without a fee. The total stays $500,000, so it saves you no money.',
    );
    act(() => ahead().focus());
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(sent).toEqual([1, 2, 3].map((month) => ({ type: 'repayment.monthChosen', month })));
    expect(ahead().ariaValueText).toBe('Month 3: $225,000 repaid, $275,000 left.');
    expect(lookedAhead()).toBe(
      '$225,000 repaid, $275,000 left. You can repay the $275,000 then, without a fee. The total stays $500,000, so it saves you no money, and our access ends 4 months sooner. Paid so soon, your estimated APR is 50.9%.',
    );
    await user.keyboard('{End}');
    expect(lookedAhead()).toBe(
      '$500,000 repaid, $0 left. All is repaid: you get your whole payouts again, and our access ends.',
    );
  });

  it('follows the own numbers, which can be changed here (R19.3, R19.4)', async () => {
    const { journey, sent, user } = await openSigned([planned('changePercent', -60), planned('costsDollars', 90_000)]);
    const sentences = [
      'With your numbers, all is repaid in month 14.',
      'That is more than the advance.',
      PLAN.outcome.basis(true),
    ];
    expect(shownOf(sentences)).toEqual(sentences);
    await user.click(screen.getByText(PLAN.outcome.change(true)));
    act(() => screen.getByRole('slider', { name: PLAN.change }).focus());
    await user.keyboard('{ArrowRight}');
    expect(sent).toEqual([planned('changePercent', -55)]);
    journey.send(planned('revenueDollars', 1000));
    journey.send({ type: 'repayment.monthChosen', month: 120 });
    const never = 'With your numbers, not all is repaid within 10 years. It has no estimated APR.';
    expect(shownOf([never])).toEqual([never]);
    expect(lookedAhead()).toMatch(/The total stays \$500,000, so it saves you no money\. Paid so soon/);
  });
});
