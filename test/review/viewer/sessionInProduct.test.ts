import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ViewerEvent } from '#src/review/page/viewer/events.ts';
import { acted, GREETED, movedTo, OPENED, seen, simulates, STARTED, STORY, types } from './played.ts';
import { answered, SEEN, step, viewerAfter } from './viewerAt.ts';

describe('A session in the product', () => {
  const LEAD_MS = 1000;
  /** A viewer whose product was led to a step of a session. */
  async function led(...events: readonly ViewerEvent[]) {
    const commands: ViewerEvent[] = [];
    const routes: number[] = [];
    const viewer = await viewerAfter({ simulates, commands, routes }, ...OPENED, ...events);
    const lead = async () => {
      viewer.clock.increment(LEAD_MS);
      await answered();
      const command = commands.flatMap((event) => (event.type === 'product.commanded' ? [event.command] : [])).at(-1);
      if (command === undefined) throw new Error('the product was not commanded');
      return viewer.send(seen(step(8)), { type: 'product.answered', command, refusal: null });
    };
    await lead();
    return { ...viewer, commands, routes, lead };
  }
  const sent = (type: string, source: 'creator' | 'services' = 'creator', at = 9): ViewerEvent => ({
    type: 'product.stepPublished',
    step: { ...step(at), event: { type, text: type }, taken: ['rule'] },
    replay: { type },
    source,
  });

  it('is led to each step that is shown for a while, with its time held at an earlier one', async () => {
    const { send, commands, routes, lead } = await led({ type: 'story.opened', story: STORY });
    await send(movedTo(1), movedTo(2));
    await lead();
    expect(routes).toEqual([0, 2]);
    const held = commands.map(
      (event) => event.type === 'product.commanded' && 'isHeld' in event.command && event.command.isHeld,
    );
    expect(held).toEqual([true, false]);
  });

  it('is led again when another step was shown while it was loaded', async () => {
    const { send, actor, routes, clock, lead } = await led({ type: 'story.opened', story: STORY });
    await send(movedTo(1));
    clock.increment(LEAD_MS);
    await send(movedTo(2));
    await lead();
    await lead();
    expect([routes, actor.getSnapshot().value.product]).toEqual([[0, 1, 2], { open: { watched: 'following' } }]);
  });

  it('goes on with what is pressed in the product, as it can be replayed', async () => {
    const { send } = await led(STARTED);
    const { context } = await send(sent('pressed'), sent('answered', 'services', 10));
    expect([types(context.recording), context.cursor, context.recording?.isUnsaved]).toEqual([
      ['pressed', 'answered'],
      2,
      true,
    ]);
    expect(context.recording?.steps.map(({ sequence, atMs }) => [sequence, atMs])).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
    ]);
  });

  it('sends what is chosen on the page to the product, whose step then goes into the session', async () => {
    const { send, commands } = await led(STARTED);
    const command = { kind: 'send', event: { type: 'chosen', what: 'this' } } as const;
    await send({ type: 'simulation.acted', event: command.event });
    expect(commands.at(-1)).toEqual({ type: 'product.commanded', command });
    const { context } = await send({ type: 'product.answered', command, refusal: null }, sent('chosen'));
    expect([context.recording?.events, context.sent]).toEqual([[command.event], null]);
  });

  it('cannot be replayed past what has no sample', async () => {
    const { send, clock } = await led(STARTED);
    const typed = { ...sent('typed'), replay: null } as ViewerEvent;
    const { context } = await send(typed, sent('pressed', 'creator', 10));
    expect([types(context.recording), context.recording?.steps.length]).toEqual([[], 3]);
    await send(movedTo(1));
    clock.increment(LEAD_MS);
    await answered();
    expect((await send()).value.product).toEqual({ open: { watched: 'apart' } });
  });

  it('moves along its own steps, and changes none of them by what the product does unasked', async () => {
    const { send } = await led({ type: 'story.opened', story: STORY });
    const unasked = await send(sent('loaded', 'services'));
    expect([types(unasked.context.recording), unasked.context.cursor]).toEqual([['one', 'two'], 0]);
    const next: ViewerEvent = { type: 'product.stepPublished', step: step(10), replay: null, source: 'creator' };
    const along = await send(next);
    expect([types(along.context.recording), along.context.cursor]).toEqual([['one', 'two'], 1]);
    const other = await send(sent('other', 'creator', 11));
    expect([types(other.context.recording), other.context.recording?.name]).toEqual([['one', 'other'], null]);
  });

  it('lets the time of the product run again once its latest step is shown', async () => {
    const { send, commands } = await led({ type: 'story.opened', story: STORY });
    await send({ type: 'product.greeted', product: { ...SEEN, isHeld: true, speed: 10 } }, sent('other'));
    expect(commands.at(-1)).toEqual({ type: 'product.commanded', command: { kind: 'setSpeed', factor: 10 } });
  });

  it('asks before what is pressed at an earlier step drops later ones, and leads the product back', async () => {
    const { send, actor, routes, lead } = await led(STARTED);
    await send(sent('one'), sent('two', 'creator', 10), movedTo(1));
    await lead();
    const asked = await send(sent('other', 'creator', 11), sent('more', 'creator', 12));
    expect([asked.value.session, types(asked.context.recording)]).toEqual(['asking', ['one', 'two']]);
    await send({ type: 'session.kept' });
    await lead();
    expect([routes, actor.getSnapshot().value.session]).toEqual([[0, 1, 1], { simulated: 'waiting' }]);
    await send(sent('other', 'creator', 11), sent('more', 'creator', 12));
    const { context } = await send({ type: 'session.discarded' });
    expect([types(context.recording), context.cursor]).toEqual([['one', 'other', 'more'], 3]);
  });

  it.each([
    ['closes with it when a story opened it', { type: 'story.opened', story: STORY }, 'closed'],
    ['stays open when the reviewer opened it', { type: 'product.opened' }, 'open'],
  ] as const)('%s', async (_, opener, after) => {
    vi.stubEnv('VITE_DEMONSTRATION', 'true');
    onTestFinished(() => void vi.unstubAllEnvs());
    const story = { type: 'story.opened', story: STORY } as const;
    const { send, context } = await viewerAfter({ simulates }, opener, GREETED, story, seen(step(1)));
    expect(context.product).not.toBeNull();
    const { value, context: closed } = await send({ type: 'session.closed' });
    expect([typeof value.product === 'string' ? value.product : 'open', closed.recording]).toEqual([after, null]);
  });

  it('that a story opened stays open while its unsaved steps are asked about', async () => {
    vi.stubEnv('VITE_DEMONSTRATION', 'true');
    onTestFinished(() => void vi.unstubAllEnvs());
    const { send } = await viewerAfter({ simulates }, { type: 'story.opened', story: STORY }, GREETED, acted('other'));
    const asked = await send({ type: 'session.closed' });
    expect([asked.value.session, asked.value.product]).not.toContain('closed');
    const { value, context } = await send({ type: 'session.discarded' });
    expect([value.session, value.product, context.product]).toEqual(['none', 'closed', null]);
  });
});
