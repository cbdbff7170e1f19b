import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import { ComparisonPanel } from '#src/visualizer/comparison/ComparisonPanel.tsx';
import type { Change } from '#src/visualizer/comparison/compareModels.ts';
import { modelJson } from '#src/visualizer/sharing/modelJson.ts';

const CHANGES: readonly Change[] = [
  { id: 'offers', kind: 'changed', sentence: 'The state Offers is told in other words.' },
  { id: 'landing|x|0', kind: 'removed', sentence: 'Start on Landing is removed: When it starts, goes on.' },
];

type Shown = Partial<Pick<Parameters<typeof ComparisonPanel>[0], 'comparison' | 'problem' | 'selectedId'>>;

function show(shown: Shown = {}) {
  const heard = {
    onSelect: vi.fn<(id: string) => void>(),
    onOpen: vi.fn<(before: unknown, name: string) => void>(),
    onRefuse: vi.fn<(problem: string) => void>(),
    onNarrow: vi.fn<(showsOnlyChanges: boolean) => void>(),
    onClose: vi.fn<() => void>(),
  };
  const { container } = render(
    <ComparisonPanel chartId="journey" comparison={null} problem={null} selectedId={null} {...shown} {...heard} />,
  );
  const input = container.querySelector('input[type="file"]') as HTMLInputElement;
  return { ...heard, input, user: userEvent.setup() };
}

const fileOf = (text: string, name = 'chart-2026-11-01.json') => new File([text], name, { type: 'application/json' });

describe('The panel of a comparison', () => {
  it('opens a saved version that is chosen', async () => {
    const { input, onOpen, onRefuse, user } = show();
    await user.upload(input, fileOf(modelJson(journeyModel())));
    await vi.waitFor(() => expect(onOpen).toHaveBeenCalledExactlyOnceWith(journeyModel(), 'chart-2026-11-01.json'));
    expect(onRefuse).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Choose a saved version' })).toHaveProperty('disabled', false);
  });

  it('opens one that is dropped', async () => {
    const { onOpen } = show();
    const files = [fileOf(modelJson(journeyModel()))];
    fireEvent.drop(screen.getByRole('region'), { dataTransfer: { files } });
    await vi.waitFor(() => expect(onOpen).toHaveBeenCalledOnce());
  });

  it('refuses what is none, with the reason', async () => {
    const { input, onOpen, onRefuse, user } = show();
    await user.upload(input, fileOf('{}'));
    await vi.waitFor(() => expect(onRefuse).toHaveBeenCalledOnce());
    expect(onRefuse.mock.lastCall?.[0]).toContain('“id” of the chart is missing');
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('says at once why a file was refused', async () => {
    const { onClose, user } = show({ problem: 'This file is of another chart.' });
    expect(screen.getByRole('alert').textContent).toContain('This file is of another chart.');
    await user.click(screen.getByRole('button', { name: 'Close the message' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('lists the changes as sentences, each with its kind in words and a way to it', async () => {
    const comparison = { name: 'old.json', changes: CHANGES, showsOnlyChanges: false };
    const { onSelect, user } = show({ comparison, selectedId: 'offers' });
    expect(screen.getByRole('heading').textContent).toBe('Compared with old.json');
    expect(screen.getByRole('status').textContent).toBe('2 changes');
    const items = screen.getAllByRole('listitem');
    expect(items.map((item) => item.firstChild?.textContent)).toEqual(['Changed', 'Removed']);
    const [first, second] = items.map((item) => within(item).getByRole('button'));
    expect(first?.getAttribute('aria-current')).toBe('true');
    await user.click(second as HTMLElement);
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('landing|x|0');
  });

  it('shows only what changed when asked, and ends', async () => {
    const comparison = { name: 'old.json', changes: CHANGES, showsOnlyChanges: false };
    const { onNarrow, onClose, user } = show({ comparison });
    await user.click(screen.getByRole('switch', { name: 'Show only what changed' }));
    expect(onNarrow).toHaveBeenCalledExactlyOnceWith(true);
    await user.click(screen.getByRole('button', { name: 'End the comparison' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('says when nothing has changed', () => {
    show({ comparison: { name: 'same.json', changes: [], showsOnlyChanges: false } });
    expect(screen.getByRole('status').textContent).toBe('Nothing has changed.');
  });
});
