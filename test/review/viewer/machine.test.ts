import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SessionStep } from '#src/review/engine/session/sessionStep.ts';
import type { Texts } from '#src/review/engine/model/texts.ts';
import type { Review } from '#src/review/page/facts/review.ts';
import { addressOf, placeOf } from '#src/review/page/viewer/address.ts';
import { OVERLAYS, type Place, type Recording, VIEWS } from '#src/review/page/viewer/context.ts';
import type { ViewerEvent } from '#src/review/page/viewer/events.ts';
import { createViewerMachine } from '#src/review/page/viewer/machine.ts';
import type { DrawInput } from '#src/review/page/viewer/ports.ts';
import { withStep } from '#src/review/page/viewer/updates.ts';
import { lintChart } from '#test/model/lintChart.ts';
import { opened, simulateSteps } from '#test/review/playback/sessions.ts';
import { NO_LENSES, step, viewerAfter, SEEN } from './viewerAt.ts';

const GREETED = { type: 'product.greeted', product: SEEN } as const;
const OPENED: readonly ViewerEvent[] = [{ type: 'product.opened' }, GREETED];

const seen = (of: SessionStep): ViewerEvent => ({ type: 'product.stepPublished', step: of });
const movedTo = (to: number): ViewerEvent => ({ type: 'cursor.moved', to });
const acted = (type: string): ViewerEvent => ({ type: 'simulation.acted', event: { type } });
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
    expect(['', '#', '#/', '#/nowhere/nothing', '#?show=&&', '#%zz'].map(placeOf)).toEqual(Array(6).fill(map));
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
    const texts: Texts = { places: [], pictures: [], sentences: [], lenses: NO_LENSES };
    const { context: before, send } = await viewerAfter({ texts }, { type: 'overlay.toggled', overlay: 'proof' });
    const { context: searched } = await send({ type: 'search.changed', query: 'fee' });
    expect([before.texts, searched.texts]).toEqual([null, texts]);
    const seen = await viewerAfter({ texts }, { type: 'overlay.toggled', overlay: 'money' });
    const linked = await viewerAfter({ texts }, { type: 'address.opened', place: placeOf('#/map?show=legalText') });
    expect([seen.context.texts, seen.value.panel, linked.context.texts]).toEqual([texts, 'details', texts]);
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
    const judged = { type: 'review.judged', id: 'offers', judgement } as const;
    const { send } = await viewerAfter(
      { savedReviews, canSave: () => canSave },
      { type: 'review.reviewerNamed', reviewer: me },
      { type: 'review.noteWritten', id: 'offers', note: 'fine' },
      judged,
    );
    expect(savedReviews.at(-1)?.said).toEqual({ offers: [{ reviewer: me, note: 'fine', judgement }] });
    canSave = false;
    const { value, context } = await send({ ...judged, judgement: null });
    expect([value.review, context.review.said]).toEqual([
      'refused',
      { offers: [{ reviewer: me, note: 'fine', judgement: null }] },
    ]);
  });
});

describe('The product', () => {
  const updated = { ...step(1), emitted: ['more'] };
  it.each([
    ['step by step', [1, 2, 3].map(step), [1, 2, 3].map(step)],
    ['anew when the product begins anew', [5, 6, 0].map(step), [step(0)]],
    ['with a step that is published again, with more known of it', [step(1), updated], [updated]],
  ])('is recorded %s', async (_, published, recorded) => {
    const { context } = await viewerAfter({}, ...OPENED, { type: 'recording.started' }, ...published.map(seen));
    expect([context.recording?.steps, context.cursor]).toEqual([recorded, recorded.length - 1]);
  });

  it('is recorded further while an earlier step is shown', async () => {
    const published = [seen(step(1)), seen(step(2)), movedTo(0), seen(step(3))];
    const { context } = await viewerAfter({}, ...OPENED, { type: 'recording.started' }, ...published);
    expect([context.cursor, context.recording?.steps.length]).toEqual([0, 3]);
  });

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
  it('goes on from the step that is shown', async () => {
    const requested: (readonly string[])[] = [];
    const simulates = ({ events }: { events: readonly { type: string }[] }) => {
      requested.push(events.map(({ type }) => type));
      return [step(0), ...events.map((_, index) => step(index + 1))];
    };
    const events = [acted('one'), acted('two'), movedTo(1), acted('other')];
    const { context } = await viewerAfter({ simulates }, { type: 'simulation.started', start: 'guest' }, ...events);
    expect(requested).toEqual([[], ['one'], ['one', 'two'], ['one', 'other']]);
    expect(context.cursor).toBe(2);
  });

  it('of the product stays under 5 MB for a thousand steps, of which the latest says what can be done', () => {
    const recorded = simulateSteps('connected', [opened('/offers'), opened('/contract')]);
    const blank = { kind: 'live', start: null, events: [], steps: [] } as const;
    const steps = Array.from({ length: 1000 }, (_, sequence) => ({
      ...(recorded[sequence % recorded.length] as SessionStep),
      sequence,
    }));
    const recording = steps.reduce<Recording>(withStep, blank);
    expect([recording.steps.length, recording.steps.at(-1)]).toEqual([1000, steps.at(-1)]);
    expect(JSON.stringify(recording).length).toBeLessThan(5_000_000);
  });

  it('of a path begins at its first step, and goes on as a simulation from the step shown', async () => {
    const simulates = ({ events }: { events: readonly unknown[] }) => [step(0), ...events.map((_, at) => step(at + 1))];
    const route = { start: 'guest', events: [{ type: 'one' }, { type: 'two' }] } as const;
    const opening: ViewerEvent = { type: 'path.opened', route };
    const { context, send } = await viewerAfter({ simulates }, opening);
    expect([context.cursor, context.recording?.steps.length, context.recording?.kind]).toEqual([0, 3, 'path']);
    const { recording, cursor } = (await send(movedTo(1), acted('other'))).context;
    expect([cursor, recording?.kind, recording?.events.map(({ type }) => type)]).toEqual([
      2,
      'simulated',
      ['one', 'other'],
    ]);
  });
});
