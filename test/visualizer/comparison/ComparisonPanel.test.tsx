import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ComparisonPanel } from '#src/visualizer/comparison/ComparisonPanel.tsx';
import type { Change } from '#src/visualizer/comparison/compareModels.ts';
import { modelJson } from '#src/visualizer/comparison/readModel.ts';
import { press } from '#test/visualizer/page.ts';
import { smallModel } from '#test/visualizer/scene/smallChart.ts';

const CHANGES: readonly Change[] = [
  { id: 'offers', kind: 'changed', sentence: 'The state Offers is worded differently.' },
  { id: 'landing|x|0', kind: 'removed', sentence: 'Start on Landing is removed: When it starts, goes on.' },
];

type Shown = Partial<Pick<Parameters<typeof ComparisonPanel>[0], 'comparison' | 'problem' | 'selectedId'>>;

/** The panel of the small chart, and all that it says to the viewer. */
function show(shown: Shown = {}) {
  const handlers = { onSelect: vi.fn(), onOpen: vi.fn(), onRefuse: vi.fn(), onNarrow: vi.fn(), onClose: vi.fn() };
  const props = { comparison: null, problem: null, selectedId: null, ...shown };
  render(<ComparisonPanel chartId="small" {...props} {...handlers} />);
  return handlers;
}

const fileOf = (text: string) => new File([text], 'chart-2026-11-01.json', { type: 'application/json' });
const choose = (text: string) =>
  userEvent.upload(document.querySelector('input[type="file"]') as HTMLInputElement, fileOf(text));

describe('The panel of a comparison', () => {
  it('opens a saved version that is chosen, and refuses what is none with the reason', async () => {
    const { onOpen, onRefuse } = show();
    await choose(modelJson(smallModel));
    await vi.waitFor(() => expect(onOpen.mock.calls).toEqual([[smallModel, 'chart-2026-11-01.json']]));
    await choose('{}');
    const reason = expect.stringContaining('or it was changed since') as string;
    await vi.waitFor(() => expect(onRefuse.mock.calls).toEqual([[reason]]));
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it('lists the changes as sentences, each with its kind and a way to it, until it ends', async () => {
    const comparison = { name: 'old.json', changes: CHANGES, showsOnlyChanges: false };
    const { onSelect, onNarrow, onClose } = show({ comparison, selectedId: 'offers' });
    expect(screen.getByRole('heading').textContent).toBe('Compared with old.json');
    expect(screen.getByRole('status').textContent).toBe('2 changes');
    const buttons = screen.getAllByRole('listitem').map((item) => item.querySelector('button'));
    expect(buttons.map((one) => [one?.ariaCurrent, one?.parentElement?.textContent])).toEqual([
      ['true', `Changed${CHANGES[0]?.sentence}`],
      [null, `Removed${CHANGES[1]?.sentence}`],
    ]);
    await press(CHANGES[1]?.sentence ?? '');
    await press('Show only what changed', 'switch');
    await press('End the comparison');
    expect([onSelect.mock.calls, onNarrow.mock.calls]).toEqual([[['landing|x|0']], [[true]]]);
    expect(onClose).toHaveBeenCalledOnce();
  });
});
