import { describe, expect, it } from 'vitest';
import { createActor, setup } from 'xstate';
import {
  JOURNEY_CHANNEL,
  type ProductMessage,
  type ToldMoment,
  type ViewerMessage,
} from '#src/visualizer/live/messages.ts';
import type { SeenProduct } from '#src/visualizer/live/seenProduct.ts';
import { createWatcher, type WatchEvent } from '#src/visualizer/live/watcher.ts';
import { watchProductsWith } from '#src/visualizer/live/watchProduct.ts';

const OWN = 'own';
const VISIT = { tab: 'tab', visit: 'first' };
const TREE = { kind: 'named', name: 'isReady', text: 'it is ready', params: null, inside: null } as const;

const hello = (change: Partial<SeenProduct> = {}): ProductMessage => ({
  kind: 'hello',
  product: { ...VISIT, isFramed: false, modelHash: 'hash', takesCommands: true, ...change } as SeenProduct,
});
const momentAt = (sequence: number) => ({ sequence, atMs: 0, active: [] as readonly string[] }) as ToldMoment;
const moments = (...numbers: number[]) => ({ kind: 'moments', ...VISIT, moments: numbers.map(momentAt) }) as const;
const resync = (...numbers: number[]) =>
  ({ ...moments(...numbers), kind: 'resync', questions: { rule: TREE } }) as const;

/** What a watcher tells of, in short. */
function toldText(event: WatchEvent): string {
  if (event.type === 'product.momentSeen') return `moment ${event.moment.sequence}`;
  if (event.type !== 'product.listed') return event.type;
  return `watches ${event.watchedTab} of ${event.products.map(({ tab }) => tab).join(' ')}`;
}

/** What a watcher asks for, in short. */
function askedText(message: ViewerMessage): string {
  return message.kind === 'resync' ? `asks ${message.tab} from ${message.from}` : message.kind;
}

/** A watcher, and what it has told of and asked for since it was last looked at. */
function watcher() {
  const log: string[] = [];
  const told: WatchEvent[] = [];
  const posted: ViewerMessage[] = [];
  const { hear, choose, command } = createWatcher({
    ownTab: OWN,
    tell: (event) => log.push(toldText(event)) && told.push(event),
    post: (message) => log.push(askedText(message)) && posted.push(message),
  });
  const hearAll = (...messages: ProductMessage[]) => {
    for (const message of messages) hear(message);
    return log.splice(0);
  };
  return { hearAll, choose, command, told, posted };
}

/** A watcher that has caught up with a product of two moments. */
function caughtUp() {
  const watched = watcher();
  watched.hearAll(hello(), resync(0, 1));
  watched.told.splice(0);
  watched.posted.splice(0);
  return watched;
}

describe('When a product is heard of', () => {
  it('is greeted and asked for everything that it still knows', () => {
    const { hearAll } = watcher();
    expect(hearAll(hello(), moments(7), resync(5, 6, 7))).toEqual([
      'product.greeted',
      'asks tab from 0',
      'watches tab of tab',
      'moment 5',
      'moment 6',
      'moment 7',
    ]);
  });

  it('is asked who it is when it has not said hello', () => {
    expect(watcher().hearAll(moments(0))).toEqual(['who']);
  });

  it('is not watched in place of another one, unless it is in the viewer’s own frame', () => {
    const { hearAll } = caughtUp();
    expect(hearAll(hello({ tab: 'other' }))).toEqual(['watches tab of tab other']);
    expect(hearAll(hello({ tab: OWN, isFramed: true }))).toEqual([
      'product.greeted',
      'asks own from 0',
      'watches own of tab other own',
    ]);
  });

  it('is not watched in place of one that was chosen', () => {
    const { hearAll, choose } = caughtUp();
    hearAll(hello({ tab: 'other' }));
    choose('other');
    choose('nobody');
    expect(hearAll(hello({ tab: OWN, isFramed: true })).at(-1)).toBe('watches other of tab other own');
  });
});

describe('The moments of a product', () => {
  it.each<[string, ProductMessage[], string[]]>([
    ['once each, in their order', [moments(1, 2), moments(2, 3, 4)], ['moment 2', 'moment 3', 'moment 4']],
    [
      'after those that are missing, which are asked for once',
      [moments(4), moments(5), resync(2, 3, 4), moments(5)],
      ['asks tab from 2', 'moment 2', 'moment 3', 'moment 4', 'moment 5'],
    ],
    [
      'after a gap of which the product itself knows nothing any more',
      [moments(900), resync(400, 401)],
      ['asks tab from 2', 'moment 400', 'moment 401'],
    ],
    [
      'not when they are of another product',
      [hello({ tab: 'other' }), { ...moments(2), tab: 'other' }],
      ['watches tab of tab other'],
    ],
    ['not when they are of an earlier visit', [{ ...moments(2), visit: 'earlier' }], []],
    [
      'from the first when the product is loaded anew',
      [hello({ visit: 'second' }), { ...resync(0), visit: 'second' }],
      ['product.greeted', 'asks tab from 0', 'watches tab of tab', 'moment 0'],
    ],
  ])('are told %s', (_how, messages, log) => {
    expect(caughtUp().hearAll(...messages)).toEqual(log);
  });

  it('get their choices later, with the questions of the guards put back', () => {
    const { hearAll, told } = caughtUp();
    const choice = { event: { type: 'go' }, text: 'Go', source: 'creator', takes: [] } as const;
    const truths = [
      ['rule', { isTrue: false, parts: [] }],
      ['unknown', { isTrue: true, parts: [] }],
      ['open', null],
    ] as const;
    const message = { kind: 'choices', ...VISIT, choices: [{ ...choice, truths }] } as const;
    expect(hearAll({ ...message, sequence: 0 }, { ...message, sequence: 1 })).toEqual(['moment 1']);
    const unpacked = [
      { transitionId: 'rule', truth: { tree: TREE, isTrue: false, parts: [] } },
      { transitionId: 'unknown', truth: null },
      { transitionId: 'open', truth: null },
    ];
    const moment = { ...momentAt(1), choices: [{ ...choice, truths: unpacked }] };
    expect(told).toEqual([{ type: 'product.momentSeen', moment }]);
  });
});

describe('A product that is closed', () => {
  it('is lost, and the next one that says hello is watched', () => {
    const { hearAll } = caughtUp();
    expect(hearAll({ kind: 'bye', tab: 'tab', visit: 'earlier' })).toEqual([]);
    expect(hearAll({ kind: 'bye', ...VISIT }, hello({ tab: 'other' }))).toEqual([
      'product.lost',
      'watches tab of ',
      'product.greeted',
      'asks other from 0',
      'watches other of other',
    ]);
  });

  it('leaves its place to another one that is there, until the chosen one is back', () => {
    const { hearAll, choose } = caughtUp();
    hearAll(hello({ tab: 'other' }));
    choose('tab');
    expect(hearAll({ kind: 'bye', ...VISIT }).at(-1)).toBe('watches other of other');
    expect(hearAll(hello({ tab: OWN, isFramed: true })).at(-1)).toBe('watches other of other own');
    expect(hearAll(hello({ visit: 'second' })).at(-1)).toBe('watches tab of other own tab');
  });
});

describe('A command', () => {
  it('goes to the watched product, and its answer comes back with it', () => {
    const { hearAll, command, posted, told } = caughtUp();
    const fast = { kind: 'hasten', factor: 10 } as const;
    command(fast);
    const [message] = posted;
    expect(message).toMatchObject({ kind: 'command', tab: 'tab', command: fast });
    const id = message?.kind === 'command' ? message.id : '';
    const answer = { kind: 'answer', tab: 'tab', refusal: null } as const;
    hearAll(
      { ...answer, command: 'of another viewer' },
      { ...answer, command: id, refusal: 'notInDemonstration' },
      { ...answer, command: id },
    );
    expect(told).toEqual([{ type: 'product.answered', command: fast, refusal: 'notInDemonstration' }]);
  });

  it('goes nowhere while no product is watched', () => {
    const { command, posted } = watcher();
    command({ kind: 'hasten', factor: 10 });
    expect(posted).toEqual([]);
  });
});

describe('The port of the viewer', () => {
  it('asks who is there, hears its frames too, passes on what is chosen and commanded, and closes its channel', () => {
    const page = new EventTarget();
    const log: string[] = [];
    let hear: (message: ProductMessage) => void = () => {};
    const watch = watchProductsWith(OWN, page, () => ({
      post: (message) => log.push('tab' in message ? `${message.kind} ${message.tab}` : message.kind),
      listen: (listener) => {
        hear = listener;
      },
      close: () => log.push('closed'),
    }));
    const machine = setup({ actors: { watch } }).createMachine({ invoke: { id: 'watch', src: 'watch' } });
    const actor = createActor(machine).start();
    const { watch: child } = actor.getSnapshot().children;
    hear(hello());
    page.dispatchEvent(new CustomEvent(JOURNEY_CHANNEL, { detail: hello({ tab: 'other' }) }));
    child?.send({ type: 'product.chosen', tab: 'other' });
    child?.send({ type: 'product.commanded', command: { kind: 'fail', calls: [] } });
    actor.stop();
    page.dispatchEvent(new CustomEvent(JOURNEY_CHANNEL, { detail: hello({ tab: OWN }) }));
    expect(log).toEqual(['who', 'resync tab', 'resync other', 'command other', 'closed']);
  });
});
