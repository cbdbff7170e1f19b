import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Texts } from '#src/review/engine/model/texts.ts';
import { PANEL } from '#src/review/page/words/panel.ts';
import { OVERLAY_WORDS, PANEL_WORDS, SHELL, TEXT_SOURCES } from '#src/review/page/words/shell.ts';
import { SENTENCE } from '#src/review/page/words/texts.ts';
import { DetailsPanel } from '#src/review/page/shell/panels/DetailsPanel.tsx';
import { PictureView } from '#src/review/page/shell/PictureView.tsx';
import { Sidebar } from '#src/review/page/shell/Sidebar.tsx';
import { TopBar } from '#src/review/page/shell/TopBar.tsx';
import { placeOf } from '#src/review/page/viewer/address.ts';
import { answersTo } from '#src/review/page/facts/search.ts';
import { simulateLastStep } from '#test/review/playback/sessions.ts';
import { smallGeometry, smallModel } from '#test/review/scene/smallChart.ts';
import { showPart } from '#test/review/showPart.tsx';
import { answered, NO_LENSES } from '#test/review/viewer/viewerAt.ts';

it('The details say that a link names what is not in the chart, once the chart is there', async () => {
  const { send } = await showPart(<DetailsPanel />);
  const words = () => document.body.textContent;
  expect(words()).toContain(PANEL.nothingSelected);
  send({ type: 'address.opened', place: placeOf('#/chart?item=gone.item') });
  expect(words()).toBe(SHELL.loading);
  await act(answered);
  expect(words()).toBe(
    'The link names an item that is not in this chart: “gone.item”. It may have been renamed or removed since.',
  );
});

it('Enter in the search goes to what is found next, Shift and Enter to the one before, around the end', async () => {
  const { actor, user } = await showPart(<TopBar />);
  const { named, chart } = answersTo(smallModel, null, 'close');
  const [first, ...more] = [...named, ...chart].map(({ id }) => id);
  const [count, last] = [more.length + 1, more.at(-1)];
  const after = async (keys: string) => {
    await user.keyboard(keys);
    return [within(screen.getByRole('search')).getByRole('status').textContent, actor.getSnapshot().context.selectedId];
  };
  screen.getByRole('searchbox', { name: SHELL.find }).focus();
  expect(await after('close')).toEqual([SHELL.found(count), null]);
  expect(screen.getByText(SHELL.found(count)).role).toBe('status');
  expect(await after('{Shift>}{Enter}{/Shift}')).toEqual([SHELL.foundAt(count, count), last]);
  expect(await after('{Enter}')).toEqual([SHELL.foundAt(1, count), first]);
  expect(await after('{Enter}')).toEqual([SHELL.foundAt(2, count), more[0]]);
  expect(await after('xyz{Enter}')).toEqual([SHELL.found(0), more[0]]);
});

it('What a search found is listed, each with its place, and leads to it', async () => {
  const { actor, user } = await showPart(<TopBar />);
  await user.type(screen.getByRole('searchbox', { name: SHELL.find }), 'close');
  const answers = within(screen.getByRole('list', { name: SHELL.inChart })).getAllByRole('button');
  const ids = answersTo(smallModel, null, 'close').chart.map(({ id }) => id);
  expect(answers.length).toBe(ids.length);
  await user.click(answers.at(-1) as HTMLElement);
  expect(actor.getSnapshot().context.selectedId).toBe(ids.at(-1));
  expect(answers.at(-1)?.getAttribute('aria-current')).toBe('true');
});

it('An answer that is chosen during a review is shown in the details next to the picture', async () => {
  const { actor, user, send } = await showPart(<TopBar />);
  send({ type: 'view.opened', view: 'review' });
  await user.type(screen.getByRole('searchbox', { name: SHELL.find }), 'open{Enter}');
  expect(actor.getSnapshot().value.view).toBe('map');
  expect(actor.getSnapshot().value.panel).toBe('details');
});

it('A list that answers a question is opened, and brought back when it is on already', async () => {
  const { actor, user, send, context } = await showPart(<TopBar />);
  const ask = () => user.keyboard('{Enter}');
  await user.type(screen.getByRole('searchbox', { name: SHELL.find }), 'what is personal data?');
  for (const id of ['small.open', 'small.closed']) {
    send({ type: 'item.selected', id });
    await ask();
    expect(context().overlays).toEqual(['personalData']);
    expect(context().selectedId).toBeNull();
    expect(actor.getSnapshot().value.panel).toBe('details');
  }
});

const FEE = 'A fixed fee.';
const TEXTS: Texts = {
  places: [
    { id: 'small.open', source: 'screen' },
    { id: 'small.closed', source: 'help' },
  ],
  pictures: ['/proof/open.html'],
  sentences: [{ text: FEE, at: [[0, 0], [1]] }],
  lenses: { ...NO_LENSES, money: [['small.open', 0]] },
  stories: [],
  turns: {},
  sameWords: [],
};

it('What customers read comes first in a search, with the words found, and is shown on its picture', async () => {
  const parts = (
    <>
      <TopBar />
      <DetailsPanel />
    </>
  );
  const { container, user, context } = await showPart(parts, { texts: TEXTS });
  await user.type(screen.getByRole('searchbox', { name: SHELL.find }), 'fees');
  const [answer] = await within(screen.getByRole('list', { name: SHELL.readByCustomers })).findAllByRole('button');
  expect([answer?.textContent, answer?.querySelector('mark')?.textContent]).toEqual([
    `Open · ${SHELL.otherScreens(1)} ${FEE}`,
    'fee',
  ]);
  await user.click(answer as HTMLElement);
  expect([context().selectedId, context().sentence]).toEqual(['small.open', FEE]);
  expect(container.querySelector('iframe')?.getAttribute('src')).toBe('/proof/open.html');
  expect(document.activeElement?.textContent).toBe('Open');
});

it('Enter opens the best answer, and puts the list out of its way until something else is asked', async () => {
  const { user, context } = await showPart(<TopBar />, { texts: TEXTS });
  const search = screen.getByRole('searchbox', { name: SHELL.find });
  await user.type(search, 'What is the fee?');
  await screen.findByRole('list', { name: SHELL.readByCustomers });
  await user.keyboard('{Enter}');
  expect(context().sentence).toBe(FEE);
  expect(screen.queryByRole('list', { name: SHELL.readByCustomers })).toBeNull();
  await user.type(search, ' Really?');
  expect(screen.queryByRole('list', { name: SHELL.readByCustomers })).not.toBeNull();
});

it('A lens lists what it finds screen by screen, each leading to its sentence', async () => {
  const { user, send, context } = await showPart(<DetailsPanel />, { texts: TEXTS });
  send({ type: 'overlay.toggled', overlay: 'money' });
  const list = await screen.findByRole('region', { name: OVERLAY_WORDS.money });
  await user.click(within(list).getByRole('button', { name: FEE }));
  expect([context().selectedId, context().sentence]).toEqual(['small.open', FEE]);
  expect(screen.getByText(FEE, { selector: 'blockquote' })).toBeDefined();
});

it('A sentence that no picture shows is said with its source', async () => {
  const { send } = await showPart(<DetailsPanel />, { texts: TEXTS });
  send({ type: 'search.changed', query: 'fee' });
  send({ type: 'sentence.opened', id: 'small.closed', text: FEE });
  expect(await screen.findByRole('heading', { name: `Closed · ${TEXT_SOURCES.help}` })).toBeDefined();
  expect(screen.getByText(SENTENCE.noPicture)).toBeDefined();
});

it('The side panel is closed until something is selected or played, and again when nothing is left', async () => {
  const { actor, user, send } = await showPart(
    <>
      <TopBar />
      <Sidebar />
    </>,
  );
  const panel = () => actor.getSnapshot().value.panel;
  const play = screen.getByRole('button', { name: PANEL_WORDS.play });
  expect([panel(), screen.queryByRole('tabpanel')]).toEqual(['closed', null]);
  send({ type: 'item.selected', id: 'small' });
  expect(panel()).toBe('details');
  send({ type: 'item.selected', id: null });
  expect(panel()).toBe('closed');
  await user.click(play);
  await user.click(screen.getByRole('button', { name: SHELL.closePanel }));
  expect([panel(), document.activeElement]).toEqual(['closed', play]);
});

it('The side panel is made wider and narrower by arrow keys', async () => {
  const wide = vi.spyOn(document.body, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1440, 900));
  onTestFinished(() => wide.mockRestore());
  const { user, send } = await showPart(<Sidebar />);
  send({ type: 'panel.opened', panel: 'details' });
  const edge = await screen.findByRole('separator', { name: SHELL.panelWidth });
  await waitFor(() => expect(edge.getAttribute('aria-valuenow')).not.toBe('0'));
  const before = Number(edge.getAttribute('aria-valuenow'));
  edge.focus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}');
  expect(edge.getAttribute('aria-valuenow')).toBe(String(before + 40));
  await user.keyboard('{ArrowRight>30/}');
  expect(edge.getAttribute('aria-valuenow')).toBe(edge.getAttribute('aria-valuemin'));
});

it('While the journey is played, a press on an arrow of the picture takes it, and elsewhere it is read', async () => {
  const id = 'small.open|CLOSE|0';
  const close = { event: { type: 'CLOSE' }, text: 'It is closed', source: 'creator', takes: [id], truths: [] } as const;
  const step = { ...simulateLastStep('guest', []), active: ['small.open'], timers: [], choices: [close] };
  const acted: string[] = [];
  const simulates = ({ events }: { readonly events: readonly { readonly type: string }[] }) => {
    acted.splice(0, acted.length, ...events.map(({ type }) => type));
    return [step];
  };
  const { container, actor, send } = await showPart(<PictureView />, { simulates, geometry: smallGeometry });
  const press = () => act(async () => fireEvent.click(container.querySelector(`[data-id="${id}"] .hit`) as Element));
  send({ type: 'simulation.started', start: 'guest' });
  await act(answered);
  send({ type: 'panel.opened', panel: 'details' });
  await press();
  expect([acted, actor.getSnapshot().context.selectedId]).toEqual([[], id]);
  send({ type: 'panel.opened', panel: 'play' });
  await press();
  await act(answered);
  expect(acted).toEqual(['CLOSE']);
});
