import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ESTIMATE_ANNOUNCEMENT_MS } from '#machines/constants.ts';
import type { PlanField } from '#machines/domain/course.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { PlanEstimate } from '#src/screens/offers/parts/PlanEstimate.tsx';
import { expectNoAxeViolations, renderScreen } from '#test/support/renderScreen.tsx';
import { attributesOf, fillIn, foldOf, rowsOf, shownOf, wordsOf } from './seen.ts';

const openPlan = () => renderScreen(<PlanEstimate />, ROUTES.offers.path);
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
const sliders = () => screen.getAllByRole('slider').map((each) => each.ariaLabel ?? each.getAttribute('aria-label'));
const changed = (name: PlanField, value: number) => ({ type: 'plan.changed', field: name, value }) as const;

/** The rows of the comparison that have figures; on a phone each term is a row above them. */
const compared = () => rowsOf('With your numbers').filter(({ length }) => length > 1);

afterEach(() => {
  vi.useRealTimers();
});

describe('The estimate from own numbers', () => {
  it('starts from the average of the sample, unchanged, and promises nothing (R18.1, R19.3)', async () => {
    const { container, sent } = openPlan();
    expect(foldOf('Can you live on this?').open).toBe(false);
    expect(shownOf(['An estimate from your own numbers. It promises nothing.'])).toHaveLength(1);
    expect([field('Revenue a month').value, field('Costs a month').value]).toEqual(['$83,333', '$0']);
    expect(sliders()).toEqual(['Change of revenue', 'Set aside for taxes']);
    expect(attributesOf(slider('Change of revenue'), 'min', 'max', 'aria-valuetext')).toEqual([
      '-60',
      '60',
      'No change',
    ]);
    expect(sent).toEqual([]);
    await expectNoAxeViolations(container);
  });

  it('compares the three offers and no advance side by side (R19.1, R19.3)', async () => {
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
    const shown = () => wordsOf(screen.getAllByRole('heading', { level: 3 }));
    expect([shown(), document.querySelector('thead [data-selected]')]).toEqual([
      ['Month by month with the 3-month offer'],
      null,
    ]);
    journey.send({ type: 'offers.selected', offerId: '12-month' });
    expect(shown()).toEqual(['Month by month with the 12-month offer']);
    expect(wordsOf(document.querySelectorAll('thead [data-selected]'))).toEqual(['12-month offer']);
  });

  it('sends each number of its fields and sliders (R19.3)', async () => {
    const { journey, sent, user } = openPlan();
    for (const [name, dollars] of [
      ['Revenue a month', '60000'],
      ['Costs a month', '2500'],
    ] as const) {
      await user.clear(field(name));
      await fillIn(user, field(name), dollars);
    }
    for (const [name, key] of [
      ['Change of revenue', '{ArrowLeft}'],
      ['The change begins in', '{ArrowRight}'],
      ['It lasts', '{ArrowLeft}'],
      ['Set aside for taxes', '{ArrowRight}'],
    ] as const) {
      act(() => slider(name).focus());
      await user.keyboard(key);
    }
    expect([...new Map(sent.map((event) => [JSON.stringify(event), event])).values()]).toEqual([
      changed('revenueDollars', 60_000),
      changed('costsDollars', 2500),
      changed('changePercent', -5),
      changed('changeMonth', 2),
      changed('changeLastsMonths', 11),
      changed('taxPercent', 1),
    ]);
    const texts = ['5% less', 'Month 2', '11 months', '1% of revenue after costs'];
    expect(sliders().map((name) => slider(name ?? '').getAttribute('aria-valuetext'))).toEqual(texts);
    expect(shownOf(texts)).toEqual(texts);
    expect(journey.context().plan).toEqual({
      revenueDollars: 60_000,
      changePercent: -5,
      changeMonth: 2,
      changeLastsMonths: 11,
      costsDollars: 2500,
      taxPercent: 1,
    });
  });

  it('says which month is short and by how much, and marks it (R19.3)', () => {
    const { journey } = openPlan();
    expect(shownOf(['Your lowest month is month 1: $8,333 is left for you.'])).toHaveLength(1);
    const short = () => wordsOf(document.querySelectorAll('li[data-short], p[data-short]'));
    expect(short()).toEqual([]);
    journey.send(changed('costsDollars', 10_000));
    const words =
      "You are short in 3 months, $5,001 in all. The worst is month 1: $1,667 short. The advance isn't counted: keep that much of it aside.";
    expect(short()).toEqual([words, '', '', '']);
    expect(compared().slice(-2)).toEqual([
      ['Left in the lowest month', '-$1,667', '-$1,667', '-$1,667', '$73,333'],
      ['Short in all', '$5,001 in 3 months', '$10,002 in 6 months', '$21,671 in 13 months', 'None'],
    ]);
    journey.send(changed('changeLastsMonths', 1));
    for (const event of [changed('costsDollars', 5000), changed('changePercent', -60)]) journey.send(event);
    expect(short()[0]).toBe("In month 1 you are $1,667 short. The advance isn't counted: keep that much of it aside.");
  });

  it('labels the first and last bar, the highest amount, and the mark of a short month (R19.3)', () => {
    const { journey } = openPlan();
    const labels = () =>
      wordsOf(document.querySelectorAll('ol, ol ~ div span, p:has(+ ol), li[data-part]')).filter(Boolean);
    const legend = ['Repaid', 'Costs and taxes', 'Left for you'];
    expect(labels()).toEqual(['$83,333 in the highest month', 'Month 1', 'Month 12', ...legend]);
    journey.send(changed('costsDollars', 10_000));
    for (const event of [changed('revenueDollars', 5000), changed('changePercent', 20)]) journey.send(event);
    expect(labels()).toEqual(['$6,000 in the highest month', 'Month 1', 'Month 54', ...legend, 'You are short']);
    expect(document.querySelectorAll('ol > li')).toHaveLength(54);
  });

  it('reads the lowest month out once it has rested (R19.3)', () => {
    vi.useFakeTimers();
    openPlan();
    const pass = (ms: number) => {
      act(() => {
        vi.advanceTimersByTime(ms);
      });
      return screen.getByRole('status').textContent;
    };
    expect(pass(ESTIMATE_ANNOUNCEMENT_MS)).toBe('');
    fireEvent.keyDown(slider('Change of revenue'), { key: 'Home' });
    expect([pass(ESTIMATE_ANNOUNCEMENT_MS - 1), pass(1)]).toEqual([
      '',
      'Your lowest month is month 1: $3,333 is left for you.',
    ]);
  });

  it('has its months as a table, which follows the numbers (R19.3)', () => {
    const { journey } = openPlan();
    const table = () => rowsOf('Month by month with the 3-month offer');
    expect(table().slice(0, 6)).toEqual([
      ['Month', 'Comes in', 'Repaid', 'Left'],
      ['1', '$83,333', '$75,000', '$8,333'],
      ['2', '$83,333', '$75,000', '$8,333'],
      ['3', '$83,333', '$75,000', '$8,333'],
      ['4', '$83,333', '$24,750', '$58,583'],
      ['5', '$83,333', '$0', '$83,333'],
    ]);
    expect(table()).toHaveLength(13);
    for (const event of [changed('changePercent', -60), changed('changeMonth', 2), changed('taxPercent', 50)])
      journey.send(event);
    expect(table().slice(1, 4)).toEqual([
      ['1', '$83,333', '$75,000', '$41,667', '-$33,334'],
      ['2', '$33,333', '$30,000', '$16,667', '-$13,334'],
      ['3', '$33,333', '$30,000', '$16,667', '-$13,334'],
    ]);
    expect(compared()[3]?.[1]).toMatch(/^\d\d\.\d%$/);
    expect(compared()[4]?.[1]).toBe('Month 7');
  });

  it('says so when not all is repaid within ten years (R19.3)', () => {
    const { journey } = openPlan();
    journey.send(changed('revenueDollars', 1));
    const never = 'Not within 10 years';
    expect(compared().slice(3, 5)).toEqual([
      ['Estimated APR', 'No estimate', 'No estimate', 'No estimate', 'None'],
      ['All repaid in', never, never, never, 'None'],
    ]);
  });
});
