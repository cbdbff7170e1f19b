import type { EventObject } from 'xstate';
import { expect, it } from 'vitest';
import {
  ACCOUNT_CONNECT_MS,
  CONGRATULATIONS_DELAY_MS,
  PATREON_CONNECT_MS,
  PDF_LOAD_DEADLINE_MS,
  SIGN_IN_MS,
  SIGNING_MS,
  TIMED_SCREEN_MS,
} from '#machines/constants.ts';
import { heardEvents } from '#machines/graph/exploration/pending.ts';
import { SAMPLES } from '#machines/graph/exploration/samples.ts';
import { createStepper } from '#machines/graph/exploration/stepper.ts';
import { type StartName, STARTS } from '#machines/graph/paths/starts.ts';
import { PROPERTIES } from '#machines/graph/properties/properties.ts';
import { createJourneyMachine, type JourneySnapshot } from '#machines/journey/machine.ts';
import { ROUTES, type RoutedScreenId } from '#machines/journey/routes.ts';
import { clockedJourney, type ClockedJourney } from '#test/support/clockedJourney.ts';

/** How a moment is come to from which something comes due. */
type Way = {
  readonly start?: StartName;
  readonly screen: RoutedScreenId;
  readonly events?: readonly EventObject[];
  /** Milliseconds that pass before the last event's own wait begins. */
  readonly waitedMs?: number;
};

/** Far more than is needed; a busy computer is no failure. */
const TIMEOUT_MS = 60_000;
/** Just before what is due, when it is due, just after: the event comes at that millisecond. */
const AROUND_MS = [-1, 0, 1] as const;

const [connectShopify, connectYoutube] = SAMPLES['accounts.connectRequested'];
const connecting = { screen: 'connectAdditionalAccounts' } as const;
const submitted: Way = {
  screen: 'contract',
  events: [
    ...SAMPLES['contract.agreementChanged'].slice(0, 1),
    ...SAMPLES['contract.signatureChanged'].slice(0, 1),
    ...SAMPLES['contract.submitted'],
  ],
};

/** One moment for each delay of the chart and each service that takes its time, with how many pairs are judged there. */
it.each<[name: string, dueMs: number, pairs: number, way: Way]>([
  ['signing in', SIGN_IN_MS, 102, { start: 'guest', screen: 'signIn', events: SAMPLES['signIn.submitted'] }],
  [
    'connecting Patreon',
    PATREON_CONNECT_MS,
    102,
    { start: 'unconnected', screen: 'connectPatreon', events: SAMPLES['patreon.submitted'] },
  ],
  ['connecting shopify', ACCOUNT_CONNECT_MS, 99, { ...connecting, events: [connectShopify as EventObject] }],
  ['connecting youtube', ACCOUNT_CONNECT_MS, 99, { ...connecting, events: [connectYoutube as EventObject] }],
  ['preparing the offers', TIMED_SCREEN_MS, 144, { screen: 'processing' }],
  [
    'preparing the offers, taken up half-way',
    TIMED_SCREEN_MS / 2,
    144,
    { start: 'runningProcessing', screen: 'processing' },
  ],
  ['checking the business', TIMED_SCREEN_MS, 162, { screen: 'businessVerification' }],
  ['the IRS form on its way', PDF_LOAD_DEADLINE_MS, 123, { screen: 'signIrsForm' }],
  ['the contract on its way', PDF_LOAD_DEADLINE_MS, 123, { screen: 'contract' }],
  ['signing the contract', SIGNING_MS, 114, submitted],
  ['before the congratulations', CONGRATULATIONS_DELAY_MS, 117, { ...submitted, waitedMs: SIGNING_MS }],
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
function comingOf({ children }: JourneySnapshot): string {
  const port = Object.keys(children).find((id) => !id.startsWith('watch'));
  return port === undefined ? 'time.passed' : `xstate.done.actor.${port}`;
}

async function journeyAt(way: Way, dueMs: number, offset: number): Promise<ClockedJourney> {
  const { start = 'connected', screen, events = [], waitedMs = 0 } = way;
  const journey = clockedJourney(STARTS[start].input);
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
