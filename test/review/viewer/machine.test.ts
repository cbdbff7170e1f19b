import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOf, placeOf } from '#src/review/page/viewer/address.ts';
import { OVERLAYS, VIEWS } from '#src/review/page/viewer/context.ts';
import type { ViewerEvent } from '#src/review/page/viewer/events.ts';
import { createViewerMachine } from '#src/review/page/viewer/machine.ts';
import { lintChart } from '#test/model/lintChart.ts';
import * as viewer from './viewerAt.ts';

const { acted, answered, GREETED, movedTo, SEEN, simulates, STARTED, step, STORY_OPENED, viewerAfter } = viewer;

it('The viewer is a sound chart', () => {
  // Only the chart of the product, which people review, needs requirements and descriptions.
  const findings = lintChart(createViewerMachine()).filter(({ rule }) => !rule.startsWith('missing'));
  expect(findings).toEqual([]);
});

describe('An address', () => {
  it('restores the place that it was made from', () => {
    const place = fc.record({
      view: fc.constantFrom(...VIEWS),
      selectedId: fc.option(fc.string({ minLength: 1 })),
      sentence: fc.option(fc.string({ minLength: 1 })),
      overlays: fc.subarray([...OVERLAYS]),
      query: fc.string(),
    });
    const property = fc.property(place, (given) => {
      expect(placeOf(addressOf(given))).toEqual(given);
    });
    fc.assert(property);
  });

  it.each(['', '#/nowhere/nothing', '#%zz'])('opens the map if it reads %j', (hash) => {
    expect(placeOf(hash)).toEqual({ view: 'map', selectedId: null, sentence: null, overlays: [], query: '' });
  });
});

describe('A session', () => {
  const PLAYED = [STARTED, acted('one'), acted('two')];

  it('asks whether to drop later steps before it continues from another', async () => {
    const { value, send } = await viewerAfter({ simulates }, ...PLAYED, movedTo(1), acted('other'));
    expect(value.session).toBe('asking');
    const kept = await send({ type: 'session.kept' });
    expect(kept.context).toMatchObject({ recording: { events: [{ type: 'one' }, { type: 'two' }] }, cursor: 1 });
    const { context } = await send(acted('other'), { type: 'session.discarded' });
    expect(context).toMatchObject({ recording: { events: [{ type: 'one' }, { type: 'other' }] }, cursor: 2 });
  });

  it.each<[string, ViewerEvent, string | undefined]>([
    ['a story', { ...STORY_OPENED, story: { ...STORY_OPENED.story, start: 'connected' } }, 'connected'],
    ['nothing', { type: 'session.closed' }, undefined],
  ])('is replaced by %s only after a question', async (_, event, start) => {
    const { value, context, send } = await viewerAfter({ simulates }, ...PLAYED, event);
    expect(value.session).toBe('asking');
    expect(context.recording?.start).toBe('guest');
    expect((await send({ type: 'session.discarded' })).context.recording?.start).toBe(start);
  });

  it('of a story is replaced without a question, and loses its name', async () => {
    const { context, send } = await viewerAfter({ simulates }, STARTED, STORY_OPENED);
    expect(context.recording?.name).toBe('Two steps');
    expect((await send(movedTo(1), acted('other'))).context.recording?.name).toBeNull();
  });

  it('says when the browser refuses to save it as a story', async () => {
    const { value } = await viewerAfter({ canSave: () => false }, { ...STORY_OPENED, type: 'story.saved' });
    expect(value.stories).toBe('refused');
  });
});

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
  const opened = await viewerAfter({ simulates, commands, routes }, { type: 'product.opened' }, GREETED, opener);
  const lead = async () => {
    opened.clock.increment(1000);
    await answered();
    const command = commands.flatMap((event) => (event.type === 'product.commanded' ? [event.command] : [])).at(-1);
    if (command === undefined) throw new Error('The product was not commanded');
    const loaded = { type: 'product.stepPublished', step: step(8), replay: null, source: 'services' } as const;
    return opened.send(loaded, { type: 'product.answered', command, refusal: null });
  };
  await lead();
  return { ...opened, commands, routes, lead };
}

describe('A session in the product', () => {
  it('leads the product to the step that is shown', async () => {
    const { send, commands, routes, lead } = await leadProduct(STORY_OPENED);
    await send(movedTo(1), movedTo(2));
    await lead();
    expect(routes).toEqual([0, 2]);
    expect(commands).toMatchObject([{ command: { isHeld: true } }, { command: { isHeld: false } }]);
  });

  it('cannot be replayed past a step without a sample', async () => {
    const { send, clock, actor } = await leadProduct(STARTED);
    const { context } = await send({ ...published('typed'), replay: null }, published('pressed', 'creator', 10));
    expect(context.recording).toMatchObject({ events: [], steps: { length: 3 }, isUnsaved: true });
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

  it('sends commands only to a product that answers', async () => {
    const commands: ViewerEvent[] = [];
    const command: ViewerEvent = { type: 'product.commanded', command: { kind: 'setSpeed', factor: 10 } };
    const opening: ViewerEvent[] = [{ type: 'product.opened' }, command, GREETED, command];
    const { context } = await viewerAfter({ commands }, ...opening, { type: 'product.lost' }, command);
    expect(commands).toEqual([command]);
    expect(context.product).toBeNull();
  });
});
