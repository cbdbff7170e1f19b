import {
  type AnyMachineSnapshot,
  createActor,
  type EventObject,
  fromCallback,
  fromPromise,
  SimulatedClock,
} from 'xstate';
import { expect, it } from 'vitest';
import * as times from '#machines/constants.ts';
import { DEMO_USER } from '#machines/domain/session.ts';
import { heardEvents } from '#machines/graph/exploration/pending.ts';
import { callsOf, SAMPLES } from '#machines/graph/exploration/samples.ts';
import { createStepper } from '#machines/graph/exploration/stepper.ts';
import { type StartName, STARTS } from '#machines/graph/paths/starts.ts';
import { PROPERTIES } from '#machines/graph/properties/properties.ts';
import type { JourneyEvent } from '#machines/journey/events.ts';
import { createJourneyMachine, type JourneySnapshot } from '#machines/journey/machine.ts';
import { ROUTES, type RoutedScreenId } from '#machines/journey/routes.ts';
import { ISSUED_AT, SIGNED_AT } from '#test/support/journeyAt.ts';

/** A screen to open from a start, what happens there, and what passes before the last event's own wait begins. */
type Way = {
  readonly start?: StartName;
  readonly screen: RoutedScreenId;
  readonly events?: readonly EventObject[];
  readonly waitedMs?: number;
};

/** Far more than is needed; a busy computer is no failure. */
const TIMEOUT_MS = 60_000;
/** Just before what is due, when it is due, just after: the event comes at that millisecond. */
const AROUND_MS = [-1, 0, 1] as const;

let clock = new SimulatedClock();
const after = <Answer>(ms: number, answer: Answer) =>
  fromPromise<Answer>(() => new Promise((resolve) => clock.setTimeout(() => resolve(answer), ms))) as never;
/** Thousands are started, so they share one machine: a number comes at once, and the percentages are left out. */
const machine = createJourneyMachine().provide({
  actors: {
    signIn: after(times.SIGN_IN_MS, { user: DEMO_USER }),
    connectPatreon: after(times.PATREON_CONNECT_MS, { isConnected: true }),
    connectAccount: after(times.ACCOUNT_CONNECT_MS, undefined),
    issueDocumentNumber: fromPromise(() => Promise.resolve({ documentNumber: 7, issuedAt: ISSUED_AT })),
    signContract: after(times.SIGNING_MS, { signedAt: SIGNED_AT }),
    watchTime: fromCallback(() => {}),
  },
});

/** A running journey whose outside world answers after its own time, one at a time. */
function clockedJourney(start: StartName) {
  clock = new SimulatedClock();
  const actor = createActor(machine, { clock, input: STARTS[start].input });
  actor.start();
  return {
    snapshot: (): JourneySnapshot => actor.getSnapshot(),
    send: (event: EventObject) => actor.send(event as JourneyEvent),
    /** Moves the clock, then lets the answers that came due arrive. */
    pass: async (ms: number) => {
      clock.increment(ms);
      await new Promise<void>((resolve) => setImmediate(resolve));
    },
    stop: () => actor.stop(),
  };
}
type ClockedJourney = ReturnType<typeof clockedJourney>;

const [connectShopify, connectYoutube] = SAMPLES['accounts.connectRequested'];
const connecting = { screen: 'connectAdditionalAccounts' } as const;
const patreon: Way = { start: 'unconnected', screen: 'connectPatreon', events: SAMPLES['patreon.submitted'] };
const halfWay: Way = { start: 'runningProcessing', screen: 'processing' };
const submitted: Way = {
  screen: 'contract',
  events: (['contract.agreementChanged', 'contract.signatureChanged', 'contract.submitted'] as const).map(
    (type) => SAMPLES[type][0] as EventObject,
  ),
};

/** One moment for each delay of the chart and each service that takes its time, with how many pairs are judged there. */
it.each<[name: string, dueMs: number, pairs: number, way: Way]>([
  ['signing in', times.SIGN_IN_MS, 105, { start: 'guest', screen: 'signIn', events: SAMPLES['signIn.submitted'] }],
  ['connecting Patreon', times.PATREON_CONNECT_MS, 105, patreon],
  ['connecting shopify', times.ACCOUNT_CONNECT_MS, 102, { ...connecting, events: [connectShopify as EventObject] }],
  ['connecting youtube', times.ACCOUNT_CONNECT_MS, 102, { ...connecting, events: [connectYoutube as EventObject] }],
  ['preparing the offers', times.TIMED_SCREEN_MS, 147, { screen: 'processing' }],
  ['preparing the offers, taken up half-way', times.TIMED_SCREEN_MS / 2, 147, halfWay],
  ['checking the business', times.TIMED_SCREEN_MS, 165, { screen: 'businessVerification' }],
  ['the IRS form on its way', times.PDF_LOAD_DEADLINE_MS, 126, { screen: 'signIrsForm' }],
  ['the contract on its way', times.PDF_LOAD_DEADLINE_MS, 126, { screen: 'contract' }],
  ['signing the contract', times.SIGNING_MS, 117, submitted],
  ['before the congratulations', times.CONGRATULATIONS_DELAY_MS, 120, { ...submitted, waitedMs: times.SIGNING_MS }],
])(
  '%s: every event 1 ms before it is over, then and 1 ms later leads to what is allowed (R1.7, R6.3, R11.1, R12.5)',
  async (_name, dueMs, pairs, way) => {
    const journeyAround = (offset: number) => journeyAt(way, dueMs, offset);
    const [before, after] = [await snapshotOf(journeyAround(-1)), await snapshotOf(journeyAround(0))];
    const events = ownEvents(before, after);
    const complaints: string[] = [];
    for (const event of events) {
      for (const offset of AROUND_MS) complaints.push(...(await judged(await journeyAround(offset), event)));
    }
    expect(after.value).not.toEqual(before.value);
    expect(events.length * AROUND_MS.length).toBe(pairs);
    expect(complaints).toEqual([]);
  },
  TIMEOUT_MS,
);

const stepper = createStepper(createJourneyMachine(), STARTS.connected.input);

/** Sends an event around a boundary and lets the rest of the time pass; what is wrong with any step of it. */
async function judged(journey: ClockedJourney, event: EventObject): Promise<readonly string[]> {
  const before = journey.snapshot();
  journey.send(event);
  const after = journey.snapshot();
  await journey.pass(1);
  const end = await snapshotOf(journey);
  const pure = stepper.step(before, event).snapshot;
  const isAgreed = JSON.stringify(pure.value) === JSON.stringify(after.value);
  return [
    ...complaintsOf(before, event, after),
    ...complaintsOf(after, { type: comingOf(after) }, end),
    ...(isAgreed ? [] : [`${event.type} leads to ${JSON.stringify(after.value)} on the clock`]),
  ];
}

/** What comes next: the answer that is waited for, or time alone. */
function comingOf(snapshot: JourneySnapshot): string {
  const port = callsOf(snapshot as unknown as AnyMachineSnapshot).find((id) => !id.startsWith('watch'));
  return port === undefined ? 'time.passed' : `xstate.done.actor.${port}`;
}

async function journeyAt(way: Way, dueMs: number, offset: number): Promise<ClockedJourney> {
  const { start = 'connected', screen, events = [], waitedMs = 0 } = way;
  const journey = clockedJourney(start);
  for (const event of [{ type: 'url.opened', path: ROUTES[screen].path, hash: '' }, ...events]) {
    journey.send(event);
    await journey.pass(0);
  }
  if (waitedMs > 0) await journey.pass(waitedMs);
  await journey.pass(dueMs - 1);
  for (let ms = -1; ms < offset; ms += 1) await journey.pass(1);
  return journey;
}

async function snapshotOf(running: ClockedJourney | Promise<ClockedJourney>): Promise<JourneySnapshot> {
  const journey = await running;
  const snapshot = journey.snapshot();
  journey.stop();
  return snapshot;
}

function ownEvents(...snapshots: readonly JourneySnapshot[]): readonly EventObject[] {
  const events = snapshots
    .flatMap((snapshot) => heardEvents(snapshot))
    .filter(({ type }) => !type.startsWith('xstate.'));
  return [...new Map(events.map((event) => [JSON.stringify(event), event])).values()];
}

function complaintsOf(before: JourneySnapshot, event: EventObject, after: JourneySnapshot): readonly string[] {
  const from = { key: '', snapshot: before, from: null };
  const step = { before: from, event, after, afterKey: '', taken: [], answers: [], emitted: [] };
  const broken = PROPERTIES.map(({ complaint }) => complaint(step)).filter((one) => one !== null);
  return after.status === 'active' ? broken : [...broken, `the journey is ${after.status}`];
}
