import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ComparisonPanel } from '#src/visualizer/comparison/ComparisonPanel.tsx';
import type { Change } from '#src/visualizer/comparison/compareModels.ts';
import { modelJson } from '#src/visualizer/sharing/modelJson.ts';
import { smallModel } from '#test/visualizer/scene/smallChart.ts';

const CHANGES: readonly Change[] = [
  { id: 'offers', kind: 'changed', sentence: 'The state Offers is told in other words.' },
  { id: 'landing|x|0', kind: 'removed', sentence: 'Start on Landing is removed: When it starts, goes on.' },
];
const OPENED = ['open', smallModel, 'chart-2026-11-01.json'];
const COMPARED = { name: 'old.json', changes: CHANGES, showsOnlyChanges: false };

type Shown = Partial<Pick<Parameters<typeof ComparisonPanel>[0], 'comparison' | 'problem' | 'selectedId'>>;

/** The panel of the small chart, and all that it says to the viewer. */
function show(shown: Shown = {}) {
  const heard: unknown[][] = [];
  const hear =
    (name: string) =>
    (...said: readonly unknown[]) =>
      void heard.push([name, ...said]);
  render(
    <ComparisonPanel
      chartId="small"
      {...{ comparison: null, problem: null, selectedId: null, ...shown }}
      onSelect={hear('select')}
      onOpen={hear('open')}
      onRefuse={hear('refuse')}
      onNarrow={hear('narrow')}
      onClose={() => hear('close')()}
    />,
  );
  const choose = (text: string) =>
    userEvent.upload(document.querySelector('input[type="file"]') as HTMLInputElement, fileOf(text));
  const press = (name: string, role = 'button') => userEvent.click(screen.getByRole(role, { name }));
  return { heard, choose, press };
}

const fileOf = (text: string) => new File([text], 'chart-2026-11-01.json', { type: 'application/json' });

describe('The panel of a comparison', () => {
  it('opens a saved version that is chosen, or dropped on it', async () => {
    const { heard, choose } = show();
    await choose(modelJson(smallModel));
    await vi.waitFor(() => expect(heard).toEqual([OPENED]));
    expect(screen.getByRole('button', { name: 'Choose a saved version' })).toHaveProperty('disabled', false);
    fireEvent.drop(screen.getByRole('region'), { dataTransfer: { files: [fileOf(modelJson(smallModel))] } });
    await vi.waitFor(() => expect(heard).toEqual([OPENED, OPENED]));
  });

  it('refuses what is none, with the reason', async () => {
    const { heard, choose } = show();
    await choose('{}');
    await vi.waitFor(() =>
      expect(heard).toEqual([['refuse', expect.stringContaining('“id” of the chart is missing')]]),
    );
  });

  it('says at once why a file was refused', async () => {
    const { heard, press } = show({ problem: 'This file is of another chart.' });
    expect(screen.getByRole('alert').textContent).toContain('This file is of another chart.');
    await press('Close the message');
    expect(heard).toEqual([['close']]);
  });

  it('lists the changes as sentences, each with its kind in words and a way to it, alone when asked, until it ends', async () => {
    const { heard, press } = show({ comparison: COMPARED, selectedId: 'offers' });
    expect(screen.getByRole('heading').textContent).toBe('Compared with old.json');
    expect(screen.getByRole('status').textContent).toBe('2 changes');
    const buttons = screen.getAllByRole('listitem').map((item) => item.querySelector('button'));
    expect(buttons.map((button) => button?.ariaCurrent)).toEqual(['true', null]);
    expect(buttons.map((button) => button?.parentElement?.textContent)).toEqual([
      `Changed${CHANGES[0]?.sentence}`,
      `Removed${CHANGES[1]?.sentence}`,
    ]);
    await press(CHANGES[1]?.sentence ?? '');
    await press('Show only what changed', 'switch');
    await press('End the comparison');
    expect(heard).toEqual([['select', 'landing|x|0'], ['narrow', true], ['close']]);
  });

  it('says when nothing has changed', () => {
    show({ comparison: { ...COMPARED, changes: [] } });
    expect(screen.getByRole('status').textContent).toBe('Nothing has changed.');
  });
});
