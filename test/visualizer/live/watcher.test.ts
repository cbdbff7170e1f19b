import { describe, expect, it } from 'vitest';
import type { ProductMessage, ToldMoment, ViewerMessage } from '#src/visualizer/live/messages.ts';
import { createWatcher, type WatchEvent } from '#src/visualizer/live/watcher.ts';
import { hello } from './products.ts';

const OWN = 'own';

const momentAt = (sequence: number): ToldMoment => ({
  sequence,
  atMs: 0,
  happened: null,
  active: [],
  taken: [],
  timers: [],
  data: {},
  told: [],
});
const VISIT = { tab: 'tab', visit: 'first' };
const moments = (...numbers: number[]): ProductMessage => ({
  kind: 'moments',
  ...VISIT,
  moments: numbers.map(momentAt),
});
const resync = (...numbers: number[]): ProductMessage => ({
  kind: 'resync',
  ...VISIT,
  moments: numbers.map(momentAt),
  questions: { rule: { kind: 'named', name: 'isReady', text: 'it is ready', params: null, inside: null } },
});

/** A watcher, what it has told of and what it has asked for since it was last looked at. */
function watcher() {
  const told: WatchEvent[] = [];
  const posted: ViewerMessage[] = [];
  const { hear, choose, command } = createWatcher({
    ownTab: OWN,
    tell: (event) => told.push(event),
    post: (message) => posted.push(message),
  });
  const seen = () =>
    told.splice(0).map((event) => (event.type === 'product.momentSeen' ? event.moment.sequence : event.type));
  return { hear, choose, command, told, seen, asked: () => posted.splice(0) };
}

/** A watcher that has caught up with a product of two moments. */
function caughtUp() {
  const watched = watcher();
  watched.hear(hello());
  watched.hear(resync(0, 1));
  watched.seen();
  watched.asked();
  return watched;
}

describe('When a product is heard of', () => {
  it('is greeted and asked for everything that it still knows', () => {
    const { hear, seen, asked } = watcher();
    hear(hello());
    expect(asked()).toEqual([{ kind: 'resync', tab: 'tab', from: 0 }]);
    hear(moments(7));
    hear(resync(5, 6, 7));
    expect(seen()).toEqual(['product.greeted', 'product.listed', 5, 6, 7]);
  });

  it('tells a first moment of one that has not said hello by asking who is there', () => {
    const { hear, seen, asked } = watcher();
    hear(moments(0));
    expect([seen(), asked()]).toEqual([[], [{ kind: 'who' }]]);
  });

  it('keeps watching the one it watches, but prefers its own frame', () => {
    const { hear, told } = watcher();
    hear(hello());
    hear(hello({ tab: 'other' }));
    hear(hello({ tab: OWN, isFramed: true }));
    const watched = told.flatMap((event) => (event.type === 'product.listed' ? [event.watchedTab] : []));
    expect(watched).toEqual(['tab', 'tab', OWN]);
  });

  it('stays with a product that was chosen', () => {
    const { hear, choose, told } = watcher();
    hear(hello());
    hear(hello({ tab: 'other' }));
    choose('other');
    hear(hello({ tab: OWN, isFramed: true }));
    choose('nobody');
    expect(told.at(-1)).toMatchObject({ type: 'product.listed', watchedTab: 'other' });
  });
});

describe('The moments of a product', () => {
  it('are told once each, in their order', () => {
    const { hear, seen } = caughtUp();
    hear(moments(1, 2));
    hear(moments(2, 3, 4));
    expect(seen()).toEqual([2, 3, 4]);
  });

  it('are asked for again, once, when some are missing', () => {
    const { hear, seen, asked } = caughtUp();
    hear(moments(4));
    hear(moments(5));
    expect([seen(), asked()]).toEqual([[], [{ kind: 'resync', tab: 'tab', from: 2 }]]);
    hear(resync(2, 3, 4, 5));
    hear(moments(6));
    expect(seen()).toEqual([2, 3, 4, 5, 6]);
  });

  it('go on after a gap of which the product itself knows nothing any more', () => {
    const { hear, seen } = caughtUp();
    hear(moments(900));
    hear(resync(400, 401));
    expect(seen()).toEqual([400, 401]);
  });

  it('of another product or an earlier visit are left out', () => {
    const { hear, seen } = caughtUp();
    hear(hello({ tab: 'other' }));
    seen();
    hear({ ...moments(2), tab: 'other' } as ProductMessage);
    hear({ ...moments(2), visit: 'earlier' } as ProductMessage);
    expect(seen()).toEqual([]);
  });

  it('begin anew when the product is loaded anew', () => {
    const { hear, seen, asked } = caughtUp();
    hear(hello({ visit: 'second' }));
    expect(asked()).toEqual([{ kind: 'resync', tab: 'tab', from: 0 }]);
    hear({ ...resync(0), visit: 'second' } as ProductMessage);
    expect(seen()).toEqual(['product.greeted', 'product.listed', 0]);
  });

  it('get their choices later, with the questions of the guards put back', () => {
    const { hear, told } = caughtUp();
    const choice = { event: { type: 'go' }, text: 'Go', source: 'creator', takes: [] } as const;
    const truths = [
      ['rule', { isTrue: false, parts: [] }],
      ['unknown', { isTrue: true, parts: [] }],
      ['open', null],
    ] as const;
    const message = { kind: 'choices', tab: 'tab', visit: 'first', choices: [{ ...choice, truths }] } as const;
    hear({ ...message, sequence: 0 });
    expect(told).toEqual([]);
    hear({ ...message, sequence: 1 });
    const tree = { kind: 'named', name: 'isReady', text: 'it is ready', params: null, inside: null };
    const unpacked = [
      { transitionId: 'rule', truth: { tree, isTrue: false, parts: [] } },
      { transitionId: 'unknown', truth: null },
      { transitionId: 'open', truth: null },
    ];
    const moment = { ...momentAt(1), choices: [{ ...choice, truths: unpacked }] };
    expect(told).toEqual([{ type: 'product.momentSeen', moment }]);
  });
});

describe('A product that is closed', () => {
  it('is lost, and the next one that says hello is watched', () => {
    const { hear, seen } = caughtUp();
    hear({ kind: 'bye', tab: 'tab', visit: 'earlier' });
    expect(seen()).toEqual([]);
    hear({ kind: 'bye', ...VISIT });
    hear(hello({ tab: 'other' }));
    expect(seen()).toEqual(['product.lost', 'product.listed', 'product.greeted', 'product.listed']);
  });

  it('leaves its place to another one that is there, until the chosen one is back', () => {
    const { hear, choose, told } = caughtUp();
    const watched = () => told.flatMap((event) => (event.type === 'product.listed' ? [event.watchedTab] : [])).at(-1);
    hear(hello({ tab: 'other' }));
    choose('tab');
    hear({ kind: 'bye', ...VISIT });
    expect(watched()).toEqual('other');
    hear(hello({ tab: OWN, isFramed: true }));
    expect(watched()).toEqual('other');
    hear(hello({ visit: 'second' }));
    expect(watched()).toEqual('tab');
  });
});

describe('A command', () => {
  it('goes to the watched product, and its answer comes back with it', () => {
    const { hear, command, asked, told } = caughtUp();
    const fast = { kind: 'hasten', factor: 10 } as const;
    command(fast);
    const [message] = asked();
    expect(message).toMatchObject({ kind: 'command', tab: 'tab', command: fast });
    const id = message?.kind === 'command' ? message.id : '';
    hear({ kind: 'answer', tab: 'tab', command: 'of another viewer', refusal: null });
    hear({ kind: 'answer', tab: 'tab', command: id, refusal: 'notInDemonstration' });
    hear({ kind: 'answer', tab: 'tab', command: id, refusal: null });
    expect(told).toEqual([{ type: 'product.answered', command: fast, refusal: 'notInDemonstration' }]);
  });

  it('goes nowhere while no product is watched', () => {
    const { command, asked } = watcher();
    command({ kind: 'hasten', factor: 10 });
    expect(asked()).toEqual([]);
  });
});
