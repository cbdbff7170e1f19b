import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ItemProofDetails } from '#src/visualizer/proof/ItemProofDetails.tsx';
import { ProofLegend } from '#src/visualizer/proof/ProofLegend.tsx';
import { RequirementsOverview } from '#src/visualizer/proof/RequirementsOverview.tsx';
import { Storyboard } from '#src/visualizer/proof/Storyboard.tsx';
import { expectNoAxeViolations } from '#test/support/renderScreen.tsx';
import { SMALL_CHART } from '#test/visualizer/review/smallChart.ts';
import { shownRun } from './shownRun.ts';

const GUARDED = 'shelf|basket.opened|0';
const PAYING = 'shop.screen.basket.paying';
const inModel = { isModelCovered: true, isBrowserCovered: false, steps: [] };
const half = shownRun(SMALL_CHART, { [`${GUARDED}|refused`]: inModel });
const SENTENCE = SMALL_CHART.transitions.find(({ id }) => id === GUARDED)?.sentence ?? '';

const rowsOf = () =>
  screen.getAllByRole('row').map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent));

function selection() {
  const onSelect = vi.fn<(id: string) => void>();
  return { model: SMALL_CHART, selectedId: null, selected: onSelect.mock.calls, onSelect };
}

describe('The legend of the tests', () => {
  it('says how much was shown by model and browser, and lists what was not by both', async () => {
    const { selected, ...given } = selection();
    const { container } = render(<ProofLegend {...given} proof={half} />);
    expect(rowsOf()).toEqual([
      ['Of the chart', 'Model', 'Browser'],
      ['States reached', '12 of 12', '12 of 12'],
      ['Rules taken', '8 of 8', '8 of 8'],
      ['Answers of conditions', '2 of 2', '1 of 2'],
      ['Requirements served', '4 of 4', '4 of 4'],
    ]);
    await userEvent.click(screen.getByText('Answers of conditions: 1 not shown by both'));
    await userEvent.click(screen.getByRole('button', { name: SENTENCE }));
    expect(selected).toEqual([[GUARDED]]);
    expect(screen.queryByRole('note')).toBeNull();
    await expectNoAxeViolations(container);
  });

  it('says when the tests ran on another version of the chart', () => {
    render(<ProofLegend {...selection()} model={{ ...SMALL_CHART, hash: 'new' }} proof={half} />);
    expect(screen.getByRole('note').textContent).toContain('another version of this chart');
  });

  it('says how to come by a report where there is none', () => {
    render(<ProofLegend {...selection()} proof={null} />);
    const words = screen.getByRole('region', { name: 'No test report here' }).textContent;
    expect(words).toContain('Run npm test in the project');
  });
});

describe('The proof of one item', () => {
  it('says for it and for each answer what was shown, what it serves, and which test goes through it', async () => {
    const onOpenPath = vi.fn<() => void>();
    const replayOf = ({ path, index }: { path: string; index: number }) => `go ${path} to ${String(index)}`;
    const { container } = render(
      <ItemProofDetails model={SMALL_CHART} proof={half} itemId={GUARDED} {...{ replayOf, onOpenPath }} />,
    );
    expect(rowsOf().slice(1)).toEqual([
      ['It is taken', 'shown', 'shown'],
      ['Its condition says yes', 'shown', 'shown'],
      ['Its condition says no', 'shown', 'not shown'],
    ]);
    expect(container.textContent).toMatch(/Half tested.*Serves R1\.2/);
    await userEvent.click(screen.getByRole('button', { name: 'Path “walk 1”, step 3' }));
    expect(onOpenPath.mock.calls).toEqual([[{ path: 'walk 1', index: 2 }]]);
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'go walk 1 to 2');
    await expectNoAxeViolations(container);
  });

  it('says that no test in the browser goes through it, and offers no line then', () => {
    const proof = shownRun(SMALL_CHART, { [GUARDED]: inModel });
    const view = render(
      <ItemProofDetails model={SMALL_CHART} proof={proof} itemId={GUARDED} replayOf={() => 'a line'} />,
    );
    expect(view.container.textContent).toContain('No test in the browser goes through it.');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('The requirements', () => {
  it('each say what serves them and how well that is proved', async () => {
    const { container } = render(<RequirementsOverview {...selection()} proof={half} />);
    expect([...container.querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^R1\.1.*5 states and rules.*Tested$/),
      expect.stringMatching(/^R1\.2.*6 states and rules.*Half tested$/),
      expect.stringMatching(/^R1\.10.*5 states and rules.*Tested$/),
      expect.stringMatching(/^R2\.1.*4 states and rules.*Tested$/),
    ]);
    await expectNoAxeViolations(container);
  });
});

describe('The storyboard', () => {
  const step = { path: 'walk 1', index: 0 };
  const [first, second] = ['/proof/a.jpg', '/proof/b.jpg'];
  const run = shownRun(SMALL_CHART, { basket: { pictures: [first, second] }, [PAYING]: { pictures: [second] } });
  const proof = {
    ...run,
    pictures: {
      [first]: { step, states: ['basket', 'shop.screen.basket.ready'] },
      [second]: { step, states: ['basket', PAYING] },
    },
  };

  // The test page knows dialogs only as elements.
  const { showModal, close } = HTMLDialogElement.prototype;
  beforeAll(() => {
    HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function shut(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    };
  });
  afterAll(() => {
    Object.assign(HTMLDialogElement.prototype, { showModal, close });
  });

  it('selects a state by its picture, shows the selected one large on its card, and says where there is none', () => {
    const { selected, ...given } = selection();
    const { container, rerender } = render(<Storyboard {...given} proof={proof} />);
    fireEvent.click(screen.getByRole('button', { name: 'Select Basket' }));
    fireEvent.click(screen.getByRole('button', { name: 'Paying' }));
    expect(selected).toEqual([['basket'], [PAYING]]);
    expect(screen.getAllByText('No picture').length).toBeGreaterThan(4);
    expect(container.textContent).toContain('2 of 7 states have a picture.');
    rerender(<Storyboard {...given} proof={proof} selectedId={PAYING} />);
    const shown = screen.getByRole('button', { name: 'Select Basket › Paying', pressed: true });
    expect(shown.querySelector('img')?.getAttribute('src')).toBe(second);
  });

  it('shows the pictures of a state in full size, with the step at which each was taken, and arrows between them', async () => {
    const { container } = render(<Storyboard {...selection()} proof={proof} />);
    fireEvent.click(screen.getByRole('button', { name: 'Enlarge Basket' }));
    const dialog = screen.getByRole('dialog', { name: 'Basket' });
    const shown = () => [within(dialog).getByRole('img').getAttribute('alt'), dialog.textContent];
    expect(shown()).toEqual([
      'Basket, here with: Basket, Ready',
      expect.stringContaining('Taken in path “walk 1” after step 1'),
    ]);
    within(dialog).getByRole('button', { name: 'Next picture' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(shown()[0]).toBe('Basket, here with: Basket, Paying');
    await userEvent.keyboard('{ArrowRight}');
    expect(shown()[1]).toContain('Picture 1 of 2');
    await expectNoAxeViolations(container);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows every state without a picture, and how to come by them, where no test has run', () => {
    const { container } = render(<Storyboard {...selection()} proof={null} />);
    expect(screen.getByRole('region', { name: 'No test report here' }).textContent).toContain('npm test');
    expect(container.querySelectorAll('img')).toHaveLength(0);
    expect(screen.getAllByText('No picture')).toHaveLength(10);
  });
});
