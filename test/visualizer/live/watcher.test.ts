import { describe, expect, it } from 'vitest';
import { type ProductMessage, type PublishedStep, type ViewerMessage } from '#src/visualizer/live/messages.ts';
import type { SeenProduct } from '#src/visualizer/live/seenProduct.ts';
import { createWatcher, type WatchEvent } from '#src/visualizer/live/watcher.ts';

const OWN = 'own';
const VISIT = { tab: 'tab', visit: 'first' };
const TREE = { kind: 'named', name: 'isReady', text: 'it is ready', params: null, inside: null } as const;

const hello = (change: Partial<SeenProduct> = {}): ProductMessage => ({
  kind: 'hello',
  product: { ...VISIT, isFramed: false, modelHash: 'hash', takesCommands: true, ...change } as SeenProduct,
});
const bye: ProductMessage = { kind: 'bye', ...VISIT };
const other = hello({ tab: 'other' });
const own = hello({ tab: OWN, isFramed: true });
const stepAt = (sequence: number) => ({ sequence, atMs: 0, active: [] as readonly string[] }) as PublishedStep;
const steps = (...numbers: number[]) => ({ kind: 'steps', ...VISIT, steps: numbers.map(stepAt) }) as const;
const resync = (...numbers: number[]) => ({ ...steps(...numbers), kind: 'resync', questions: { rule: TREE } }) as const;

/** What a watcher reports or requests, in short: a step by its number. */
function shortText(event: WatchEvent | ViewerMessage): string {
  if ('kind' in event) return event.kind === 'resync' ? `requests ${event.tab} from ${event.from}` : event.kind;
  if (event.type === 'product.stepPublished') return String(event.step.sequence);
  if (event.type !== 'product.listed') return event.type;
  return `watches ${event.watchedTab} of ${event.products.map(({ tab }) => tab).join(' ')}`;
}

/** A watcher that has received these, and what it has reported and requested since it was last read. */
function watcher(...received: readonly ProductMessage[]) {
  const log: (WatchEvent | ViewerMessage)[] = [];
  const { receive, choose, command } = createWatcher({
    ownTab: OWN,
    notify: (event) => log.push(event),
    post: (message) => log.push(message),
  });
  const receiveAll = (...messages: readonly ProductMessage[]) => {
    for (const message of messages) receive(message);
    return log.splice(0);
  };
  receiveAll(...received);
  return { receiveAll, choose, command, texts: (...more: ProductMessage[]) => receiveAll(...more).map(shortText) };
}

/** A product whose two steps have been received. */
const KNOWN = [hello(), resync(0, 1)];
/** What is said when one says hello, and when it skips a step. */
const GREETING = 'product.greeted, requests tab from 0, watches tab of tab';
const GAP = 'requests tab from 2';

describe('A watcher', () => {
  const second = { visit: 'second' };
  const earlier = { visit: 'earlier' };
  it.each<[string, ProductMessage[], ProductMessage[], string]>([
    ['greets a product and requests all that it retains', [], [hello(), steps(7), resync(5, 6)], `${GREETING}, 5, 6`],
    ['requests a hello from a product that has not said it', [], [steps(0)], 'who'],
    ['passes each step on once', KNOWN, [steps(1, 2), steps(2, 3)], '2, 3'],
    ['requests once what is missing', KNOWN, [steps(4), steps(5), resync(2, 3, 4), steps(5)], `${GAP}, 2, 3, 4, 5`],
    ['goes on after a gap that nobody can fill', KNOWN, [steps(900), resync(400, 401)], `${GAP}, 400, 401`],
    ['passes nothing on of another product', [...KNOWN, other], [{ ...steps(2), tab: 'other' }], ''],
    [
      'passes nothing on of an earlier visit',
      KNOWN,
      [
        { ...steps(2), ...earlier },
        { ...bye, ...earlier },
      ],
      '',
    ],
    ['begins anew with one that does', KNOWN, [hello(second), { ...resync(0), ...second }], `${GREETING}, 0`],
    ['prefers the one in its own frame', KNOWN, [own], 'product.greeted, requests own from 0, watches own of tab own'],
  ])('%s', (_what, before, messages, texts) => {
    expect(
      watcher(...before)
        .texts(...messages)
        .join(', '),
    ).toBe(texts);
  });

  it('watches the one that is chosen, another one while that is closed, and that again once it is back', () => {
    const { texts, choose } = watcher(...KNOWN, other);
    choose('tab');
    choose('nobody');
    expect(texts(own).at(-1)).toBe('watches tab of tab other own');
    expect(texts(bye).at(-1)).toBe('watches other of other own');
    expect(texts(hello({ visit: 'second' })).at(-1)).toBe('watches tab of other own tab');
  });

  it('passes the choices of the latest step on later, with the questions of the guards put back', () => {
    const choice = { event: { type: 'go' }, text: 'Go', source: 'creator', takes: [] } as const;
    const answer = { isTrue: false, parts: [] };
    const answers = { rule: answer, unknown: answer, open: null };
    const message = { kind: 'choices', ...VISIT, choices: [{ ...choice, truths: Object.entries(answers) }] } as const;
    const unpacked = Object.entries({ rule: { ...answer, tree: TREE }, unknown: null, open: null }).map(
      ([transitionId, truth]) => ({ transitionId, truth }),
    );
    const step = { ...stepAt(1), choices: [{ ...choice, truths: unpacked }] };
    const notified = watcher(...KNOWN).receiveAll({ ...message, sequence: 0 }, { ...message, sequence: 1 });
    expect(notified).toEqual([{ type: 'product.stepPublished', step }]);
  });

  it('commands the watched product alone, and takes each answer once, to a command of its own', () => {
    const fast = { kind: 'setSpeed', factor: 10 } as const;
    const nobody = watcher();
    nobody.command(fast);
    expect(nobody.receiveAll()).toEqual([]);
    const { receiveAll, command } = watcher(...KNOWN);
    command(fast);
    const [message] = receiveAll();
    expect(message).toMatchObject({ kind: 'command', tab: 'tab', command: fast });
    const id = message !== undefined && 'id' in message ? message.id : '';
    const answer = { kind: 'answer', tab: 'tab', command: id, refusal: 'notInDemonstration' } as const;
    const notified = receiveAll({ ...answer, command: 'of another viewer' }, answer, answer);
    expect(notified).toEqual([{ type: 'product.answered', command: fast, refusal: 'notInDemonstration' }]);
  });
});
