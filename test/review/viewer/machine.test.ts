import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { addressOf, bridgeAddress, placeOf } from '#src/review/page/viewer/address.ts';
import { type Overlay, OVERLAYS, type ViewName, VIEWS } from '#src/review/page/viewer/context.ts';
import type { ViewerEvent } from '#src/review/page/viewer/events.ts';
import { createViewerMachine } from '#src/review/page/viewer/machine.ts';
import type { DrawInput } from '#src/review/page/viewer/ports.ts';
import { lintChart } from '#test/model/lintChart.ts';
import { cast } from '#test/support/cast.ts';
import * as viewer from './viewerAt.ts';

const { acted, GREETED, movedTo, NO_TEXTS, simulates, STARTED, STORY_OPENED, viewerAfter } = viewer;
const toggled = (overlay: Overlay): ViewerEvent => ({ type: 'overlay.toggled', overlay });
const viewed = (view: ViewName): ViewerEvent => ({ type: 'view.opened', view });
const selected = (id: string | null): ViewerEvent => ({ type: 'item.selected', id });
const linked = (hash: string): ViewerEvent => ({ type: 'address.opened', place: placeOf(hash) });
const PLAY: ViewerEvent = { type: 'panel.opened', panel: 'play' };
const SENTENCE: ViewerEvent = { type: 'sentence.opened', id: 'a', text: 'A fee' };

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

  it.each(['', '#', '#/nowhere/nothing', '#?show=&&', '#%zz'])('opens the map if it reads %j', (hash) => {
    expect(placeOf(hash)).toEqual({ view: 'map', selectedId: null, sentence: null, overlays: [], query: '' });
  });

  it.each([
    ['the list of screens on a phone', '', true, 'storyboard', 'replaceState'],
    ['the map on a computer', '', false, 'map', 'replaceState'],
    ['the view that it names', '#/chart', true, 'chart', 'pushState'],
  ] as const)('opens %s, and follows the viewer', (_, hash, isPhone, view, change) => {
    const { actor } = viewer.viewerIn();
    const history = { replaceState: vi.fn<History['replaceState']>(), pushState: vi.fn<History['pushState']>() };
    const matchMedia = () => ({ matches: isPhone });
    const page = Object.assign(new EventTarget(), { location: { hash }, history, matchMedia });
    bridgeAddress(actor, cast<Window>(page), () => Promise.reject(new Error('no story')));
    expect(actor.getSnapshot().value.view).toBe(view);
    actor.send(viewed('outline'));
    expect(history[change]).toHaveBeenLastCalledWith(null, '', '#/outline');
  });
});

describe('The viewer', () => {
  it('is a sound chart', () => {
    // Only the chart of the product, which people review, needs requirements and descriptions.
    const findings = lintChart(createViewerMachine()).filter(({ rule }) => !rule.startsWith('missing'));
    expect(findings).toEqual([]);
  });

  it('draws again only for another altitude, and on request after a failure', async () => {
    const draws: DrawInput[] = [];
    let canDraw = true;
    const { context: before, send } = await viewerAfter({ draws, canDraw: () => canDraw }, viewed('outline'));
    canDraw = false;
    const failed = await send(viewed('chart'));
    expect(failed.value.drawing).toBe('failed');
    expect(failed.context.drawing).toBe(before.drawing);
    canDraw = true;
    expect((await send({ type: 'drawing.retried' })).value.drawing).toBe('drawn');
    expect(draws.map(({ altitude }) => altitude)).toEqual(['map', 'chart', 'chart']);
  });

  it.each<[string, ViewerEvent, boolean]>([
    ['when a search begins', { type: 'search.changed', query: 'fee' }, true],
    ['when a lens is opened', toggled('money'), true],
    ['when an address opens a lens', linked('#/map?show=legalText'), true],
    ['not when tests are highlighted', toggled('proof'), false],
  ])('loads the texts that customers read %s', async (_, event, isLoaded) => {
    expect((await viewerAfter({ texts: NO_TEXTS }, event)).context.texts).toBe(isLoaded ? NO_TEXTS : null);
  });

  it('opens one lens at a time, next to other highlights', async () => {
    const { context, send } = await viewerAfter({}, toggled('proof'), toggled('money'), toggled('deadlines'));
    expect(context.overlays).toEqual(['proof', 'deadlines']);
    expect((await send(toggled('deadlines'))).context.overlays).toEqual(['proof']);
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

describe('The side panel', () => {
  it.each<[string, 'details' | 'closed', string | null, readonly ViewerEvent[]]>([
    ['shows a selected item next to a session', 'details', 'a', [STARTED, PLAY, selected('a')]],
    ['shows a lens in place of the selected item', 'details', null, [selected('a'), toggled('money')]],
    ['keeps the selected item under highlights', 'details', 'a', [selected('a'), toggled('proof')]],
    ['closes when nothing is selected', 'closed', null, [selected('a'), selected(null)]],
    ['closes for a review', 'closed', null, [PLAY, viewed('review')]],
    ['stays closed for an item of a review', 'closed', 'a', [linked('#/review?item=a')]],
    ['opens for an item of the map', 'details', 'a', [linked('#/map?item=a')]],
    ['opens for a sentence', 'details', 'a', [PLAY, SENTENCE]],
  ])('%s', async (_, panel, selectedId, events) => {
    const { value, context } = await viewerAfter({ simulates }, ...events);
    expect({ panel: value.panel, selectedId: context.selectedId }).toEqual({ panel, selectedId });
  });

  it('drops a sentence once its item is selected', async () => {
    const { context, send } = await viewerAfter({}, SENTENCE);
    expect(context.sentence).toBe('A fee');
    expect((await send(selected('a'))).context.sentence).toBeNull();
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
    ['a path', { type: 'path.opened', route: { start: 'connected', events: [] } }, 'connected'],
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
    expect(opened.value).toMatchObject({ view: 'map', panel: 'play' });
    expect(opened.context.recording?.name).toBe('Two steps');
    expect((await send(movedTo(1), acted('other'))).context.recording?.name).toBeNull();
  });

  it('says when the browser refuses to save it as a story', async () => {
    const { value } = await viewerAfter({ canSave: () => false }, { ...STORY_OPENED, type: 'story.saved' });
    expect(value.stories).toBe('refused');
  });
});
