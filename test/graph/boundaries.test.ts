import type { EventObject } from 'xstate';
import { describe, expect, it } from 'vitest';
import { heardEvents } from '#machines/graph/exploration/pending.ts';
import { PROPERTIES } from '#machines/graph/properties/properties.ts';
import { STARTS } from '#machines/graph/paths/starts.ts';
import { createStepper } from '#machines/graph/exploration/stepper.ts';
import { createJourneyMachine, type JourneySnapshot } from '#machines/journey/machine.ts';
import { clockedJourney, type ClockedJourney } from '#test/support/clockedJourney.ts';
import { BOUNDARY_MOMENTS, type BoundaryMoment } from './boundaryMoments.ts';

/** Just before what is due, when it is due, just after: the event comes at that millisecond. */
const AROUND_MS = [-1, 0, 1] as const;

describe('Around what is due on the clock', () => {
  it.each(BOUNDARY_MOMENTS)(
    '$name: every event 1 ms before, at and 1 ms after is allowed (R1.7, R6.3)',
    async (moment) => {
      const [before, after] = [await snapshotAt(moment, -1), await snapshotAt(moment, 0)];
      expect(after.value).not.toEqual(before.value);
      const events = ownEvents(before, after);
      expect(events.length).toBeGreaterThan(10);
      const complaints: string[] = [];
      for (const event of events) {
        for (const offset of AROUND_MS) complaints.push(...(await judged(moment, event, offset)));
      }
      expect(complaints).toEqual([]);
    },
  );

  it('has exactly so many boundaries and events (R6.3, R11.1, R12.5)', async () => {
    const counts = [];
    for (const moment of BOUNDARY_MOMENTS) {
      const events = ownEvents(await snapshotAt(moment, -1), await snapshotAt(moment, 0));
      counts.push([moment.name, events.length * AROUND_MS.length]);
    }
    expect(Object.fromEntries(counts)).toMatchInlineSnapshot(`
      {
        "before the congratulations": 117,
        "checking the business": 162,
        "connecting Patreon": 102,
        "connecting shopify": 99,
        "connecting youtube": 99,
        "preparing the offers": 144,
        "preparing the offers, taken up half-way": 144,
        "signing in": 102,
        "signing the contract": 114,
        "the IRS form on its way": 123,
        "the contract on its way": 123,
      }
    `);
  });
});

const stepper = createStepper(createJourneyMachine(), STARTS.connected.input);

/** Sends an event around a boundary and lets the rest of the time pass; what is wrong with any step of it. */
async function judged(moment: BoundaryMoment, event: EventObject, offset: number): Promise<readonly string[]> {
  const journey = await journeyAt(moment, offset);
  const before = journey.snapshot();
  journey.send(event);
  const after = journey.snapshot();
  await journey.pass(1);
  const end = journey.snapshot();
  journey.stop();
  const pure = stepper.step(before, event).snapshot;
  const isAgreed = JSON.stringify(pure.value) === JSON.stringify(after.value);
  return [
    ...complaintsOf(before, event, after),
    ...complaintsOf(after, { type: comingOf(after) }, end),
    ...(isAgreed ? [] : [`${event.type} leads to ${JSON.stringify(after.value)} on the clock`]),
  ];
}

/** What comes next: the answer that is waited for, or time alone. */
function comingOf({ children }: JourneySnapshot): string {
  const port = Object.keys(children).find((id) => !id.startsWith('watch'));
  return port === undefined ? 'time.passed' : `xstate.done.actor.${port}`;
}

async function journeyAt({ start, events, waitedMs, dueMs }: BoundaryMoment, offset: number): Promise<ClockedJourney> {
  const journey = clockedJourney(STARTS[start].input);
  for (const event of events) {
    journey.send(event);
    await journey.pass(0);
  }
  if (waitedMs > 0) await journey.pass(waitedMs);
  await journey.pass(dueMs - 1);
  for (let ms = -1; ms < offset; ms += 1) await journey.pass(1);
  return journey;
}

async function snapshotAt(moment: BoundaryMoment, offset: number): Promise<JourneySnapshot> {
  const journey = await journeyAt(moment, offset);
  journey.stop();
  return journey.snapshot();
}

function ownEvents(...snapshots: readonly JourneySnapshot[]): readonly EventObject[] {
  const events = snapshots
    .flatMap((snapshot) => heardEvents(snapshot))
    .filter(({ type }) => !type.startsWith('xstate.'));
  return [...new Map(events.map((event) => [JSON.stringify(event), event])).values()];
}

function complaintsOf(before: JourneySnapshot, event: EventObject, after: JourneySnapshot): readonly string[] {
  const step = {
    before: { key: '', snapshot: before, from: null },
    event,
    after,
    afterKey: '',
    taken: [],
    answers: [],
    emitted: [],
  };
  const broken = PROPERTIES.map(({ complaint }) => complaint(step)).filter((one) => one !== null);
  return after.status === 'active' ? broken : [...broken, `the journey is ${after.status}`];
}
