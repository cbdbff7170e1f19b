import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import type { Choice, Moment } from '#machines/graph/moments/moment.ts';
import { DEMONSTRATION, LIVE } from '#src/content/visualizer/live.ts';
import { FRAME_TAB } from '#src/visualizer/live/frameTab.ts';
import { LivePanel } from '#src/visualizer/live/LivePanel.tsx';
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
const rule = model.transitions.find(({ id }) => id.startsWith('screen|url.opened|')) ?? { id: '', sentence: '' };
const moment: Moment = {
  sequence: 4,
  atMs: 1000,
  happened: { type: 'url.opened', text: 'The address /offers is opened' },
  active: ['screen', 'offers', 'journey.screen.offers.noneSelected'],
  taken: [rule.id],
  timers: [{ transitionId: rule.id, startedAtMs: 0, dueAtMs: 61_500 }],
  choices: [pressed, refused],
  data: { offerId: '(empty)', signature: '(text, 12 letters)' },
  told: ['signedIn'],
};
const route = { start: 'guest', events: [{ type: 'url.opened' }, { type: 'signIn.submitted' }] } as const;

type Panel = Parameters<typeof LivePanel>[0];

const live = (change: Partial<SeenProduct> = {}, answer: Panel['live']['answer'] = null): Panel['live'] => ({
  products: [{ ...product, ...change }],
  watchedTab: FRAME_TAB,
  answer,
});

function show(change: Partial<Panel> = {}) {
  const told = { onCommand: vi.fn(), onChoose: vi.fn(), onSelect: vi.fn(), onShow: vi.fn() };
  const recorded = [{ ...moment, sequence: 3, happened: null }, moment];
  const props: Panel = {
    model,
    live: live(),
    moment,
    isLatest: true,
    recorded,
    openings: new Map(),
    ...told,
    ...change,
  };
  const view = render(<LivePanel {...props} />);
  const again = (next: Partial<Panel>) => view.rerender(<LivePanel {...props} {...next} />);
  return { ...told, user: userEvent.setup(), again, text: () => view.container.textContent };
}

const button = (name: string) => screen.getByRole('button', { name });
const press = () => button(LIVE.pressWhat(pressed.text));

afterEach(() => {
  vi.useRealTimers();
});

describe('The live panel', () => {
  it('says where the product is and what led there, shows both on the chart, and why something cannot be done', async () => {
    const { user, text, onSelect } = show();
    expect(text()).toContain(`${LIVE.taken}The address /offers is opened.${rule.sentence}${LIVE.told('signedIn')}`);
    await user.click(button('None selected'));
    await user.click(button(rule.sentence));
    expect(onSelect.mock.calls).toEqual([['journey.screen.offers.noneSelected'], [rule.id]]);
    await user.click(screen.getByText(refused.text));
    expect(screen.getByText(/^an offer is selected/).textContent).toBe('an offer is selected: no');
  });

  it('counts what is waited for down on the product’s own clock', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    const { again } = show();
    const left = screen.getByText(/ left$/);
    expect(left.textContent).toBe('1 min 01 s left');
    again({ live: live({ pace: 10 }) });
    await vi.advanceTimersByTimeAsync(2000);
    expect(left.textContent).toBe('40.5 s left');
    again({ live: live({ pace: 0, atMs: 30_000 }) });
    await vi.advanceTimersByTimeAsync(2000);
    expect([left.textContent, screen.queryAllByText(LIVE.stands).length]).toEqual(['31.5 s left', 1]);
  });

  it('does in the product what is pressed, and hands the focus to the head of the list when that is gone', async () => {
    const { user, again, onCommand } = show();
    expect(screen.queryByRole('button', { name: LIVE.pressWhat(refused.text) })).toBeNull();
    await user.click(press());
    expect(onCommand.mock.calls).toEqual([[{ kind: 'send', event: pressed.event }]]);
    again({ moment: { ...moment, sequence: 5, choices: [refused] } });
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: LIVE.open }));
  });

  it('lets nothing be pressed until it is known what can be done, and loses no place meanwhile', async () => {
    const { user, again, onCommand } = show();
    const [back, next] = [press(), { ...moment, sequence: 5 }];
    again({ moment: { ...next, choices: [] } });
    expect(back.getAttribute('aria-disabled')).toBe('true');
    await user.click(back);
    again({ moment: { ...next, choices: [pressed] } });
    expect([back.getAttribute('aria-disabled'), onCommand.mock.calls]).toEqual(['false', []]);
  });

  it('is closed, with the reason, for a product that takes no commands', () => {
    const { text } = show({ live: live({ takesCommands: false }) });
    expect(text()).toContain(DEMONSTRATION.takesNone);
    expect(press().getAttribute('aria-disabled')).toBe('true');
    const controls = [...screen.getAllByRole('radio'), ...screen.getAllByRole('combobox')];
    expect(controls.length).toBeGreaterThan(4);
    expect(controls.filter((control) => control.closest('fieldset:disabled') === null)).toEqual([]);
  });

  it('presses nothing while an earlier moment is shown', async () => {
    const { user, onCommand } = show({ isLatest: false });
    await user.click(press());
    expect(onCommand).not.toHaveBeenCalled();
  });

  it('shows what is remembered without what is empty, unless it is asked for', async () => {
    const { user } = show();
    const names = () => [...document.querySelectorAll('details dl > div')].map(({ textContent }) => textContent);
    await user.click(screen.getByText(LIVE.memory));
    expect(names()).toEqual(['signature(text, 12 letters)']);
    await user.click(screen.getByRole('checkbox', { name: LIVE.showEmpty }));
    expect(names()).toEqual(['offerId(empty)', 'signature(text, 12 letters)']);
  });

  it('goes back to an earlier moment from the log', async () => {
    const { user, onShow } = show();
    await user.click(screen.getByText(LIVE.log));
    await user.click(button(LIVE.began));
    expect(onShow.mock.calls).toEqual([[3]]);
  });

  it('lets one of several products be chosen', async () => {
    const products = [product, { ...product, tab: 'tab', isFramed: false, path: '/' }];
    const { user, onChoose } = show({ live: { ...live(), products } });
    await user.selectOptions(screen.getByRole('combobox', { name: LIVE.which }), LIVE.otherTab('/'));
    expect(onChoose.mock.calls).toEqual([['tab']]);
  });

  it('waits for a product when there is none', () => {
    const { text } = show({ live: { products: [], watchedTab: null, answer: null }, moment: null });
    expect([LIVE.waiting, DEMONSTRATION.nobody].filter((words) => !text().includes(words))).toEqual([]);
  });

  it('says how the product answered, and warns when it runs another chart than the one drawn', () => {
    const command = { kind: 'hasten', factor: 10 } as const;
    const { again } = show({ live: live({}, { command, refusal: null }) });
    const status = screen.getByRole('status');
    expect([status.textContent, screen.queryByRole('alert')]).toEqual([DEMONSTRATION.done, null]);
    again({ live: live({ modelHash: 'another' }, { command, refusal: 'notPossibleNow' }) });
    expect(status.textContent).toBe(DEMONSTRATION.refusals.notPossibleNow);
    expect(screen.getByRole('alert').textContent).toContain(LIVE.otherVersion.title);
  });
});

describe('The controls of a demonstration', () => {
  it('let time run faster, and a service fail beside those that fail already, or no longer', async () => {
    const { user, onCommand } = show();
    await user.click(screen.getByRole('radio', { name: DEMONSTRATION.pace(60) }));
    await user.click(screen.getByRole('checkbox', { name: 'Sign in' }));
    await user.click(screen.getByRole('checkbox', { name: 'Submit the signed contract' }));
    expect(onCommand.mock.calls).toEqual([
      [{ kind: 'hasten', factor: 60 }],
      [{ kind: 'fail', calls: ['signContract', 'signIn'] }],
      [{ kind: 'fail', calls: [] }],
    ]);
  });

  it('name every call of the outside world that the chart makes', () => {
    show();
    const calls = new Set(model.states.flatMap(({ invoke }) => invoke.map(({ id }) => id)));
    const group = within(screen.getByRole('group', { name: DEMONSTRATION.fail }));
    expect(group.getAllByRole('checkbox')).toHaveLength(calls.size);
    expect([...calls].filter((call) => screen.queryByText(call) !== null)).toEqual([]);
  });

  it('open a state to which a way is known', async () => {
    const { user, onCommand } = show({ openings: new Map([['journey.screen.signIn.submitting', route]]) });
    const choice = screen.getByRole('combobox', { name: DEMONSTRATION.open });
    const [none, submitting, ...others] = within(choice).getAllByRole('option');
    expect([none?.textContent, submitting?.textContent, others]).toEqual([
      DEMONSTRATION.choose,
      'Sign in › Submitting (2 steps)',
      [],
    ]);
    await user.selectOptions(choice, submitting ?? '');
    await user.click(button(DEMONSTRATION.openButton));
    expect(onCommand.mock.calls).toEqual([[{ kind: 'open', route }]]);
  });
});
