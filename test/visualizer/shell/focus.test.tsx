import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { COMPARISON } from '#src/content/visualizer/comparison.ts';
import { PRODUCT_FRAME } from '#src/content/visualizer/live.ts';
import { PANEL_WORDS, SHELL } from '#src/content/visualizer/shell.ts';
import { PlaybackBar } from '#src/visualizer/shell/PlaybackBar.tsx';
import { Sidebar } from '#src/visualizer/shell/Sidebar.tsx';
import { ViewerProvider } from '#src/visualizer/viewer/hooks.tsx';
import { smallModel } from '#test/visualizer/scene/smallChart.ts';
import { answered, moment, viewerIn } from '#test/visualizer/viewer/viewerAt.ts';

/** The first use fetches the panel. */
const PATIENT = { timeout: 15_000 };

/** What stands beside and below the picture of a chart. */
async function shown() {
  const { actor } = viewerIn({ model: smallModel, simulates: () => [moment(0)] });
  await answered();
  render(
    <ViewerProvider actor={actor}>
      <PlaybackBar />
      <Sidebar />
    </ViewerProvider>,
  );
  return { actor, user: userEvent.setup() };
}

const button = (name: string) => screen.findByRole('button', { name }, PATIENT);

describe('A keyboard goes on', () => {
  beforeAll(() => vi.stubEnv('VITE_DEMONSTRATION', 'true'));
  afterAll(() => vi.unstubAllEnvs());

  it('at "Open the product" after the product is closed', async () => {
    const { actor, user } = await shown();
    act(() => actor.send({ type: 'product.opened' }));
    await user.click(await button(PRODUCT_FRAME.close));
    expect(document.activeElement).toBe(await button(SHELL.openProduct));
  });

  it('where a version is chosen after a comparison ends', async () => {
    const { actor, user } = await shown();
    act(() => actor.send({ type: 'comparison.opened', before: smallModel, name: 'earlier.json' }));
    await user.click(await button(COMPARISON.close));
    expect(document.activeElement).toBe(await button(COMPARISON.choose));
    act(() => actor.send({ type: 'comparison.refused', problem: 'This file is of another chart.' }));
    await user.click(await button(COMPARISON.closeProblem));
    expect(document.activeElement).toBe(await button(COMPARISON.choose));
  });

  it('at the tab of the panel beside after a session is closed', async () => {
    const { actor, user } = await shown();
    act(() => actor.send({ type: 'panel.opened', panel: 'comparison' }));
    act(() => actor.send({ type: 'path.opened', title: 'a path', route: { start: 'guest', events: [] } }));
    await user.click(await button(SHELL.closeSession));
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: PANEL_WORDS.comparison }));
  });
});
