import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ViewerEvent } from '#src/review/page/viewer/events.ts';
import { answered, GREETED, movedTo, SEEN, simulates, STARTED, step, STORY_OPENED, viewerAfter } from './viewerAt.ts';

const published = (type: string, source: 'creator' | 'services' = 'creator', sequence = 9) => ({
  type: 'product.stepPublished' as const,
  step: { ...step(sequence), event: { type, text: type }, taken: ['rule'] },
  replay: { type },
  source,
});
const eventsOf = (...types: readonly string[]) => types.map((type) => ({ type }));

/** Opens the product and leads it to the current step of a session. */
async function leadProduct(opener: ViewerEvent) {
  const commands: ViewerEvent[] = [];
  const routes: number[] = [];
  const viewer = await viewerAfter({ simulates, commands, routes }, { type: 'product.opened' }, GREETED, opener);
  const lead = async () => {
    viewer.clock.increment(1000);
    await answered();
    const command = commands.flatMap((event) => (event.type === 'product.commanded' ? [event.command] : [])).at(-1);
    if (command === undefined) throw new Error('the product was not commanded');
    const loaded = { type: 'product.stepPublished', step: step(8), replay: null, source: 'services' } as const;
    return viewer.send(loaded, { type: 'product.answered', command, refusal: null });
  };
  await lead();
  return { ...viewer, commands, routes, lead };
}

describe('A session in the product', () => {
  it('leads the product to the step that is shown', async () => {
    const { send, clock, commands, routes, lead } = await leadProduct(STORY_OPENED);
    await send(movedTo(1), movedTo(2));
    await lead();
    expect(routes).toEqual([0, 2]);
    expect(commands).toMatchObject([{ command: { isHeld: true } }, { command: { isHeld: false } }]);
    await send(movedTo(1));
    clock.increment(1000);
    await send(movedTo(2));
    await lead();
    await lead();
    expect(routes).toEqual([0, 2, 1, 2]);
  });

  it('records the product, with the choices of the last step only', async () => {
    const { send } = await leadProduct(STARTED);
    const choice = { event: { type: 'next' }, text: 'Next', source: 'creator', takes: [], truths: [] } as const;
    const pressed = published('pressed');
    const withChoice = { ...pressed, step: { ...pressed.step, choices: [choice] } };
    const { context } = await send(withChoice, published('answered', 'services', 10));
    const steps = [{ atMs: 0 }, { atMs: 1, choices: [] }, { atMs: 2 }];
    expect(context.recording).toMatchObject({ events: eventsOf('pressed', 'answered'), isUnsaved: true, steps });
  });

  it('sends an event chosen on the page to the product', async () => {
    const { send, commands } = await leadProduct(STARTED);
    const command = { kind: 'send', event: { type: 'chosen', what: 'this' } } as const;
    await send({ type: 'simulation.acted', event: command.event });
    expect(commands.at(-1)).toEqual({ type: 'product.commanded', command });
    const { context } = await send({ type: 'product.answered', command, refusal: null }, published('chosen'));
    expect(context).toMatchObject({ recording: { events: [command.event] }, sent: null });
  });

  it('cannot be replayed past a step without a sample', async () => {
    const { send, clock, actor } = await leadProduct(STARTED);
    const { context } = await send({ ...published('typed'), replay: null }, published('pressed', 'creator', 10));
    expect(context.recording).toMatchObject({ events: [], steps: { length: 3 } });
    await send(movedTo(1));
    clock.increment(1000);
    await answered();
    expect(actor.getSnapshot().value.product).toEqual({ open: { watched: 'apart' } });
  });

  it('follows the product along its own steps, unless the product acts unasked', async () => {
    const { send, commands } = await leadProduct(STORY_OPENED);
    const unasked = await send(published('loaded', 'services'));
    expect(unasked.context).toMatchObject({ recording: { events: eventsOf('one', 'two') }, cursor: 0 });
    const along = await send({ type: 'product.stepPublished', step: step(10), replay: null, source: 'creator' });
    expect(along.context).toMatchObject({ recording: { events: eventsOf('one', 'two') }, cursor: 1 });
    const held = { ...SEEN, isHeld: true, speed: 10 } as const;
    const other = await send({ ...GREETED, product: held }, published('other', 'creator', 11));
    expect(other.context.recording).toMatchObject({ events: eventsOf('one', 'other'), name: null });
    expect(commands.at(-1)).toMatchObject({ command: { kind: 'setSpeed', factor: 10 } });
  });

  it('asks before a press in the product drops later steps', async () => {
    const { send, routes, lead } = await leadProduct(STARTED);
    await send(published('one'), published('two', 'creator', 10), movedTo(1));
    await lead();
    const presses = [published('other', 'creator', 11), published('more', 'creator', 12)];
    expect((await send(...presses)).value.session).toBe('asking');
    const kept = await send({ type: 'session.kept' });
    expect(kept.context.recording?.events).toEqual(eventsOf('one', 'two'));
    await lead();
    expect(routes).toEqual([0, 1, 1]);
    const { context } = await send(...presses, { type: 'session.discarded' });
    expect(context).toMatchObject({ recording: { events: eventsOf('one', 'other', 'more') }, cursor: 3 });
  });

  it.each([
    ['closes the product that its story opened', [STORY_OPENED, GREETED], true],
    ['keeps the product that the reviewer opened', [{ type: 'product.opened' }, GREETED, STORY_OPENED], false],
  ] as const)('%s', async (_, opening, isClosed) => {
    vi.stubEnv('VITE_DEMONSTRATION', 'true');
    onTestFinished(() => void vi.unstubAllEnvs());
    const { context, send } = await viewerAfter({ simulates }, ...opening);
    expect(context.product).toEqual({ ...SEEN, step: null });
    const { value } = await send({ type: 'session.closed' });
    expect(value.product === 'closed').toBe(isClosed);
  });
});
