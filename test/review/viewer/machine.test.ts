import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { addressOf, bridgeAddress, placeOf } from '#src/review/page/viewer/address.ts';
import { OVERLAYS, VIEWS } from '#src/review/page/viewer/context.ts';
import type { ViewerEvent } from '#src/review/page/viewer/events.ts';
import { createViewerMachine } from '#src/review/page/viewer/machine.ts';
import type { DrawInput } from '#src/review/page/viewer/ports.ts';
import { lintChart } from '#test/model/lintChart.ts';
import { cast } from '#test/support/cast.ts';
import { acted, GREETED, movedTo, simulates, STARTED, STORY_OPENED, viewerAfter, viewerIn } from './viewerAt.ts';

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

  it.each(['', '#/nowhere/nothing', '#?show=&&', '#%zz'])('opens the map if it reads %j', (hash) => {
    expect(placeOf(hash)).toEqual({ view: 'map', selectedId: null, sentence: null, overlays: [], query: '' });
  });

  it('opens the view that it names, and follows the viewer', () => {
    const { actor } = viewerIn();
    const history = { replaceState: vi.fn<History['replaceState']>(), pushState: vi.fn<History['pushState']>() };
    const matchMedia = () => ({ matches: true });
    const page = Object.assign(new EventTarget(), { location: { hash: '#/chart' }, history, matchMedia });
    bridgeAddress(actor, cast<Window>(page), () => Promise.reject(new Error('no story')));
    expect(actor.getSnapshot().value.view).toBe('chart');
    actor.send({ type: 'view.opened', view: 'outline' });
    expect(history.pushState).toHaveBeenLastCalledWith(null, '', '#/outline');
  });
});

describe('The viewer', () => {
  it('is a sound chart', () => {
    // Only the chart of the product, which people review, needs requirements and descriptions.
    const findings = lintChart(createViewerMachine()).filter(({ rule }) => !rule.startsWith('missing'));
    expect(findings).toEqual([]);
  });

  it('keeps the last drawing after a failure, and draws again on request', async () => {
    const draws: DrawInput[] = [];
    let canDraw = true;
    const { context: before, send } = await viewerAfter({ draws, canDraw: () => canDraw });
    canDraw = false;
    const failed = await send({ type: 'view.opened', view: 'chart' });
    expect(failed.value.drawing).toBe('failed');
    expect(failed.context.drawing).toBe(before.drawing);
    canDraw = true;
    expect((await send({ type: 'drawing.retried' })).value.drawing).toBe('drawn');
    expect(draws.map(({ altitude }) => altitude)).toEqual(['map', 'chart', 'chart']);
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
    ['another one', { type: 'simulation.started', start: 'connected' }, 'connected'],
    ['a story', { ...STORY_OPENED, story: { ...STORY_OPENED.story, start: 'connected' } }, 'connected'],
    ['nothing', { type: 'session.closed' }, undefined],
  ])('is replaced by %s only after a question', async (_, event, start) => {
    const { value, context, send } = await viewerAfter({ simulates }, ...PLAYED, event);
    expect(value).toMatchObject({ session: 'asking', view: 'map' });
    expect(context.recording?.start).toBe('guest');
    expect((await send({ type: 'session.discarded' })).context.recording?.start).toBe(start);
  });

  it('of a path or story is replaced without a question', async () => {
    const route = { start: 'guest', events: STORY_OPENED.story.events };
    const { context, send } = await viewerAfter({ simulates }, { type: 'path.opened', route });
    expect(context).toMatchObject({ cursor: 0, recording: { steps: { length: 3 } } });
    const opened = await send(STORY_OPENED);
    expect(opened.context.recording?.name).toBe('Two steps');
    expect((await send(movedTo(1), acted('other'))).context.recording?.name).toBeNull();
  });

  it('says when the browser refuses to save it as a story', async () => {
    const { value } = await viewerAfter({ canSave: () => false }, { ...STORY_OPENED, type: 'story.saved' });
    expect(value.stories).toBe('refused');
  });
});
