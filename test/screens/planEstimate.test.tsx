import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ESTIMATE_ANNOUNCEMENT_MS } from '#machines/constants.ts';
import type { PlanField } from '#machines/domain/course.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { PLAN } from '#src/content/plan.ts';
import { PlanEstimate } from '#src/screens/offers/parts/PlanEstimate.tsx';
import { select } from '#test/journey/samples.ts';
import { renderScreen } from '#test/support/renderScreen.tsx';
import { fillIn, rowsOf, shownOf, textsOf } from './queries.ts';

const openPlan = () => renderScreen(<PlanEstimate />, ROUTES.offers.path);
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
const changed = (name: PlanField, value: number) => ({ type: 'plan.changed', field: name, value }) as const;
/** The rows of the comparison that have figures. */
const compared = () => rowsOf(PLAN.compare.caption).filter(({ length }) => length > 1);
const shownMonths = () => textsOf(screen.getAllByRole('heading', { level: 3 }));

describe('Estimate from own numbers', () => {
  it("starts from the sample's average and promises nothing (R18.1, R19.3)", () => {
    const { sent } = openPlan();
    expect(shownOf(['An estimate from your own numbers. It promises nothing.'])).toHaveLength(1);
    expect(field(PLAN.revenue).value).toBe('$83,333');
    expect(field(PLAN.costs).value).toBe('$0');
    const { min, max, ariaValueText } = slider(PLAN.change);
    expect({ min, max, ariaValueText }).toEqual({ min: '-60', max: '60', ariaValueText: 'No change' });
    expect(screen.queryByRole('slider', { name: PLAN.changeMonth })).toBeNull();
    expect(sent).toEqual([]);
  });

  it('compares the three offers with no advance (R19.1, R19.3)', () => {
    const { journey } = openPlan();
    expect(compared()).toEqual([
      ['Term', '3-month offer', '6-month offer', '12-month offer', 'No advance'],
      ['You receive', '$231,000', '$450,000', '$850,000', 'None'],
      ['Fee', '$18,750', '$50,000', '$150,000', 'None'],
      ['Estimated APR', '43.7%', '33.8%', '28.2%', 'None'],
      ['All repaid in', 'Month 4', 'Month 7', 'Month 14', 'None'],
      ['Left in the lowest month', '$8,333', '$8,333', '$8,333', '$83,333'],
      ['Short in all', 'None', 'None', 'None', 'None'],
    ]);
    expect(shownMonths()).toEqual([PLAN.shown('3-month offer')]);
    journey.send(select('12-month'));
    expect(shownMonths()).toEqual([PLAN.shown('12-month offer')]);
    expect(textsOf(document.querySelectorAll('thead [data-selected]'))).toEqual(['12-month offer']);
  });

  it('sends each number, with the value of sliders in words (R19.3)', async () => {
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
    const texts = [
      await press(PLAN.change, '{ArrowLeft}'),
      await press(PLAN.changeMonth, '{ArrowRight}'),
      await press(PLAN.changeLastsMonths, '{ArrowLeft}'),
      await press(PLAN.tax, '{ArrowRight}'),
    ];
    expect(texts).toEqual(['5% less', 'Month 2', '11 months', '1% of revenue after costs']);
    expect(shownOf(texts.map(String))).toEqual(texts);
    expect(sent.filter((event, index) => JSON.stringify(event) !== JSON.stringify(sent[index - 1]))).toEqual([
      changed('revenueDollars', 60_000),
      changed('costsDollars', 2500),
      changed('changePercent', -5),
      changed('changeMonth', 2),
      changed('changeLastsMonths', 11),
      changed('taxPercent', 1),
    ]);
  });

  it('marks short months and says by how much (R19.3)', () => {
    const { journey } = openPlan();
    const short = () => textsOf(document.querySelectorAll('p[data-short], li[data-short]'));
    const calm = ['Your lowest month is month 1: $8,333 is left for you.', '$83,333 in the highest month', 'Month 12'];
    expect(shownOf(calm)).toEqual(calm);
    expect(short()).toEqual([]);
    journey.send(changed('costsDollars', 10_000));
    const words =
      "You are short in 3 months, $5,001 in all. The worst is month 1: $1,667 short. The advance isn't counted: keep that much of it aside.";
    expect(short()).toEqual([words, '', '', '']);
    expect(textsOf(document.querySelectorAll('[data-part="short"]'))).toEqual([PLAN.legendShort]);
    expect(compared().slice(-2)).toEqual([
      ['Left in the lowest month', '-$1,667', '-$1,667', '-$1,667', '$73,333'],
      ['Short in all', '$5,001 in 3 months', '$10,002 in 6 months', '$21,671 in 13 months', 'None'],
    ]);
  });

  it.each([
    [
      'one short month',
      [changed('costsDollars', 5000), changed('changePercent', -60), changed('changeLastsMonths', 1)],
      "In month 1 you are $1,667 short. The advance isn't counted: keep that much of it aside.",
    ],
    [
      'a loss above the advance',
      [changed('costsDollars', 150_000)],
      'You are short in 12 months, $1,049,754 in all. The worst is month 1: $141,667 short. That is more than the advance.',
    ],
  ])('words %s (R19.3)', (_what, changes, words) => {
    const { journey } = openPlan();
    for (const event of changes) journey.send(event);
    expect(shownOf([words])).toEqual([words]);
  });

  it('announces the lowest month once it has rested (R19.3)', () => {
    vi.useFakeTimers();
    openPlan();
    const announcedAfter = (ms: number) => {
      act(() => void vi.advanceTimersByTime(ms));
      return screen.getByRole('status').textContent;
    };
    expect(announcedAfter(ESTIMATE_ANNOUNCEMENT_MS)).toBe('');
    fireEvent.keyDown(slider(PLAN.change), { key: 'Home' });
    expect(announcedAfter(ESTIMATE_ANNOUNCEMENT_MS - 1)).toBe('');
    expect(announcedAfter(1)).toBe('Your lowest month is month 1: $3,333 is left for you.');
  });

  it('lists its months in a table, with spending if any (R19.3)', () => {
    const { journey } = openPlan();
    const table = () => rowsOf(PLAN.shown('3-month offer'));
    expect(table()).toHaveLength(13);
    expect(table().slice(0, 2)).toEqual([
      ['Month', 'Comes in', 'Repaid', 'Left'],
      ['1', '$83,333', '$75,000', '$8,333'],
    ]);
    journey.send(changed('taxPercent', 50));
    expect(table().slice(0, 2)).toEqual([
      ['Month', 'Comes in', 'Repaid', 'Spent', 'Left'],
      ['1', '$83,333', '$75,000', '$41,667', '-$33,334'],
    ]);
  });

  it('says that not all is repaid within ten years (R19.3)', () => {
    const { journey } = openPlan();
    journey.send(changed('revenueDollars', 1));
    const never = 'Not within 10 years';
    expect(compared().slice(3, 5)).toEqual([
      ['Estimated APR', 'No estimate', 'No estimate', 'No estimate', 'None'],
      ['All repaid in', never, never, never, 'None'],
    ]);
  });
});
