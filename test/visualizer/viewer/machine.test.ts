import { describe, expect, it } from 'vitest';
import { lintChart } from '#machines/graph/lintChart.ts';
import { blankReview, type Review } from '#src/visualizer/review/review.ts';
import type { ViewerEvent } from '#src/visualizer/viewer/events.ts';
import { createViewerMachine } from '#src/visualizer/viewer/machine.ts';
import type { DrawInput } from '#src/visualizer/viewer/ports.ts';
import { answered, moment, viewerIn } from './viewerAt.ts';

const greeting = { type: 'product.greeted', modelHash: 'm1', takesCommands: true } as ViewerEvent;

describe('The viewer', () => {
  it('is a sound chart that says of everything what it is for', () => {
    const findings = lintChart(createViewerMachine());
    // The requirements are the product's; this page serves none of them.
    expect(findings.filter(({ rule }) => rule !== 'missingRequirement')).toEqual([]);
    expect(findings.length).toBeGreaterThan(70);
  });

  it('draws the map first, and anew for the other altitude only', async () => {
    const draws: DrawInput[] = [];
    const { actor } = viewerIn({ draws });
    await answered();
    actor.send({ type: 'view.opened', view: 'outline' });
    actor.send({ type: 'view.opened', view: 'chart' });
    await answered();
    actor.send({ type: 'view.opened', view: 'review' });
    expect(draws.map(({ request }) => request.altitude)).toEqual(['map', 'chart']);
    expect(actor.getSnapshot().value).toMatchObject({ view: 'review', drawing: 'drawn' });
  });

  it('keeps the last picture when another cannot be drawn, and draws when asked again', async () => {
    let canDraw = true;
    const { actor } = viewerIn({ canDraw: () => canDraw });
    await answered();
    canDraw = false;
    actor.send({ type: 'state.toggled', stateId: 'offers' });
    await answered();
    expect(actor.getSnapshot().value.drawing).toBe('failed');
    expect(actor.getSnapshot().context.drawing).not.toBeNull();
    canDraw = true;
    actor.send({ type: 'drawing.retried' });
    await answered();
    expect(actor.getSnapshot().value.drawing).toBe('drawn');
    expect(actor.getSnapshot().context.collapsedIds).toEqual(['offers']);
  });

  it('opens the place that an address names', async () => {
    const { actor } = viewerIn();
    const place = { view: 'chart', chart: 'journey', selectedId: 'offers', overlays: ['proof'], query: 'x' } as const;
    actor.send({ type: 'address.opened', place });
    await answered();
    expect(actor.getSnapshot().context).toMatchObject({ selectedId: 'offers', overlays: ['proof'], query: 'x' });
    expect(actor.getSnapshot().context.drawing?.geometry.altitude).toBe('chart');
  });

  it('records what the product does, and stays at an earlier moment that is looked at', () => {
    const { actor } = viewerIn();
    actor.send({ type: 'product.opened' });
    actor.send(greeting);
    actor.send({ type: 'recording.started' });
    for (const sequence of [1, 2, 3]) actor.send({ type: 'product.momentSeen', moment: moment(sequence) });
    expect(actor.getSnapshot().context.cursor).toBe(2);
    actor.send({ type: 'cursor.moved', to: 0 });
    actor.send({ type: 'product.momentSeen', moment: moment(4) });
    expect(actor.getSnapshot().context).toMatchObject({ cursor: 0, recording: { kind: 'live' } });
    expect(actor.getSnapshot().context.recording?.moments.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4]);
  });

  it('watches a product in another tab, whether or not one stands beside the chart', () => {
    const { actor } = viewerIn();
    actor.send({ type: 'product.opened' });
    actor.send(greeting);
    actor.send({ type: 'product.momentSeen', moment: moment(1) });
    expect(actor.getSnapshot().value.product).toEqual({ listened: { frame: 'open', watching: 'watched' } });
    actor.send({ type: 'product.closed' });
    expect(actor.getSnapshot().value.product).toEqual({ listened: { frame: 'closed', watching: 'watched' } });
    expect(actor.getSnapshot().context.product?.moment).toEqual(moment(1));
  });

  it('begins the recording anew when the product does', () => {
    const { actor } = viewerIn();
    actor.send({ type: 'product.opened' });
    actor.send(greeting);
    actor.send({ type: 'recording.started' });
    for (const sequence of [5, 6, 0]) actor.send({ type: 'product.momentSeen', moment: moment(sequence) });
    expect(actor.getSnapshot().context.recording?.moments.map(({ sequence }) => sequence)).toEqual([0]);
  });

  it('takes a moment that is told again for the same one, better known', () => {
    const { actor } = viewerIn();
    actor.send({ type: 'product.opened' });
    actor.send(greeting);
    actor.send({ type: 'recording.started' });
    actor.send({ type: 'product.momentSeen', moment: moment(1) });
    actor.send({ type: 'product.momentSeen', moment: { ...moment(1), told: ['more'] } });
    expect(actor.getSnapshot().context.recording?.moments).toEqual([{ ...moment(1), told: ['more'] }]);
  });

  it('passes a command on only while a product answers', () => {
    const commands: ViewerEvent[] = [];
    const { actor } = viewerIn({ commands });
    const command: ViewerEvent = { type: 'product.commanded', command: { kind: 'hasten', factor: 10 } };
    actor.send({ type: 'product.opened' });
    actor.send(command);
    actor.send(greeting);
    actor.send(command);
    actor.send({ type: 'product.lost' });
    actor.send(command);
    expect(commands).toEqual([command]);
    expect(actor.getSnapshot().context.product).toBeNull();
  });

  it('goes on with a simulation from the moment that is shown', async () => {
    const asked: (readonly string[])[] = [];
    const { actor } = viewerIn({
      simulates: ({ events }) => {
        asked.push(events.map(({ type }) => type));
        return [moment(0), ...events.map((_, index) => moment(index + 1))];
      },
    });
    actor.send({ type: 'simulation.started', options: { start: 'guest', requireContractScroll: false } });
    await answered();
    for (const type of ['one', 'two']) {
      actor.send({ type: 'simulation.acted', event: { type } });
      await answered();
    }
    actor.send({ type: 'cursor.moved', to: 1 });
    actor.send({ type: 'simulation.acted', event: { type: 'other' } });
    await answered();
    expect(asked).toEqual([[], ['one'], ['one', 'two'], ['one', 'other']]);
    expect(actor.getSnapshot().context.cursor).toBe(2);
  });

  it('plays a path moment by moment and stops at its end', async () => {
    const { actor, clock } = viewerIn({ simulates: () => [moment(0), moment(1), moment(2)] });
    actor.send({ type: 'path.opened', title: 'a path', route: { start: 'guest', events: [{ type: 'one' }] } });
    await answered();
    actor.send({ type: 'playback.played' });
    const seen = Array.from({ length: 4 }, () => {
      clock.increment(1200);
      return actor.getSnapshot().context.cursor;
    });
    expect(seen).toEqual([1, 2, 2, 2]);
    expect(actor.getSnapshot().value.session).toEqual({ path: 'paused' });
    actor.send({ type: 'playback.played' });
    expect(actor.getSnapshot().context.cursor).toBe(0);
  });

  it('takes the product along on a path: anew from the start, then event by event', async () => {
    const commands: ViewerEvent[] = [];
    const { actor, clock } = viewerIn({ commands, simulates: () => [moment(0), moment(1), moment(2)] });
    const route = { start: 'guest', events: [{ type: 'one' }, { type: 'two' }] } as const;
    actor.send({ type: 'product.opened' });
    actor.send(greeting);
    actor.send({ type: 'product.led', isLed: true });
    actor.send({ type: 'path.opened', title: 'a path', route });
    await answered();
    actor.send({ type: 'playback.played' });
    clock.increment(1200);
    actor.send({ type: 'playback.paused' });
    actor.send({ type: 'cursor.moved', to: 2 });
    actor.send({ type: 'cursor.moved', to: 0 });
    const asked = commands.flatMap((event) => (event.type === 'product.ledTo' ? [event.commands] : []));
    const begun = [
      { kind: 'hasten', factor: 0 },
      { kind: 'open', route: { start: 'guest', events: [] } },
    ];
    const step = (type: string) => [{ kind: 'send', event: { type } }];
    expect(asked).toEqual([begun, step('one'), step('two'), begun]);
    actor.send({ type: 'product.led', isLed: false });
    actor.send({ type: 'cursor.moved', to: 1 });
    expect(commands.filter(({ type }) => type === 'product.ledTo')).toHaveLength(4);
  });

  it('leads the product to the moment shown when that has changed while it began anew', async () => {
    const commands: ViewerEvent[] = [];
    const { actor } = viewerIn({ commands, simulates: () => [moment(0), moment(1)] });
    const route = { start: 'guest', events: [{ type: 'one' }] } as const;
    actor.send({ type: 'product.opened' });
    actor.send(greeting);
    actor.send({ type: 'product.led', isLed: true });
    actor.send({ type: 'path.opened', title: 'a path', route });
    await answered();
    actor.send({ type: 'product.lost' });
    actor.send({ type: 'cursor.moved', to: 1 });
    actor.send(greeting);
    const opened = (events: readonly { type: string }[]): ViewerEvent => ({
      type: 'product.answered',
      command: { kind: 'open', route: { start: 'guest', events } },
      refusal: null,
    });
    actor.send(opened([]));
    const asked = commands.flatMap((event) => (event.type === 'product.ledTo' ? [event.commands.at(-1)] : []));
    expect(asked).toEqual([
      { kind: 'open', route: { start: 'guest', events: [] } },
      { kind: 'open', route },
    ]);
    actor.send(opened(route.events));
    expect(commands.filter(({ type }) => type === 'product.ledTo')).toHaveLength(2);
  });

  it('draws both versions while they are compared, and says why a file is none', async () => {
    const draws: DrawInput[] = [];
    const { actor } = viewerIn({ draws });
    actor.send({ type: 'comparison.refused', problem: 'no chart' });
    expect(actor.getSnapshot().context.comparisonProblem).toBe('no chart');
    const before = { hash: 'old' } as DrawInput['before'] & object;
    actor.send({ type: 'comparison.opened', before, name: 'old.json' });
    await answered();
    actor.send({ type: 'comparison.closed' });
    await answered();
    expect(draws.map((input) => input.before?.hash ?? null)).toEqual([null, 'old', null]);
    expect(actor.getSnapshot().context).toMatchObject({ comparison: null, comparisonProblem: null });
  });

  it('keeps each verdict with the version that was judged, and says when this browser refuses', async () => {
    const keeps: Review[] = [];
    let canKeep = true;
    const { actor } = viewerIn({ keeps, canKeep: () => canKeep });
    await answered();
    actor.send({ type: 'review.reviewerNamed', reviewer: 'Ada' });
    actor.send({
      type: 'review.verdictGiven',
      id: 'offers',
      verdict: 'approved',
      note: '',
      at: '2026-11-21T09:00:00Z',
    });
    await answered();
    const judgement = { verdict: 'approved', note: '', reviewer: 'Ada', at: '2026-11-21T09:00:00Z', hash: 'h1' };
    expect(keeps.at(-1)).toEqual({ ...blankReview(), reviewer: 'Ada', judgements: { offers: judgement } });
    canKeep = false;
    actor.send({ type: 'review.verdictGiven', id: 'offers', verdict: null, note: '', at: '2026-11-21T09:01:00Z' });
    await answered();
    expect(actor.getSnapshot().value.review).toBe('refused');
    expect(actor.getSnapshot().context.review.judgements).toEqual({});
  });
});
