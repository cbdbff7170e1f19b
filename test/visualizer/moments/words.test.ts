import { describe, expect, it } from 'vitest';
import { shortData } from '#machines/graph/moments/data.ts';
import { happeningOf } from '#machines/graph/moments/happening.ts';
import { timePassed } from '#machines/graph/moments/timePassed.ts';
import { routeToMoment, simulateRecording } from '#src/visualizer/simulation/simulateRecording.ts';

const CONNECTED = { start: 'connected', requireContractScroll: false } as const;
const DASHBOARD = { type: 'url.opened', path: '/dashboard', hash: '' };

describe('What happens, in plain words', () => {
  it.each([
    [timePassed(1000), 'time', '1 second goes by'],
    [timePassed(2500), 'time', '2.5 seconds go by'],
    [{ type: 'xstate.after.pdfDeadline.x' }, 'time', 'The document has taken too long to be shown'],
    [{ type: 'xstate.after.someDelay.x' }, 'time', 'The wait "Some delay" is over'],
    [{ type: 'xstate.done.actor.signIn', output: { user: null } }, 'outside', 'The sign-in is refused'],
    [{ type: 'xstate.error.actor.connectAccount:shopify' }, 'outside', 'Connecting the account Shopify fails'],
    [{ type: 'xstate.done.actor.somethingElse' }, 'outside', 'Something else succeeds'],
    [
      { type: 'business.fieldChanged', field: 'address', value: ' ' },
      'creator',
      'The creator types nothing as address',
    ],
    [{ type: 'item.selected' }, 'creator', 'Item selected'],
    [{ type: 'progress.advanced', elapsedMs: 70 }, 'time', 'The progress shows 0 %'],
  ] as const)('tells who causes it and what it is: %j', (event, source, text) => {
    expect(happeningOf(event)).toEqual({ source, text });
  });
});

describe('What is remembered, in short form', () => {
  it.each([
    [
      { a: null, b: true, c: 7, d: 'x'.repeat(50) },
      { a: 'nothing', b: 'yes', c: '7', d: `${'x'.repeat(40)}…` },
    ],
    [
      { e: [], f: ['p', 'q'], g: [{}] },
      { e: 'nothing', f: 'p, q', g: '1 entry' },
    ],
    [{ h: { i: { id: '1', name: 'signed.pdf' }, j: false } }, { 'h.i': 'signed.pdf', 'h.j': 'no' }],
  ])('is flattened one level; lists and long texts are shortened: %j', (context, told) => {
    expect(shortData(context)).toEqual(told);
  });
});

describe('A recording', () => {
  it('is worked out on the chart as it was begun, and leads the product to any of its moments (R13.1)', () => {
    const recording = { options: CONNECTED, events: [DASHBOARD, timePassed(60_000)] };
    expect(simulateRecording(recording).map(({ active }) => active.includes('dashboard'))).toEqual([false, true, true]);
    expect(simulateRecording({ options: null, events: [] })).toHaveLength(1);
    expect([1, 2].map((index) => routeToMoment(recording, index).events)).toEqual([
      [DASHBOARD],
      [DASHBOARD, { type: 'countdown.advanced', elapsedMs: 60_000 }],
    ]);
    expect(routeToMoment(recording, 2).start).toBe('connected');
  });
});
