import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ItemProofDetails } from '#src/review/page/proof/ItemProofDetails.tsx';
import { ProofLegend } from '#src/review/page/proof/ProofLegend.tsx';
import { Storyboard } from '#src/review/page/proof/Storyboard.tsx';
import { COVERAGE_EXPLANATIONS, COVERAGE_WORDS } from '#src/review/page/words/proof.ts';
import { expectNoAxeViolations } from '#test/support/renderScreen.tsx';
import { showPart, press } from '#test/review/showPart.tsx';
import { SMALL_CHART } from '#test/review/review/smallChart.ts';
import { shownRun } from './shownRun.ts';

const GUARDED = 'shelf|basket.opened|0';
const PAYING = 'shop.screen.basket.paying';
const inModel = { isModelCovered: true, isBrowserCovered: false, step: null };
const half = shownRun(SMALL_CHART, { [`${GUARDED}|refused`]: inModel });
const onSelect = vi.fn<(id: string) => void>();
const given = { model: SMALL_CHART, onSelect };

const rowsOf = () =>
  screen.getAllByRole('row').map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent));

beforeEach(() => {
  onSelect.mockClear();
});

describe('The parts of a proof', () => {
  it('say how much was shown by model and browser, and list what was not by both', async () => {
    const { container, rerender } = render(<ProofLegend {...given} proof={half} />);
    expect(rowsOf()).toEqual([
      ['Of the chart', 'Model', 'Browser'],
      ['States reached', '12 of 12', '12 of 12'],
      ['Rules taken', '8 of 8', '8 of 8'],
      ['Answers of conditions', '2 of 2', '1 of 2'],
      ['Requirements served', '4 of 4', '4 of 4'],
    ]);
    await userEvent.click(screen.getByText('Answers of conditions: 1 not shown by both'));
    await press(SMALL_CHART.transitions.find(({ id }) => id === GUARDED)?.description ?? '');
    expect(onSelect.mock.calls).toEqual([[GUARDED]]);
    await expectNoAxeViolations(container);
    rerender(<ProofLegend {...given} proof={null} />);
    expect(screen.getByRole('region', { name: 'Not known here' }).textContent).toContain('npm start');
  });

  it('say how far one item is tested', async () => {
    const { container } = render(<ItemProofDetails model={SMALL_CHART} itemId={GUARDED} proof={half} />);
    expect(container.textContent).toContain(`${COVERAGE_WORDS.half}${COVERAGE_EXPLANATIONS.half}`);
    await expectNoAxeViolations(container);
  });
});

/** Everything is in view. */
class SeeingObserver {
  private readonly onSeen: (entries: readonly { readonly isIntersecting: boolean }[]) => void;
  constructor(onSeen: SeeingObserver['onSeen']) {
    this.onSeen = onSeen;
  }
  observe() {
    this.onSeen([{ isIntersecting: true }]);
  }
  disconnect() {}
}

it('The storyboard selects a state by its picture, names each in full size, and says where there is none', async () => {
  vi.stubGlobal('IntersectionObserver', SeeingObserver);
  onTestFinished(() => void vi.unstubAllGlobals());
  const [first, second] = ['/proof/a.html', '/proof/b.html'];
  const run = shownRun(SMALL_CHART, { basket: { pictures: [first, second] }, [PAYING]: { pictures: [second] } });
  const pictures = { [first]: ['basket', 'shop.screen.basket.ready'], [second]: ['basket', PAYING] };
  const { context } = await showPart(<Storyboard />, { model: SMALL_CHART, proof: { ...run, pictures } });
  await press('Select Basket');
  expect(context().selectedId).toBe('basket');
  const [large, more] = screen.getAllByRole('link');
  expect(large?.getAttribute('href')).toBe(first);
  expect(large?.textContent).toBe('Full size, Basket, Ready');
  expect(more?.getAttribute('href')).toBe(second);
  expect(more?.textContent).toBe('2, Basket, Paying');
  await press('Paying');
  const shown = screen.getByRole('button', { name: 'Select Basket › Paying', pressed: true });
  expect(shown.querySelector('iframe')?.getAttribute('src')).toBe(second);
});

it('The storyboard loads a picture once it is seen', async () => {
  const run = shownRun(SMALL_CHART, { basket: { pictures: ['/proof/a.html'] } });
  const proof = { ...run, pictures: { '/proof/a.html': ['basket'] } };
  const { container } = await showPart(<Storyboard />, { model: SMALL_CHART, proof });
  expect(container.querySelector('iframe')).toBeNull();
});

it('The storyboard of a page that was not built says so', async () => {
  const { container } = await showPart(<Storyboard />, { model: SMALL_CHART });
  expect(screen.getByRole('region', { name: 'Not known here' }).textContent).toContain('npm start');
  expect([container.querySelectorAll('iframe').length, screen.getAllByText('No picture').length]).toEqual([0, 10]);
});
