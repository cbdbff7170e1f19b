import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COMPARISON } from '#src/content/visualizer/comparison.ts';
import { PRODUCT_FRAME } from '#src/content/visualizer/live.ts';
import { PANEL_WORDS, SHELL } from '#src/content/visualizer/shell.ts';
import { DetailsPanel } from '#src/visualizer/shell/panels/DetailsPanel.tsx';
import { PlaybackBar } from '#src/visualizer/shell/PlaybackBar.tsx';
import { Sidebar } from '#src/visualizer/shell/Sidebar.tsx';
import { TopBar } from '#src/visualizer/shell/TopBar.tsx';
import { placeOf } from '#src/visualizer/viewer/address.ts';
import type { ViewerEvent } from '#src/visualizer/viewer/events.ts';
import { ViewerProvider } from '#src/visualizer/viewer/hooks.tsx';
import { foundIn } from '#src/visualizer/viewer/search.ts';
import { smallModel } from '#test/visualizer/scene/smallChart.ts';
import { answered, moment, viewerIn } from '#test/visualizer/viewer/viewerAt.ts';

/** The first use fetches the panel. */
const PATIENT = { timeout: 15_000 };

/** A part of the page on a viewer in which the small chart is drawn. */
async function shown(part: ReactNode) {
  const { actor } = viewerIn({ model: smallModel, simulates: () => [moment(0)] });
  await answered();
  render(<ViewerProvider actor={actor}>{part}</ViewerProvider>);
  return { actor, user: userEvent.setup(), send: (event: ViewerEvent) => act(() => actor.send(event)) };
}

describe('A keyboard goes on', () => {
  beforeEach(() => {
    vi.stubEnv('VITE_DEMONSTRATION', 'true');
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  const button = (name: string) => screen.findByRole('button', { name }, PATIENT);
  const besideThePicture = () =>
    shown(
      <>
        <PlaybackBar />
        <Sidebar />
      </>,
    );

  it('at "Open the product" after the product is closed', async () => {
    const { send, user } = await besideThePicture();
    send({ type: 'product.opened' });
    await user.click(await button(PRODUCT_FRAME.close));
    expect(document.activeElement).toBe(await button(SHELL.openProduct));
  });

  it('where a version is chosen after a comparison ends', async () => {
    const { send, user } = await besideThePicture();
    send({ type: 'comparison.opened', before: smallModel, name: 'earlier.json' });
    await user.click(await button(COMPARISON.close));
    expect(document.activeElement).toBe(await button(COMPARISON.choose));
    send({ type: 'comparison.refused', problem: 'This file is of another chart.' });
    await user.click(await button(COMPARISON.closeProblem));
    expect(document.activeElement).toBe(await button(COMPARISON.choose));
  });

  it('at the tab of the panel beside after a session is closed', async () => {
    const { send, user } = await besideThePicture();
    send({ type: 'panel.opened', panel: 'comparison' });
    send({ type: 'path.opened', title: 'a path', route: { start: 'guest', events: [] } });
    await user.click(await button(SHELL.closeSession));
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: PANEL_WORDS.comparison }));
  });
});

it('The details beside the picture say that a link names what is not in the chart, once the chart is there', async () => {
  const { send } = await shown(<DetailsPanel />);
  const words = () => document.body.textContent;
  expect(words()).toContain(SHELL.nothingSelected);
  send({ type: 'address.opened', place: placeOf('#/chart/journey?item=gone.item') });
  expect(words()).toBe(SHELL.loading);
  await act(answered);
  expect(words()).toBe(
    'The link names an item that is not in this chart: “gone.item”. It may have been renamed or removed since.',
  );
});

describe('Enter in the search', () => {
  const [first = '', second = '', ...more] = foundIn(smallModel, 'close');
  const count = more.length + 2;
  const last = more.at(-1);

  async function searched() {
    const { actor, user } = await shown(<TopBar />);
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name: SHELL.find });
    await user.type(field, 'close');
    const stood = () => [screen.getByRole('search').textContent, actor.getSnapshot().context.selectedId];
    const press = async (keys: string) => {
      await user.keyboard(keys);
      return stood();
    };
    return { field, stood, press };
  }

  it('goes to what is found next, Shift and Enter to the one before, around the end', async () => {
    const { stood, press } = await searched();
    expect(stood()).toEqual([SHELL.found(count), null]);
    expect(await press('{Enter}')).toEqual([SHELL.foundAt(1, count), first]);
    expect(await press('{Enter}')).toEqual([SHELL.foundAt(2, count), second]);
    expect(await press('{Shift>}{Enter}{Enter}{/Shift}')).toEqual([SHELL.foundAt(count, count), last]);
    expect(await press('{Enter}')).toEqual([SHELL.foundAt(1, count), first]);
  });

  it('goes to the last first when Shift is held, and leaves what is selected when nothing is found', async () => {
    const { press } = await searched();
    expect(await press('{Shift>}{Enter}{/Shift}')).toEqual([SHELL.foundAt(count, count), last]);
    expect(await press('xyz{Enter}')).toEqual([SHELL.found(0), last]);
  });

  it('is told of beforehand, and what it comes to is said politely', async () => {
    const { field } = await searched();
    expect([field.placeholder, field.title]).toEqual([SHELL.find, SHELL.findKeys]);
    expect(screen.getByText(SHELL.found(count)).role).toBe('status');
  });
});
