import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Texts } from '#src/review/engine/model/texts.ts';
import { answersTo } from '#src/review/page/facts/search.ts';
import { DetailsPanel } from '#src/review/page/shell/panels/DetailsPanel.tsx';
import { PictureView } from '#src/review/page/shell/PictureView.tsx';
import { Sidebar } from '#src/review/page/shell/Sidebar.tsx';
import { TopBar } from '#src/review/page/shell/TopBar.tsx';
import { placeOf } from '#src/review/page/viewer/address.ts';
import { PANEL } from '#src/review/page/words/panel.ts';
import { PANEL_WORDS, SHELL, TEXT_SOURCES } from '#src/review/page/words/shell.ts';
import { SENTENCE } from '#src/review/page/words/texts.ts';
import { simulateLastStep } from '#test/review/playback/sessions.ts';
import { smallModel } from '#test/review/scene/smallChart.ts';
import { button, press, showPart } from '#test/review/showPart.tsx';
import { answered, NO_TEXTS, STARTED } from '#test/review/viewer/viewerAt.ts';

const FEE = 'A fixed fee.';
const TEXTS: Texts = {
  ...NO_TEXTS,
  places: [
    { id: 'small.open', source: 'screen' },
    { id: 'small.closed', source: 'help' },
  ],
  pictures: ['/proof/open.html'],
  sentences: [{ text: FEE, at: [[0, 0], [1]] }],
};

describe('The search', () => {
  const { named, chart } = answersTo(smallModel, null, 'close');
  const IDS = [...named, ...chart].map(({ id }) => id);

  /** Shows the page around the picture with the focus in the search, and types into it. */
  async function showSearch() {
    const page = (
      <>
        <TopBar />
        <DetailsPanel />
      </>
    );
    const part = await showPart(page, { texts: TEXTS });
    screen.getByRole('searchbox', { name: SHELL.find }).focus();
    const status = () => within(screen.getByRole('search')).getByRole('status').textContent;
    return { ...part, ask: (keys: string) => part.user.keyboard(keys), status };
  }

  it('goes through its answers by Enter, and back by Shift and Enter', async () => {
    const { ask, context, status } = await showSearch();
    await ask('close');
    expect(status()).toBe(SHELL.found(IDS.length));
    expect(within(screen.getByRole('list', { name: SHELL.inChart })).getAllByRole('button')).toHaveLength(chart.length);
    await ask('{Shift>}{Enter}{/Shift}');
    expect(context().selectedId).toBe(IDS.at(-1));
    await ask('{Enter}');
    expect(status()).toBe(SHELL.foundAt(1, IDS.length));
    await ask('xyz{Enter}');
    expect(status()).toBe(SHELL.found(0));
    expect(context().selectedId).toBe(IDS[0]);
  });

  it('shows the answer of a review next to the picture', async () => {
    const { actor, ask, send } = await showSearch();
    send({ type: 'view.opened', view: 'review' });
    await ask('closed{Enter}');
    expect(actor.getSnapshot().value).toMatchObject({ view: 'map', panel: 'details' });
  });

  it('opens the lens that answers a question, even if it is open', async () => {
    const { ask, context, send } = await showSearch();
    await ask('what is personal data?{Enter}');
    send({ type: 'item.selected', id: 'small.closed' });
    await ask('{Enter}');
    expect(context()).toMatchObject({ overlays: ['personalData'], selectedId: null });
  });

  it('shows a sentence that customers read on the picture of its screen', async () => {
    const { ask, container, context } = await showSearch();
    await ask('fees');
    const list = await screen.findByRole('list', { name: SHELL.readByCustomers });
    const answer = within(list).getByRole('button');
    expect(answer.textContent).toBe(`Open · ${SHELL.otherScreens(1)} ${FEE}`);
    expect(answer.querySelector('mark')?.textContent).toBe('fee');
    await ask('{Enter}');
    expect(answer.isConnected).toBe(false);
    expect(context()).toMatchObject({ selectedId: 'small.open', sentence: FEE });
    expect(container.querySelector('iframe')?.getAttribute('src')).toBe('/proof/open.html');
  });
});

describe('The details', () => {
  it('say that a link names an unknown item once drawn', async () => {
    const { send, container } = await showPart(<DetailsPanel />);
    expect(container.textContent).toContain(PANEL.nothingSelected);
    send({ type: 'address.opened', place: placeOf('#/chart?item=gone.item') });
    expect(container.textContent).toBe(SHELL.loading);
    await act(answered);
    expect(container.textContent).toBe(PANEL.notInChart('gone.item'));
  });

  it('say where a sentence is read that no picture shows', async () => {
    const { send } = await showPart(<DetailsPanel />, { texts: TEXTS });
    send({ type: 'search.changed', query: 'fee' });
    send({ type: 'sentence.opened', id: 'small.closed', text: FEE });
    expect(await screen.findByRole('heading', { name: `Closed · ${TEXT_SOURCES.help}` })).toBeDefined();
    expect(screen.getByText(SENTENCE.noPicture)).toBeDefined();
  });
});

describe('The side panel', () => {
  async function showSidebar() {
    vi.spyOn(document.body, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1440, 900));
    onTestFinished(() => void vi.restoreAllMocks());
    const page = (
      <>
        <TopBar />
        <Sidebar />
      </>
    );
    return showPart(page);
  }

  it('opens by Play, and returns the focus to it when it closes', async () => {
    await showSidebar();
    expect(screen.queryByRole('tabpanel')).toBeNull();
    await press(PANEL_WORDS.play);
    await press(SHELL.closePanel);
    expect(screen.queryByRole('tabpanel')).toBeNull();
    expect(document.activeElement).toBe(button(PANEL_WORDS.play));
  });

  it('changes its width by arrow keys', async () => {
    const { user, send } = await showSidebar();
    send({ type: 'panel.opened', panel: 'details' });
    const edge = await screen.findByRole('separator', { name: SHELL.panelWidth });
    const width = () => Number(edge.getAttribute('aria-valuenow'));
    await waitFor(() => expect(width()).not.toBe(0));
    const before = width();
    edge.focus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}');
    expect(width()).toBe(before + 40);
    await user.keyboard('{ArrowRight>30/}');
    expect(width()).toBe(Number(edge.getAttribute('aria-valuemin')));
  });
});

it('A press on a line takes its step in Play, and otherwise selects it', async () => {
  const id = 'small.open|CLOSE|0';
  const close = { event: { type: 'CLOSE' }, text: 'It is closed', source: 'creator', takes: [id], truths: [] } as const;
  const step = { ...simulateLastStep('guest', []), active: ['small.open'], timers: [], choices: [close] };
  const { container, context, send } = await showPart(<PictureView />, { simulates: () => [step] });
  const pressLine = async () => {
    fireEvent.click(container.querySelector(`[data-id="${id}"] .hit`) as Element);
    await act(answered);
    return context();
  };
  send(STARTED);
  await act(answered);
  send({ type: 'panel.opened', panel: 'details' });
  expect(await pressLine()).toMatchObject({ recording: { events: [] }, selectedId: id });
  send({ type: 'panel.opened', panel: 'play' });
  expect(await pressLine()).toMatchObject({ recording: { events: [{ type: 'CLOSE' }] } });
});
