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
  ] as const)('tells who causes it and what it is: %j', (event, source, text) => {
    expect(happeningOf(event)).toEqual({ source, text });
  });
});

describe('What is remembered, in short form', () => {
  it('is flattened one level; lists and long texts are shortened', () => {
    const file = { id: '1', name: 'signed.pdf', sizeBytes: 3 };
    const context = {
      a: null,
      b: true,
      c: 7,
      d: 'x'.repeat(50),
      e: [],
      f: ['p', 'q'],
      g: [{}],
      h: { i: file, j: false },
    };
    expect(shortData(context)).toEqual({
      a: 'nothing',
      b: 'yes',
      c: '7',
      d: `${'x'.repeat(40)}…`,
      e: 'nothing',
      f: 'p, q',
      g: '1 entry',
      'h.i': 'signed.pdf',
      'h.j': 'no',
    });
  });
});

describe('A recording', () => {
  it('is worked out on the chart as it was begun', () => {
    expect(simulateRecording({ options: CONNECTED, events: [DASHBOARD] }).at(-1)?.active).toContain('dashboard');
    expect(simulateRecording({ options: null, events: [] })).toHaveLength(1);
  });

  it('leads the product to any of its moments, with what came due in place of time (R13.1)', () => {
    const recording = { options: CONNECTED, events: [DASHBOARD, timePassed(60_000)] };
    expect(routeToMoment(recording, 1)).toEqual({ start: 'connected', events: [DASHBOARD] });
    expect(routeToMoment(recording, 2)).toEqual({
      start: 'connected',
      events: [DASHBOARD, { type: 'countdown.advanced', elapsedMs: 60_000 }],
    });
  });
});
