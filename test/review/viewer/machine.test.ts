import { describe, expect, it } from 'vitest';
import type { ProductStatus } from '#src/review/engine/session/framedProduct.ts';
import type { SessionStep } from '#src/review/engine/session/sessionStep.ts';
import type { Story } from '#src/review/engine/session/story.ts';
import { addressOf, placeOf } from '#src/review/page/viewer/address.ts';
import { OVERLAYS } from '#src/review/page/viewer/context.ts';
import type { ViewerEvent } from '#src/review/page/viewer/events.ts';
import { createViewerMachine } from '#src/review/page/viewer/machine.ts';
import { lintChart } from '#test/model/lintChart.ts';
import { type FakeServices, settleServices, startViewer } from './startViewer.ts';

/** Starts a viewer and sends it events. Services settle after each event. */
async function startViewerAndSend(services: FakeServices, ...events: readonly ViewerEvent[]) {
  const viewer = startViewer(services);
  await settleServices();
  const send = async (...more: readonly ViewerEvent[]) => {
    for (const event of more) {
      viewer.actor.send(event);
      await settleServices();
    }
    return viewer.actor.getSnapshot();
  };
  return { ...viewer, send, ...(await send(...events)) };
}

function createStep(sequence: number): SessionStep {
  const emptyFields = { event: null, active: [], taken: [], timers: [], choices: [], emitted: [] };
  return { sequence, atMs: sequence, ...emptyFields };
}

/** Returns fake steps that differ only in their sequence number, without running a chart. */
const simulate = ({ events }: { readonly events: readonly unknown[] }) => [
  createStep(0),
  ...events.map((_, index) => createStep(index + 1)),
];

const createEvents = (...types: readonly string[]) => types.map((type) => ({ type }));
/** The status of a product in the side panel. */
const STATUS: ProductStatus = { path: '/offers', speed: 1, atMs: 1000, isHeld: false, failing: ['signContract'] };
const story: Story = {
  name: 'Two steps',
  title: '',
  start: 'guest',
  events: createEvents('one', 'two'),
  leads: ['stays', 'stays'],
};
const STORY_OPENED = { type: 'story.opened', story } as const;
const STARTED = { type: 'simulation.started', start: 'guest' } as const;
const GREETED = { type: 'product.greeted', product: STATUS } as const;
const acted = (type: string) => ({ type: 'simulation.acted', event: { type } }) as const;
const movedTo = (to: number) => ({ type: 'cursor.moved', to }) as const;

it('The viewer passes the chart linter', () => {
  // Only the product's chart needs requirements and descriptions, because people review it.
  const findings = lintChart(createViewerMachine()).filter(({ rule }) => !rule.startsWith('missing'));
  expect(findings).toEqual([]);
});

describe('An address', () => {
  it('restores the view it was created from', () => {
    const details = { selectedId: 'a|b.c|0', sentence: '50% & more?', query: '#/chart?item=é' };
    const place = { view: 'outline' as const, overlays: [...OVERLAYS], ...details };
    expect(placeOf(addressOf(place))).toEqual(place);
  });

  it.each(['', '#/nowhere/nothing', '#%zz'])('without a known view opens the map: %j', (hash) => {
    expect(placeOf(hash)).toEqual({ view: 'map', selectedId: null, sentence: null, overlays: [], query: '' });
  });
});

describe('A session', () => {
  const PLAYED = [STARTED, acted('one'), acted('two')];

  it('asks for confirmation before it continues from an earlier step', async () => {
    const { value, send } = await startViewerAndSend({ simulate }, ...PLAYED, movedTo(1), acted('other'));
    expect(value.session).toBe('asking');
    const kept = await send({ type: 'session.kept' });
    expect(kept.context).toMatchObject({ recording: { events: createEvents('one', 'two') }, cursor: 1 });
    const { context } = await send(acted('other'), { type: 'session.discarded' });
    expect(context).toMatchObject({ recording: { events: createEvents('one', 'other') }, cursor: 2 });
  });

  it.each<[string, ViewerEvent, string | undefined]>([
    ['a story opens', { ...STORY_OPENED, story: { ...story, start: 'connected' } }, 'connected'],
    ['it is closed', { type: 'session.closed' }, undefined],
  ])('is discarded only after confirmation if %s', async (_, event, start) => {
    const { value, context, send } = await startViewerAndSend({ simulate }, ...PLAYED, event);
    expect(value.session).toBe('asking');
    expect(context.recording?.start).toBe('guest');
    expect((await send({ type: 'session.discarded' })).context.recording?.start).toBe(start);
  });

  it('reports when the browser cannot save it as a story', async () => {
    const { value } = await startViewerAndSend({ isStorageFull: true }, { ...STORY_OPENED, type: 'story.saved' });
    expect(value.stories).toBe('refused');
  });
});

const published = (type: string, source: 'creator' | 'services' = 'creator', sequence = 9) => ({
  type: 'product.stepPublished' as const,
  step: { ...createStep(sequence), event: { type, text: type }, taken: ['rule'] },
  replay: { type },
  source,
});

/** Opens the product and replays a session in it up to the current step. */
async function openProduct(opener: ViewerEvent) {
  const commands: ViewerEvent[] = [];
  const routes: number[] = [];
  const opened = await startViewerAndSend({ simulate, commands, routes }, { type: 'product.opened' }, GREETED, opener);
  const replay = async () => {
    opened.clock.increment(1000);
    await settleServices();
    const command = commands.flatMap((event) => (event.type === 'product.commanded' ? [event.command] : [])).at(-1);
    if (command === undefined) throw new Error('The viewer did not send a command.');
    const loaded = { type: 'product.stepPublished', step: createStep(8), replay: null, source: 'services' } as const;
    return opened.send(loaded, { type: 'product.answered', command, refusal: null });
  };
  await replay();
  return { ...opened, commands, routes, replay };
}

it('The viewer lists saved stories after a story link fails to open', async () => {
  const { context, value } = await startViewerAndSend({}, { type: 'story.refused', problem: 'Too long.' });
  expect(context.storyProblem).toBe('Too long.');
  expect(value.stories).toBe('saved');
});

describe('A session in the product', () => {
  it('moves the product to the selected step', async () => {
    const { send, commands, routes, replay } = await openProduct(STORY_OPENED);
    await send(movedTo(1), movedTo(2));
    await replay();
    expect(routes).toEqual([0, 2]);
    expect(commands).toMatchObject([{ command: { isHeld: true } }, { command: { isHeld: false } }]);
  });

  it('cannot be replayed to a step that no sample event can replay', async () => {
    const { send, clock, actor } = await openProduct(STARTED);
    const { context } = await send({ ...published('typed'), replay: null }, published('pressed', 'creator', 10));
    expect(context.recording).toMatchObject({ events: [], steps: { length: 3 }, isUnsaved: true });
    await send(movedTo(1));
    clock.increment(1000);
    await settleServices();
    expect(actor.getSnapshot().value.product).toEqual({ open: { watched: 'apart' } });
  });

  it('follows steps taken in the product, except those of services', async () => {
    const { send, commands } = await openProduct(STORY_OPENED);
    const afterService = await send(published('loaded', 'services'));
    expect(afterService.context).toMatchObject({ recording: { events: createEvents('one', 'two') }, cursor: 0 });
    const afterCreator = await send({
      type: 'product.stepPublished',
      step: createStep(10),
      replay: null,
      source: 'creator',
    });
    expect(afterCreator.context).toMatchObject({ recording: { events: createEvents('one', 'two') }, cursor: 1 });
    const held = { ...STATUS, isHeld: true, speed: 10 } as const;
    const afterOther = await send({ ...GREETED, product: held }, published('other', 'creator', 11));
    expect(afterOther.context.recording).toMatchObject({ events: createEvents('one', 'other'), name: null });
    expect(commands.at(-1)).toMatchObject({ command: { kind: 'setSpeed', factor: 10 } });
  });

  it('asks for confirmation before an action in the product discards later steps', async () => {
    const { send, replay } = await openProduct(STARTED);
    await send(published('one'), published('two', 'creator', 10), movedTo(1));
    await replay();
    expect((await send(published('other', 'creator', 11))).value.session).toBe('asking');
    const { context } = await send({ type: 'session.discarded' });
    expect(context).toMatchObject({ recording: { events: createEvents('one', 'other') }, cursor: 2 });
  });

  it('sends commands only to a connected product', async () => {
    const commands: ViewerEvent[] = [];
    const command: ViewerEvent = { type: 'product.commanded', command: { kind: 'setSpeed', factor: 10 } };
    const opening: ViewerEvent[] = [{ type: 'product.opened' }, command, GREETED, command];
    const { context } = await startViewerAndSend({ commands }, ...opening, { type: 'product.lost' }, command);
    expect(commands).toEqual([command]);
    expect(context.product).toBeNull();
  });
});
