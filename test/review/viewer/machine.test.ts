import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { SessionStep } from '#src/review/engine/session/sessionStep.ts';
import type { Texts } from '#src/review/engine/model/texts.ts';
import type { Review } from '#src/review/page/facts/review.ts';
import { addressOf, bridgeAddress, placeOf } from '#src/review/page/viewer/address.ts';
import {
  blankViewer,
  type Overlay,
  OVERLAYS,
  type Place,
  type Recording,
  type ViewerContext,
  VIEWS,
} from '#src/review/page/viewer/context.ts';
import { followedRecording } from '#src/review/page/viewer/followedRecording.ts';
import type { ViewerEvent } from '#src/review/page/viewer/events.ts';
import { createViewerMachine } from '#src/review/page/viewer/machine.ts';
import type { DrawInput } from '#src/review/page/viewer/ports.ts';
import { lintChart } from '#test/model/lintChart.ts';
import { opened, simulateSteps } from '#test/review/playback/sessions.ts';
import { acted, GREETED, movedTo, OPENED, seen, simulates, STARTED, STORY, types } from './played.ts';
import { NO_LENSES, step, viewerAfter, viewerIn, SEEN } from './viewerAt.ts';

describe('The address of the viewer', () => {
  it('gives back every place that it was made from, in words that can be read', () => {
    const place: fc.Arbitrary<Place> = fc.record({
      view: fc.constantFrom(...VIEWS),
      selectedId: fc.option(fc.string({ minLength: 1 })),
      sentence: fc.option(fc.string({ minLength: 1 })),
      overlays: fc.subarray([...OVERLAYS]),
      query: fc.string(),
    });
    fc.assert(
      fc.property(place, (given) => {
        expect(placeOf(addressOf(given))).toEqual(given);
      }),
    );
    const given: Place = { view: 'chart', selectedId: 'offers', sentence: 'A fee', overlays: ['proof'], query: 'EIN' };
    expect(addressOf(given)).toBe('#/chart?item=offers&says=A+fee&show=proof&find=EIN');
  });

  it('gives the map for anything that it does not understand', () => {
    const map: Place = { view: 'map', selectedId: null, sentence: null, overlays: [], query: '' };
    expect(['', '#', '#/', '#/nowhere/nothing', '#?show=&&', '#%zz'].map((address) => placeOf(address))).toEqual(
      Array(6).fill(map),
    );
  });

  it.each([
    ['list of screens on a phone', '', true, 'storyboard'],
    ['map elsewhere', '', false, 'map'],
    ['view that is named on a phone', '#/map', true, 'map'],
  ])('begins with the %s', (_, hash, isPhone, view) => {
    const { actor } = viewerIn();
    const page = Object.assign(new EventTarget(), {
      location: { hash },
      history: { replaceState: vi.fn<History['replaceState']>(), pushState: vi.fn<History['pushState']>() },
      matchMedia: () => ({ matches: isPhone }),
    });
    bridgeAddress(actor, page as unknown as Window, () => Promise.reject(new Error('no story')))();
    expect(actor.getSnapshot().value.view).toBe(view);
  });
});

describe('The viewer', () => {
  it('is a sound chart', () => {
    const findings = lintChart(createViewerMachine());
    // Requirements and descriptions are of the product's chart: nobody reviews this one.
    const others = findings.filter(({ rule }) => !['missingRequirement', 'missingDescription'].includes(rule));
    expect(others).toEqual([]);
    expect(findings.length).toBeGreaterThan(70);
  });

  it('opens the place that an address names, and draws anew for another altitude only', async () => {
    const draws: DrawInput[] = [];
    const place = { view: 'chart', selectedId: 'offers', sentence: null, overlays: ['proof'], query: 'x' } as const;
    const address = { type: 'address.opened', place } as const;
    const { value, context } = await viewerAfter({ draws }, { type: 'view.opened', view: 'outline' }, address);
    expect({ ...context, view: value.view }).toMatchObject(place);
    expect(draws.map(({ altitude }) => altitude)).toEqual(['map', 'chart']);
  });

  it('loads what customers read once it is searched, seen through a lens or linked to', async () => {
    const texts: Texts = {
      places: [],
      pictures: [],
      sentences: [],
      lenses: NO_LENSES,
      stories: [],
      turns: {},
      sameWords: [],
    };
    const { context: before, send } = await viewerAfter({ texts }, { type: 'overlay.toggled', overlay: 'proof' });
    const { context: searched } = await send({ type: 'search.changed', query: 'fee' });
    expect([before.texts, searched.texts]).toEqual([null, texts]);
    const seen = await viewerAfter({ texts }, { type: 'overlay.toggled', overlay: 'money' });
    const linked = await viewerAfter({ texts }, { type: 'address.opened', place: placeOf('#/map?show=legalText') });
    expect([seen.context.texts, seen.value.panel, linked.context.texts]).toEqual([texts, 'details', texts]);
  });

  it('has one lens on at a time, beside what is no lens', async () => {
    const press = (overlay: Overlay): ViewerEvent => ({ type: 'overlay.toggled', overlay });
    const { context, send } = await viewerAfter({}, press('proof'), press('money'), press('deadlines'));
    expect(context.overlays).toEqual(['proof', 'deadlines']);
    const { context: after } = await send(press('review'), press('deadlines'));
    expect(after.overlays).toEqual(['proof', 'review']);
  });

  it('shows a sentence in the details until something else is selected', async () => {
    const opened = { type: 'sentence.opened', id: 'offers', text: 'A fee' } as const;
    const { value, context, send } = await viewerAfter({}, { type: 'panel.opened', panel: 'play' }, opened);
    expect([value.panel, context.selectedId, context.sentence]).toEqual(['details', 'offers', 'A fee']);
    const { context: after } = await send({ type: 'item.selected', id: 'offers' });
    expect(after.sentence).toBeNull();
  });

  it('keeps the last picture when another cannot be drawn, and draws when requested again', async () => {
    let canDraw = true;
    const { context: before, send } = await viewerAfter({ canDraw: () => canDraw });
    canDraw = false;
    const failed = await send({ type: 'view.opened', view: 'chart' });
    canDraw = true;
    const drawn = await send({ type: 'drawing.retried' });
    expect([failed.value.drawing, drawn.value.drawing]).toEqual(['failed', 'drawn']);
    expect(failed.context.drawing).toBe(before.drawing);
    expect(drawn.context.drawing?.geometry.altitude).toBe('chart');
  });

  it('saves each note and verdict, and says when this browser refuses', async () => {
    const savedReviews: Review[] = [];
    let canSave = true;
    const judgement = {
      verdict: 'approved',
      at: '2026-11-21T09:00:00Z',
      hash: 'h',
      version: 'v',
      wording: {},
      words: null,
      picture: null,
    } as const;
    const me = { name: 'Ada', role: 'owner' } as const;
    const judged = { type: 'review.judged', id: 'offers', judgement, at: judgement.at } as const;
    const { send } = await viewerAfter(
      { savedReviews, canSave: () => canSave },
      { type: 'review.reviewerNamed', reviewer: me },
      { type: 'review.noteWritten', id: 'offers', note: 'fine', at: judgement.at },
      judged,
    );
    expect(savedReviews.at(-1)?.said).toMatchObject({ offers: [{ reviewer: me, note: 'fine', judgement }] });
    canSave = false;
    const { value, context } = await send({ ...judged, judgement: null });
    expect(value.review).toBe('refused');
    expect(context.review.said).toMatchObject({ offers: [{ reviewer: me, note: 'fine', judgement: null }] });
  });
});

describe('The product', () => {
  it('keeps its step when it says something new of itself, and is forgotten with its frame', async () => {
    const { context, send } = await viewerAfter({}, ...OPENED, seen(step(1)), GREETED);
    expect(context.product).toEqual({ ...SEEN, step: step(1) });
    expect((await send({ type: 'product.closed' })).context.product).toBe(null);
  });

  it('is commanded only while it answers', async () => {
    const commands: ViewerEvent[] = [];
    const command: ViewerEvent = { type: 'product.commanded', command: { kind: 'setSpeed', factor: 10 } };
    const events: ViewerEvent[] = [{ type: 'product.opened' }, command, GREETED, command];
    const { context } = await viewerAfter({ commands }, ...events, { type: 'product.lost' }, command);
    expect([commands, context.product]).toEqual([[command], null]);
  });
});

describe('A session', () => {
  const PLAYED = [STARTED, acted('one'), acted('two')];

  it('goes on from the step that is shown, and asks before it drops later ones', async () => {
    const { value, send } = await viewerAfter({ simulates }, ...PLAYED, movedTo(1), acted('other'));
    expect(value.session).toBe('asking');
    const kept = await send({ type: 'session.kept' });
    expect([types(kept.context.recording), kept.context.cursor]).toEqual([['one', 'two'], 1]);
    const { context } = await send(acted('other'), { type: 'session.discarded' });
    expect([types(context.recording), context.cursor]).toEqual([['one', 'other'], 2]);
  });

  it.each([
    ['another one begins', { type: 'simulation.started', start: 'connected' }],
    ['a path is opened', { type: 'path.opened', route: { start: 'connected', events: [] } }],
    ['a story is opened', { type: 'story.opened', story: { ...STORY, start: 'connected' } }],
    ['it is closed', { type: 'session.closed' }],
  ] as const)('asks before it is given up because %s', async (_what, event) => {
    const { value, context, send } = await viewerAfter({ simulates }, ...PLAYED, event);
    expect([value.session, value.view, context.recording?.start]).toEqual(['asking', 'map', 'guest']);
    const discarded = await send({ type: 'session.discarded' });
    expect(discarded.context.recording?.start).toBe(event.type === 'session.closed' ? undefined : 'connected');
  });

  it('is saved as a story before it is given up, and asks no more', async () => {
    const story = { ...STORY, name: 'Mine' };
    const saved: ViewerEvent = { type: 'story.saved', story };
    const { context, send } = await viewerAfter({ simulates }, ...PLAYED, { type: 'session.closed' }, saved);
    expect([context.recording, context.stories]).toEqual([null, [story]]);
    const removed = await send({ type: 'story.removed', name: 'Mine' });
    expect([removed.context.stories, removed.value.stories]).toEqual([[], 'saved']);
  });

  it('of a path or a story begins at its first step and is given up unasked', async () => {
    const route = { start: 'guest', events: STORY.events };
    const { context, send } = await viewerAfter({ simulates }, { type: 'path.opened', route });
    expect([context.cursor, context.recording?.steps.length]).toEqual([0, 3]);
    const opened = await send({ type: 'story.opened', story: STORY });
    expect([opened.value.view, opened.value.panel, opened.context.recording?.name]).toEqual([
      'map',
      'play',
      'Two steps',
    ]);
    const other = await send(movedTo(1), acted('other'));
    expect([types(other.context.recording), other.context.recording?.name]).toEqual([['one', 'other'], null]);
  });

  it('says why a linked story cannot be opened, and when this browser refuses to save one', async () => {
    const { value, context, send } = await viewerAfter(
      { canSave: () => false },
      { type: 'story.refused', problem: 'No story.' },
    );
    expect([value.panel, context.storyProblem]).toEqual(['play', 'No story.']);
    expect((await send({ type: 'story.saved', story: STORY })).value.stories).toBe('refused');
  });

  it('of a thousand steps in the product stays under 2 MB', () => {
    const recorded = simulateSteps('connected', [opened('/offers'), opened('/contract')]);
    const blank: Recording = { name: null, start: 'connected', events: [], steps: [step(0)], isUnsaved: false };
    const after = Array.from({ length: 1000 }).reduce<ViewerContext>(
      (context, _, index) => {
        const published = recorded[index % recorded.length] as SessionStep;
        const latest = { ...published, sequence: index + 1 };
        const replay = { type: 'one' };
        const known = followedRecording(context, { step: latest, replay, source: 'creator' });
        return { ...context, ...known, product: { ...SEEN, step: latest } };
      },
      { ...blankViewer(), recording: blank, product: { ...SEEN, step: step(0) } },
    );
    expect(after.recording?.steps).toHaveLength(1001);
    expect(JSON.stringify(after.recording).length).toBeLessThan(2_000_000);
  });
});
