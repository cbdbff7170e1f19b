import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type OfferId, OFFER_IDS } from '#machines/domain/choices.ts';
import type { PlanField } from '#machines/domain/course.ts';
import { offerById } from '#machines/domain/offers.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { DashboardEstablishedScreen } from '#src/screens/dashboardEstablished/DashboardEstablishedScreen.tsx';
import { COMPLETING } from '#test/journey/businessSamples.ts';
import { expectNoAxeViolations, renderScreen } from '#test/support/renderScreen.tsx';
import { openAs, SOLE } from './openAs.tsx';
import { allWords, foldOf, partOf, rowsOf, shownOf, signWith } from './seen.ts';

const { path: REPAYMENT } = ROUTES.dashboardEstablished;

/** The repayment screen of a creator who has taken this offer, with these numbers of their own. */
async function openOwn(offerId: OfferId, numbers: readonly JourneyEvent[] = []) {
  const view = renderScreen(<DashboardEstablishedScreen />, ROUTES.offers.path);
  for (const event of numbers) view.journey.send(event);
  await signWith(view.journey, offerId);
  view.journey.open(REPAYMENT);
  view.sent.length = 0;
  return view;
}

const planned = (field: PlanField, value: number): JourneyEvent => {
  return { type: 'plan.changed', field, value };
};
const ahead = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Look ahead to' });
const own = () => screen.getByRole('heading', { name: 'Looking ahead' }).closest('section') ?? document.body;
const said = () => screen.getByText(/repaid, \$[\d,]+ left\.$/).parentElement?.textContent;

describe('The repayment of a signed contract', () => {
  it('says what is left, when it ends and what each month brings (R19.4)', async () => {
    const { container } = await openOwn('6-month');
    expect(own().textContent).toMatch(
      /Left to repay today\$500,000With the sample's revenue, all is repaid in month 7\. Estimated APR 33\.8%\./,
    );
    const words = ['Your lowest month is month 1: $8,333 is left for you.'];
    expect(shownOf(words)).toEqual(words);
    expect(screen.getByText("An estimate with the sample's revenue. It promises nothing.")).toBeTruthy();
    expect(foldOf('Use your own numbers').open).toBe(false);
    expect(rowsOf("Month by month, with the sample's revenue")[7]).toEqual(['7', '$83,333', '$50,000', '$33,333']);
    await expectNoAxeViolations(container);
  });

  it('looks ahead to any month, and sends which (R19.4)', async () => {
    const { sent, user } = await openOwn('6-month');
    expect([ahead().max, ahead().getAttribute('aria-valuetext')]).toEqual(['7', 'Today: $0 repaid, $500,000 left.']);
    expect(said()).toBe(
      '$0 repaid, $500,000 left. You can repay it at any time, without a fee. The total stays $500,000, so it saves you no money.',
    );
    act(() => ahead().focus());
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(sent).toEqual([1, 2, 3].map((month) => ({ type: 'repayment.monthChosen', month })));
    expect([ahead().getAttribute('aria-valuetext'), said()]).toEqual([
      'Month 3: $225,000 repaid, $275,000 left.',
      '$225,000 repaid, $275,000 left. You can repay the $275,000 then, without a fee. The total stays $500,000, so it saves you no money, and our access ends 4 months sooner. Paid so soon, your estimated APR is 50.9%.',
    ]);
    await user.keyboard('{End}');
    expect([ahead().getAttribute('aria-valuetext'), said()]).toEqual([
      'Month 7: $500,000 repaid, $0 left.',
      '$500,000 repaid, $0 left. All is repaid: you get your whole payouts again, and our access ends.',
    ]);
  });

  it.each(OFFER_IDS)('keeps the total of the %s offer when paid early (R8.4, R19.4)', async (id) => {
    const { journey } = await openOwn(id);
    const terms = offerById(id);
    const total = `$${terms?.totalRepaymentDollars.toLocaleString('en-US')}`;
    const last = terms?.lastPayment.month ?? 0;
    for (let month = 1; month < last; month += 1) {
      journey.send({ type: 'repayment.monthChosen', month });
      const sooner = last - month === 1 ? '1 month' : `${last - month} months`;
      const kept = `The total stays ${total}, so it saves you no money, and our access ends ${sooner} sooner. `;
      expect(said()).toContain(kept);
      const [repaid = 0, left = 0] = (said()?.match(/\$[\d,]+/g) ?? []).map((figure) =>
        Number(figure.replaceAll(/\D/g, '')),
      );
      expect(repaid + left).toBe(terms?.totalRepaymentDollars);
    }
  });

  it('follows the numbers of the offers screen, which can be changed here (R19.3, R19.4)', async () => {
    const { journey, sent, user } = await openOwn('3-month', [planned('changePercent', -60)]);
    expect([own().textContent.includes('all is repaid in month 9.'), ahead().max]).toEqual([true, '9']);
    await user.click(screen.getByText('Change your numbers'));
    act(() => screen.getByRole('slider', { name: 'Change of revenue' }).focus());
    await user.keyboard('{ArrowRight}');
    expect([sent, own().textContent.includes('all is repaid in month 8.')]).toEqual([
      [planned('changePercent', -55)],
      true,
    ]);
    journey.send(planned('revenueDollars', 1000));
    journey.send({ type: 'repayment.monthChosen', month: 120 });
    expect(own().textContent).toContain(
      'With your numbers, not all is repaid within 10 years. It has no estimated APR.',
    );
    expect(ahead().getAttribute('aria-valuetext')).toMatch(/^Month 120: /);
    expect(said()).toMatch(/The total stays \$249,750, so it saves you no money\. Paid so soon/);
  });
});

describe('A repayment with costs above income', () => {
  it('says which month is short, and when all is repaid all the same (R19.3, R19.4)', async () => {
    await openOwn('12-month', [planned('costsDollars', 90_000)]);
    const words = [
      'With your numbers, all is repaid in month 14. Estimated APR 28.2%.',
      'You are short in 14 months, $1,093,338 in all. The worst is month 1: $81,667 short. That is more than the advance.',
    ];
    expect(shownOf(words)).toEqual(words);
  });
});

describe('The sample account', () => {
  const SAMPLE = ['Progress', 'Payment history', 'Renewal'];

  it('is folded below the own contract, closed and a press away (R13.4, R19.4)', async () => {
    const { user } = await openOwn('3-month');
    const fold = foldOf('Sample account');
    expect(screen.queryByRole('region', { name: /^Sample account/ })).toBeNull();
    expect(own().compareDocumentPosition(fold)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect([fold.open, fold.textContent.includes('$2,850'), own().textContent.includes('$2,850')]).toEqual([
      false,
      true,
      false,
    ]);
    await user.click(screen.getByRole('heading', { name: 'Sample account' }));
    expect(fold.open).toBe(true);
  });

  it('is open without a contract (R13.4, R19.4)', async () => {
    await openAs(<DashboardEstablishedScreen />, REPAYMENT, COMPLETING, true, false);
    const sample = partOf('region', /^Sample account/);
    expect([allWords('table', sample).length, screen.queryByRole('slider')]).toEqual([1, null]);
  });

  it.each([
    ['for a business that is not funded', [SOLE], true],
    ['without an offer', COMPLETING, false],
  ] as const)(
    'stands alone and open on the screen of a contract signed %s (R13.4, R16.1, R16.2, R19.4)',
    async (...row) => {
      const [, events, offer] = row;
      await openAs(<DashboardEstablishedScreen />, REPAYMENT, [...events], offer, true);
      expect(screen.queryByRole('heading', { name: 'Looking ahead' })).toBeNull();
      expect(screen.queryByRole('slider')).toBeNull();
      const sample = partOf('region', /^Sample account You have nothing to repay, so this shows/);
      expect([allWords('table', sample).length, allWords('heading', sample)]).toEqual([1, SAMPLE]);
      expect(sample.getByText('Next payment (example)')).toBeTruthy();
    },
  );
});
