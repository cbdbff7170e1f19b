import fc from 'fast-check';
import type { AnyStateMachine, EventObject } from 'xstate';
import { describe, expect, it } from 'vitest';
import { replayLine } from '#machines/graph/paths/paths.ts';
import { type StartName, STARTS } from '#machines/graph/paths/starts.ts';
import { createWalks, type Walk } from '#test/model/paths/walks.ts';
import { toGraph } from '#machines/graph/toGraph.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { brokenJourney } from '#test/graph/brokenJourney.ts';

const RUNS = Number(process.env['WALKS'] ?? 300);
const SEED = Number(process.env['WALKS_SEED'] ?? 20_261_121);
const EVENTS_OF_A_WALK = 80;
const TIMEOUT_MS = 1_800_000;

function takeOrThrow(walk: Walk, event: EventObject | null): void {
  if (event === null) throw new Error('nothing can happen');
  const complaints = walk.take(event);
  if (complaints.length === 0) return;
  const line = replayLine({ start: walk.start, events: walk.events });
  throw new Error(`${complaints.join('\n')}\nnpm run test:paths -- --replay '${line}'`);
}

/** Walks at random from every start; a walk that finds something is shortened and printed as a line to replay. */
function walkAtRandom(machine: AnyStateMachine, runs: number, starts = Object.keys(STARTS) as StartName[]) {
  const begin = createWalks(machine);
  const taken = new Set<string>();
  let steps = 0;
  const draws = fc.array(fc.noShrink(fc.nat()), { maxLength: EVENTS_OF_A_WALK, size: 'max' });
  const walk = fc.property(fc.constantFrom(...starts), draws, (start, drawn) => {
    const under = begin(start);
    for (const draw of drawn) takeOrThrow(under, under.choose(draw));
    steps += under.events.length;
    for (const id of under.taken) taken.add(id);
  });
  const details = fc.check(walk, { numRuns: runs, seed: SEED, endOnFailure: false });
  const failure = details.failed ? String(details.errorInstance) : null;
  return { failure, line: replayed(failure), steps, taken, runs: details.numRuns };
}

/** The line that a failure prints, read as the replay reads it. */
function replayed(failure: string | null): { readonly start: string; readonly events: readonly EventObject[] } | null {
  const text = /--replay '(.*)'$/m.exec(failure ?? '')?.[1];
  return text === undefined ? null : (JSON.parse(text) as { start: string; events: EventObject[] });
}

describe('Random walks over the chart', { timeout: TIMEOUT_MS }, () => {
  it(`keep every property on ${RUNS} walks, with a reload after every step (R1.1, R1.7, R15.1)`, () => {
    const { failure, steps, taken, runs } = walkAtRandom(createJourneyMachine(), RUNS);
    expect([failure, runs]).toEqual([null, RUNS]);
    expect(steps).toBeGreaterThan(RUNS * 20);
    const every = toGraph(createJourneyMachine()).transitions.length;
    expect(taken.size / every).toBeGreaterThan(0.5);
  });

  it('find a guard that was dropped, shortened to the one event that shows it (R1.4)', () => {
    const machine = createJourneyMachine().provide({ guards: { isUnconnectedAtConnectedAddress: () => false } });
    const { failure, line } = walkAtRandom(machine, 100, ['unconnected']);
    expect(failure).toContain('unconnected on');
    expect([line?.start, line?.events.length]).toEqual(['unconnected', 1]);
  });

  it('find a fact that a reload loses, shortened to few events (R15.1)', () => {
    const machine = brokenJourney((part) => {
      delete part('states', 'screen', 'states', 'offers', 'states', 'noneSelected')['always'];
    });
    const { line } = walkAtRandom(machine, 400, ['connected']);
    expect(line?.events.length).toBeLessThanOrEqual(6);
    expect(line?.events.at(-1)?.type).toBe('offers.selected');
  });
});
