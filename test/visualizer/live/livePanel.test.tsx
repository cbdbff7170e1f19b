import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import type { Choice, Moment } from '#machines/graph/moments/moment.ts';
import { DEMONSTRATION, LIVE } from '#src/content/visualizer/live.ts';
import { FRAME_TAB } from '#src/visualizer/live/frameTab.ts';
import { LivePanel } from '#src/visualizer/live/LivePanel.tsx';
import { openingsOf } from '#src/visualizer/live/openings.ts';
import { findWays } from '#machines/graph/moments/everyState.ts';
import type { SeenProduct } from '#src/visualizer/live/seenProduct.ts';

const model = journeyModel();
const product: SeenProduct = {
  tab: FRAME_TAB,
  visit: 'one',
  path: '/offers',
  isFramed: true,
  modelHash: model.hash,
  build: 'test',
  takesCommands: true,
  pace: 1,
  atMs: 1000,
  failing: ['signContract'],
};
const isReady = { kind: 'named', name: 'isReady', text: 'an offer is selected', params: null, inside: null } as const;
const pressed: Choice = {
  event: { type: 'navigation.backRequested' },
  text: 'The creator presses Back',
  source: 'creator',
  takes: ['back'],
  truths: [],
};
const refused: Choice = {
  event: { type: 'offers.continued' },
  text: 'The creator presses Continue',
  source: 'creator',
  takes: [],
  truths: [{ transitionId: 'on', truth: { tree: isReady, isTrue: false, parts: [] } }],
};
const screenRule = model.transitions.find(({ id }) => id.startsWith('screen|url.opened|'));
const moment: Moment = {
  sequence: 4,
  atMs: 1000,
  happened: { type: 'url.opened', text: 'The address /offers is opened' },
  active: model.states
    .filter(({ id }) => ['screen', 'offers', 'journey.screen.offers.noneSelected'].includes(id))
    .map(({ id }) => id),
  taken: [screenRule?.id ?? ''],
  timers: [{ transitionId: screenRule?.id ?? '', startedAtMs: 0, dueAtMs: 61_500 }],
  choices: [pressed, refused],
  data: { offerId: '(empty)', signature: '(text, 12 letters)' },
  told: ['signedIn'],
};

type Panel = Parameters<typeof LivePanel>[0];

const propsOf = (change: Partial<Panel> = {}): Panel => ({
  model,
  live: { products: [product], watchedTab: FRAME_TAB, answer: null },
  moment,
  isLatest: true,
  recorded: [{ ...moment, sequence: 3, happened: null }, moment],
  openings: new Map(),
  onCommand: vi.fn(),
  onChoose: vi.fn(),
  onSelect: vi.fn(),
  onShow: vi.fn(),
  ...change,
});

function show(change: Partial<Panel> = {}) {
  const props = propsOf(change);
  const view = render(<LivePanel {...props} />);
  return {
    props,
    user: userEvent.setup(),
    again: (next: Partial<Panel>) => view.rerender(<LivePanel {...props} {...next} />),
  };
}

const live = (change: Partial<SeenProduct>): Panel['live'] => ({
  products: [{ ...product, ...change }],
  watchedTab: FRAME_TAB,
  answer: null,
});

afterEach(() => {
  vi.useRealTimers();
});

describe('The live panel', () => {
  it('says where the product is and which rule led there, and shows both on the chart', async () => {
    const { props, user } = show();
    await user.click(screen.getByRole('button', { name: 'None selected' }));
    await user.click(screen.getByRole('button', { name: screenRule?.sentence ?? '' }));
    expect(vi.mocked(props.onSelect).mock.calls).toEqual([['journey.screen.offers.noneSelected'], [screenRule?.id]]);
    expect(screen.getByText('The address /offers is opened.')).toBeTruthy();
    expect(screen.getByText(LIVE.told('signedIn'))).toBeTruthy();
  });

  it('counts what is waited for down on the product’s own clock', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    const { again } = show();
    expect(screen.getByText('1 min 01 s left')).toBeTruthy();
    again({ live: live({ pace: 10 }) });
    await vi.advanceTimersByTimeAsync(2000);
    expect(screen.getByText('40.5 s left')).toBeTruthy();
    again({ live: live({ pace: 0, atMs: 30_000 }) });
    await vi.advanceTimersByTimeAsync(2000);
    expect(screen.getByText('31.5 s left')).toBeTruthy();
    expect(screen.getByText(LIVE.stands)).toBeTruthy();
  });

  it('does in the product what is pressed', async () => {
    const { props, user } = show();
    await user.click(screen.getByRole('button', { name: LIVE.pressWhat(pressed.text) }));
    expect(vi.mocked(props.onCommand).mock.calls).toEqual([[{ kind: 'send', event: pressed.event }]]);
    expect(screen.queryByRole('button', { name: LIVE.pressWhat(refused.text) })).toBeNull();
  });

  it('says why something cannot be done', async () => {
    const { user } = show();
    await user.click(screen.getByText(refused.text));
    expect(screen.getByText('an offer is selected: no')).toBeTruthy();
  });

  it('lets nothing be pressed until it is known what can be done, and loses no place meanwhile', async () => {
    const { props, user, again } = show();
    again({ moment: { ...moment, sequence: 5, choices: [] } });
    const back = screen.getByRole('button', { name: LIVE.pressWhat(pressed.text) });
    expect(back.getAttribute('aria-disabled')).toBe('true');
    await user.click(back);
    expect(props.onCommand).not.toHaveBeenCalled();
    again({ moment: { ...moment, sequence: 5, choices: [pressed] } });
    expect(back.getAttribute('aria-disabled')).toBe('false');
  });

  it('hands the focus to the head of the list when what was pressed is gone', async () => {
    const { user, again } = show();
    await user.click(screen.getByRole('button', { name: LIVE.pressWhat(pressed.text) }));
    again({ moment: { ...moment, sequence: 5, choices: [refused] } });
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: LIVE.open }));
  });

  it('is closed, with the reason, for a product that takes no commands', () => {
    show({ live: live({ takesCommands: false }) });
    expect(screen.getByText(DEMONSTRATION.takesNone)).toBeTruthy();
    expect(screen.getByRole('button', { name: LIVE.pressWhat(pressed.text) }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    const controls = [...screen.getAllByRole('radio'), ...screen.getAllByRole('combobox')];
    expect(controls.length).toBeGreaterThan(4);
    expect(controls.filter((control) => control.closest('fieldset:disabled') === null)).toEqual([]);
  });

  it('presses nothing while an earlier moment is shown', async () => {
    const { props, user } = show({ isLatest: false });
    await user.click(screen.getByRole('button', { name: LIVE.pressWhat(pressed.text) }));
    expect(props.onCommand).not.toHaveBeenCalled();
  });

  it('warns when the product runs another chart than the one drawn', () => {
    show({ live: live({ modelHash: 'another' }) });
    expect(screen.getByRole('alert').textContent).toContain(LIVE.otherVersion.title);
  });

  it('shows what is remembered without what is empty, unless it is asked for', async () => {
    const { user } = show();
    await user.click(screen.getByText(LIVE.memory));
    expect([screen.queryByText('offerId'), screen.getByText('(text, 12 letters)')]).toEqual([null, expect.anything()]);
    await user.click(screen.getByRole('checkbox', { name: LIVE.showEmpty }));
    expect(screen.getByText('offerId')).toBeTruthy();
  });

  it('goes back to an earlier moment from the log', async () => {
    const { props, user } = show();
    await user.click(screen.getByText(LIVE.log));
    await user.click(screen.getByRole('button', { name: LIVE.began }));
    expect(vi.mocked(props.onShow).mock.calls).toEqual([[3]]);
  });

  it('lets one of several products be chosen', async () => {
    const products = [product, { ...product, tab: 'tab', isFramed: false, path: '/' }];
    const { props, user } = show({ live: { products, watchedTab: FRAME_TAB, answer: null } });
    await user.selectOptions(screen.getByRole('combobox', { name: LIVE.which }), LIVE.otherTab('/'));
    expect(vi.mocked(props.onChoose).mock.calls).toEqual([['tab']]);
  });

  it('waits for a product when there is none', () => {
    show({ live: { products: [], watchedTab: null, answer: null }, moment: null });
    expect(screen.getByText(LIVE.waiting)).toBeTruthy();
    expect(screen.getByText(DEMONSTRATION.nobody)).toBeTruthy();
  });

  it('says how the product answered', () => {
    const command = { kind: 'hasten', factor: 10 } as const;
    const { again } = show({ live: { ...live({}), answer: { command, refusal: null } } });
    expect(screen.getByRole('status').textContent).toContain(DEMONSTRATION.done);
    again({ live: { ...live({}), answer: { command, refusal: 'notPossibleNow' } } });
    expect(screen.getByRole('status').textContent).toContain(DEMONSTRATION.refusals.notPossibleNow);
  });
});

describe('The controls of a demonstration', () => {
  it('let a service fail beside those that fail already, and no longer', async () => {
    const { props, user } = show();
    await user.click(screen.getByRole('checkbox', { name: 'Sign in' }));
    await user.click(screen.getByRole('checkbox', { name: 'Submit the signed contract' }));
    expect(vi.mocked(props.onCommand).mock.calls).toEqual([
      [{ kind: 'fail', calls: ['signContract', 'signIn'] }],
      [{ kind: 'fail', calls: [] }],
    ]);
  });

  it('name every call of the outside world that the chart makes', () => {
    show();
    const calls = new Set(model.states.flatMap(({ invoke }) => invoke.map(({ id }) => id)));
    const names = within(screen.getByRole('group', { name: DEMONSTRATION.fail })).getAllByRole('checkbox');
    expect(names).toHaveLength(calls.size);
    expect([...calls].filter((call) => screen.queryByText(call) !== null)).toEqual([]);
  });

  it('let time run faster', async () => {
    const { props, user } = show();
    await user.click(screen.getByRole('radio', { name: DEMONSTRATION.pace(60) }));
    expect(vi.mocked(props.onCommand).mock.calls).toEqual([[{ kind: 'hasten', factor: 60 }]]);
  });

  it('open every state that a tested path stands in, the shortest way', async () => {
    const openings = openingsOf(findWays(model));
    const atomic = model.states.filter(({ type }) => type === 'atomic');
    expect(atomic.length).toBeGreaterThan(40);
    const passedThrough = atomic.map(({ id }) => id).filter((id) => !openings.has(id));
    expect(passedThrough.filter((id) => !id.endsWith('.found'))).toEqual([]);
    const { props, user } = show({ openings });
    const choice = screen.getByRole('combobox', { name: DEMONSTRATION.open });
    await user.selectOptions(choice, within(choice).getByRole('option', { name: /^Sign in › Submitting \(2 steps\)/ }));
    await user.click(screen.getByRole('button', { name: DEMONSTRATION.openButton }));
    const route = openings.get('journey.screen.signIn.submitting');
    expect(vi.mocked(props.onCommand).mock.calls).toEqual([[{ kind: 'open', route }]]);
    expect(route?.events.map(({ type }) => type)).toEqual(['url.opened', 'signIn.submitted']);
  });
});
