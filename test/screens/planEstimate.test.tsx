import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PlanField } from '#machines/domain/forecast.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { PLAN } from '#src/content/plan.ts';
import { PlanEstimate } from '#src/screens/offers/parts/PlanEstimate.tsx';
import { selectOffer } from '#test/journey/samples.ts';
import { renderScreen } from '#test/support/renderScreen.tsx';
import { fillIn, rowsOf, textsOf, visibleSentences } from './queries.ts';

const openPlan = () => renderScreen(<PlanEstimate />, ROUTES.offers.path);
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
const changePlan = (name: PlanField, value: number) => ({ type: 'plan.changed', field: name, value }) as const;
/** Returns the comparison rows that have figures; the other rows have one cell that repeats the label. */
const comparedRows = () => rowsOf(PLAN.compare.caption).filter(({ length }) => length > 1);
const monthHeadings = () => textsOf(screen.getAllByRole('heading', { level: 3 }));

describe('Plan estimate', () => {
  it('starts with the sample average and makes no promise (R18.1, R19.3)', () => {
    openPlan();
    expect(visibleSentences(['An estimate from your own numbers. It promises nothing.'])).toHaveLength(1);
    expect(field(PLAN.revenue).value).toBe('$83,333');
    expect(field(PLAN.costs).value).toBe('$0');
    expect(slider(PLAN.change).ariaValueText).toBe('No change');
  });

  it('compares the three offers to no advance (R19.1, R19.3)', () => {
    const { journey } = openPlan();
    expect(comparedRows()).toEqual([
      ['Term', '3-month offer', '6-month offer', '12-month offer', 'No advance'],
      ['You receive', '$231,000', '$450,000', '$850,000', 'None'],
      ['Fee', '$18,750', '$50,000', '$150,000', 'None'],
      ['Estimated APR', '43.7%', '33.8%', '28.2%', 'None'],
      ['All repaid in', 'Month 4', 'Month 7', 'Month 14', 'None'],
      ['Left in the lowest month', '$8,333', '$8,333', '$8,333', '$83,333'],
      ['Short in all', 'None', 'None', 'None', 'None'],
    ]);
    expect(monthHeadings()).toEqual([PLAN.shown('3-month offer')]);
    journey.send(selectOffer('12-month'));
    expect(monthHeadings()).toEqual([PLAN.shown('12-month offer')]);
    expect(textsOf(document.querySelectorAll('thead [data-selected]'))).toEqual(['12-month offer']);
  });

  it('sends each number and describes slider values in words (R19.3)', async () => {
    const { sent, user } = openPlan();
    const enter = async (name: string, dollars: string) => {
      await user.clear(field(name));
      await fillIn(user, field(name), dollars);
    };
    const press = async (name: string, key: string) => {
      act(() => slider(name).focus());
      await user.keyboard(key);
      return slider(name).ariaValueText;
    };
    await enter(PLAN.revenue, '60000');
    await enter(PLAN.costs, '2500');
    const valueTexts = [
      await press(PLAN.change, '{ArrowLeft}'),
      await press(PLAN.changeMonth, '{ArrowRight}'),
      await press(PLAN.changeLastsMonths, '{ArrowLeft}'),
      await press(PLAN.tax, '{ArrowRight}'),
    ];
    expect(valueTexts).toEqual(['5% less', 'Month 2', '11 months', '1% of revenue after costs']);
    const events = [
      changePlan('revenueDollars', 60_000),
      changePlan('costsDollars', 2500),
      changePlan('changePercent', -5),
      changePlan('changeMonth', 2),
      changePlan('changeLastsMonths', 11),
      changePlan('taxPercent', 1),
    ];
    expect(sent).toEqual(expect.arrayContaining(events));
  });

  it('highlights months with a shortfall and shows the amounts (R19.3)', () => {
    const { journey } = openPlan();
    const shortfalls = () => textsOf(document.querySelectorAll('p[data-short], li[data-short]'));
    const summary = [
      'Your lowest month is month 1: $8,333 is left for you.',
      '$83,333 in the highest month',
      'Month 12',
    ];
    expect(visibleSentences(summary)).toEqual(summary);
    expect(shortfalls()).toEqual([]);
    journey.send(changePlan('costsDollars', 10_000));
    const shortfall =
      "You are short in 3 months, $5,001 in all. The worst is month 1: $1,667 short. The advance isn't counted: keep that much of it aside.";
    expect(shortfalls()).toEqual([shortfall, '', '', '']);
    const columns = ['Month', 'Comes in', 'Repaid', 'Spent', 'Left'];
    const firstMonth = ['1', '$83,333', '$75,000', '$10,000', '-$1,667'];
    expect(rowsOf(PLAN.shown('3-month offer')).slice(0, 2)).toEqual([columns, firstMonth]);
    const shortInAll = ['$5,001 in 3 months', '$10,002 in 6 months', '$21,671 in 13 months', 'None'];
    expect(comparedRows().at(-1)).toEqual(['Short in all', ...shortInAll]);
  });

  it('shows that an offer is not repaid within ten years (R19.3)', () => {
    const { journey } = openPlan();
    journey.send(changePlan('revenueDollars', 1));
    const never = 'Not within 10 years';
    expect(comparedRows().slice(3, 5)).toEqual([
      ['Estimated APR', 'No estimate', 'No estimate', 'No estimate', 'None'],
      ['All repaid in', never, never, never, 'None'],
    ]);
  });
});
