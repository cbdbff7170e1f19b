import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ItemProofDetails } from '#src/visualizer/proof/ItemProofDetails.tsx';
import { ProofLegend } from '#src/visualizer/proof/ProofLegend.tsx';
import { RequirementsOverview } from '#src/visualizer/proof/RequirementsOverview.tsx';
import { Storyboard } from '#src/visualizer/proof/Storyboard.tsx';
import { expectNoAxeViolations } from '#test/support/renderScreen.tsx';
import { SMALL_CHART } from '#test/visualizer/review/smallChart.ts';
import { shownRun } from './shownRun.ts';

const GUARDED = 'shelf|basket.opened|0';
const inModel = { isModelCovered: true, isBrowserCovered: false, steps: [] };
const half = shownRun(SMALL_CHART, { [`${GUARDED}|refused`]: inModel });
const SENTENCE = SMALL_CHART.transitions.find(({ id }) => id === GUARDED)?.sentence ?? '';

const rowsOf = () =>
  screen.getAllByRole('row').map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent));

describe('The legend of the tests', () => {
  it('says how much was shown by model and browser, and lists what was not by both', async () => {
    const onSelect = vi.fn<(id: string) => void>();
    const { container } = render(<ProofLegend model={SMALL_CHART} proof={half} onSelect={onSelect} />);
    expect(rowsOf()).toEqual([
      ['Of the chart', 'Model', 'Browser'],
      ['States reached', '12 of 12', '12 of 12'],
      ['Rules taken', '8 of 8', '8 of 8'],
      ['Answers of conditions', '2 of 2', '1 of 2'],
      ['Requirements served', '4 of 4', '4 of 4'],
    ]);
    await userEvent.click(screen.getByText('Answers of conditions: 1 not shown by both'));
    await userEvent.click(screen.getByRole('button', { name: SENTENCE }));
    expect(onSelect.mock.calls).toEqual([[GUARDED]]);
    expect(screen.queryByRole('note')).toBeNull();
    await expectNoAxeViolations(container);
  });

  it('says when the tests ran on another version of the chart', () => {
    render(<ProofLegend model={{ ...SMALL_CHART, hash: 'new' }} proof={half} onSelect={() => {}} />);
    expect(screen.getByRole('note').textContent).toContain('another version of this chart');
  });

  it('says how to come by a report where there is none', () => {
    render(<ProofLegend model={SMALL_CHART} proof={null} onSelect={() => {}} />);
    expect(screen.getByRole('region', { name: 'No test report here' }).textContent).toContain(
      'Run npm test in the project',
    );
  });
});

describe('The proof of one item', () => {
  it('says for it and for each answer what was shown, what it serves, and which test goes through it', async () => {
    const onOpenPath = vi.fn<() => void>();
    const { container } = render(
      <ItemProofDetails
        model={SMALL_CHART}
        proof={half}
        itemId={GUARDED}
        replayOf={({ path, index }) => `go ${path} to ${index}`}
        onOpenPath={onOpenPath}
      />,
    );
    expect(rowsOf().slice(1)).toEqual([
      ['It is taken', 'shown', 'shown'],
      ['Its condition says yes', 'shown', 'shown'],
      ['Its condition says no', 'shown', 'not shown'],
    ]);
    expect(screen.getByText('Half tested')).toBeDefined();
    expect(screen.getByText('Serves R1.2')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Path “walk 1”, step 3' }));
    expect(onOpenPath.mock.calls).toEqual([[{ path: 'walk 1', index: 2 }]]);
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'go walk 1 to 2');
    await expectNoAxeViolations(container);
  });

  it('says that no test in the browser goes through it, and offers no line then', () => {
    const proof = shownRun(SMALL_CHART, { [GUARDED]: inModel });
    render(<ItemProofDetails model={SMALL_CHART} proof={proof} itemId={GUARDED} replayOf={() => 'a line'} />);
    expect(screen.getByText('No test in the browser goes through it.')).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('The requirements', () => {
  it('each say what serves them and how well that is proved', async () => {
    const onSelect = vi.fn<(id: string) => void>();
    const { container } = render(<RequirementsOverview model={SMALL_CHART} proof={half} onSelect={onSelect} />);
    const groups = screen.getAllByRole('group').map((group) => group.querySelector('summary')?.textContent);
    expect(groups).toEqual(
      [
        'R1.17 states and rulesTested',
        'R1.26 states and rulesHalf tested',
        'R1.105 states and rulesTested',
        'R2.14 states and rulesTested',
      ].map((words) => expect.stringMatching(new RegExp(`^${words.slice(0, 3)}.*${words.slice(-6)}$`)) as string),
    );
    await expectNoAxeViolations(container);
  });
});

describe('The storyboard', () => {
  const step = { path: 'walk 1', index: 0 };
  const [first, second] = ['/proof/a.jpg', '/proof/b.jpg'];
  const run = shownRun(SMALL_CHART, {
    basket: { pictures: [first, second] },
    'shop.screen.basket.paying': { pictures: [second] },
  });
  const proof = {
    ...run,
    pictures: {
      [first]: { step, states: ['basket', 'shop.screen.basket.ready'] },
      [second]: { step, states: ['basket', 'shop.screen.basket.paying'] },
    },
  };

  beforeAll(() => {
    // The test page knows dialogs only as elements.
    HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    };
  });

  it('selects a state by its picture, and says where there is none', async () => {
    const onSelect = vi.fn<(id: string) => void>();
    const { container } = render(
      <Storyboard model={SMALL_CHART} proof={proof} selectedId={null} onSelect={onSelect} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Select Basket' }));
    await userEvent.click(screen.getByRole('button', { name: 'Paying' }));
    expect(onSelect.mock.calls).toEqual([['basket'], ['shop.screen.basket.paying']]);
    expect(screen.getAllByText('No picture').length).toBeGreaterThan(4);
    expect(screen.getByText(/2 of 7 states have a picture\.$/)).toBeDefined();
    await expectNoAxeViolations(container);
  });

  it('shows the selected state large on its card', () => {
    render(<Storyboard model={SMALL_CHART} proof={proof} selectedId="shop.screen.basket.paying" onSelect={() => {}} />);
    const shown = screen.getByRole('button', { name: 'Select Basket › Paying', pressed: true });
    expect(within(shown).getByRole('presentation').getAttribute('src')).toBe(second);
  });

  it('shows the pictures of a state in full size, with the step at which each was taken, and arrows between them', async () => {
    const { container } = render(
      <Storyboard model={SMALL_CHART} proof={proof} selectedId={null} onSelect={() => {}} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Enlarge Basket' }));
    const dialog = screen.getByRole('dialog', { name: 'Basket' });
    expect(within(dialog).getByRole('img', { name: 'Basket, here with: Basket, Ready' })).toBeDefined();
    expect(within(dialog).getByText('Taken in path “walk 1” after step 1')).toBeDefined();
    within(dialog).getByRole('button', { name: 'Next picture' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(within(dialog).getByRole('img', { name: 'Basket, here with: Basket, Paying' })).toBeDefined();
    await userEvent.keyboard('{ArrowRight}');
    expect(within(dialog).getByText('Picture 1 of 2')).toBeDefined();
    await expectNoAxeViolations(container);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows every state without a picture, and how to come by them, where no test has run', () => {
    render(<Storyboard model={SMALL_CHART} proof={null} selectedId={null} onSelect={() => {}} />);
    expect(screen.getByRole('region', { name: 'No test report here' })).toBeDefined();
    expect(screen.queryAllByRole('img')).toEqual([]);
    expect(screen.getAllByText('No picture')).toHaveLength(10);
  });
});
