import { describe, expect, it } from 'vitest';
import type { TimedProgress } from '#machines/journey/context.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { viewBusinessVerification, viewProcessing } from '#machines/journey/views/viewTimedScreen.ts';
import { viewSavedJourney } from '#machines/journey/views/viewSavedJourney.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import { journeyAt, type TestJourney } from '#test/support/journeyAt.ts';
import { choose, COMPLETING, confirmed, ein } from './businessSamples.ts';
import { BACK, journeyAfter, opened, SIGNED_OUT } from './samples.ts';

const PAUSE: JourneyEvent = { type: 'progress.paused' };
const RESUME: JourneyEvent = { type: 'progress.resumed' };
const advanced = (elapsedMs: number): JourneyEvent => ({ type: 'progress.advanced', elapsedMs });
const SOLE = choose('sole-proprietorship');
const HOUR_MS = 3_600_000;

/** The preparation of the offers. */
const PROCESSING = {
  key: 'processing',
  path: '/processing',
  back: '/connect-additional-accounts',
  next: '/offers',
  percents: [20, 40, 60, 80, 100],
  steps: [
    'connectingToPatreon',
    'fetchingSubscriptionData',
    'analyzingRevenueStreams',
    'calculatingFundingOptions',
    'preparingYourOffer',
  ],
  over: 'complete',
  more: {},
  view: (journey: TestJourney) => viewProcessing(journey.snapshot()),
} as const;

/** The check of the business. */
const VERIFICATION = {
  key: 'businessVerification',
  path: '/business-verification',
  back: '/sign-irs-form',
  next: '/contract',
  percents: [33, 66, 100],
  steps: ['businessStatus', 'existingFundingObligations', 'taxStanding'],
  over: 'unchecked',
  more: { isComplete: false },
  view: (journey: TestJourney) => viewBusinessVerification(journey.snapshot()),
} as const;

const JUMP_MS = 70;

/** Lets time pass in jumps of half a tick: as exact as the harness at its end, and a good deal faster. */
function pass(journey: TestJourney, ms: number): void {
  for (let left = ms; left > 0; left -= JUMP_MS) journey.clock.increment(Math.min(left, JUMP_MS));
}

describe.each([
  ['processing', '(R6.1, R6.3)', '(R6.2)', PROCESSING, VERIFICATION],
  ['businessVerification', '(R11.1)', '(R11.1)', VERIFICATION, PROCESSING],
] as const)('On %s', (key, timing, completion, { path, back, next, percents, steps, over, more, view }, other) => {
  /** The paths a millisecond before, and when, so much time has gone by. */
  const pathsAround = (journey: TestJourney, ms: number) => {
    pass(journey, ms - 1);
    const before = journey.path();
    pass(journey, 1);
    return [before, journey.path()];
  };
  const viewAt = (percent: number, isPaused = false) => {
    const done = percents.filter((limit) => percent >= limit).length;
    const stateOf = (index: number) => (index === done ? 'active' : 'waiting');
    const shown = steps.map((key, index) => ({ key, state: index < done ? over : stateOf(index) }));
    return { isSigned: false, percent, isPaused, steps: shown, ...more };
  };
  /** The step that is going on, read from the active states. */
  const stepOf = ({ snapshot }: TestJourney) =>
    [...steps, 'complete'].filter((step) => snapshot().matches({ screen: { [key]: { steps: step } } } as never));

  it.each(percents)(`a step is complete at %i percent and not a point before ${completion}`, (percent) => {
    const isLast = percent === 100;
    const atMs = isLast ? 6930 : Math.ceil(percent / 2) * 140;
    const shown = Math.ceil(percent / 2) * 2;
    const index = percents.findIndex((limit) => limit === percent);
    const [before, at] = [journeyAfter(path, [advanced(atMs - 1)]), journeyAfter(path, [advanced(atMs)])];
    expect([stepOf(before), view(before)]).toEqual([[steps[index]], viewAt(shown - 2)]);
    expect([stepOf(at), view(at)]).toEqual([[isLast ? 'complete' : steps[index + 1]], viewAt(shown)]);
  });

  it(`the screen is still there after 6999 ms, at 100 percent, and leaves after 7000 without a message ${timing}`, () => {
    const journey = journeyAt(path);
    expect([stepOf(journey), view(journey)]).toEqual([[steps[0]], viewAt(0)]);
    pass(journey, 6930);
    expect([journey.path(), view(journey)]).toEqual([path, viewAt(100)]);
    expect([pathsAround(journey, 70), journey.toasts]).toEqual([[path, next], []]);
  });

  it.each([
    ['slept all the while', 7000],
    ['lets timers come due once a second', 1000],
  ])(`the screen leaves after 7000 ms and not before when the browser %s ${timing}`, (_how, everyMs) => {
    const journey = journeyAt(path);
    const times = Array.from({ length: 7000 / everyMs }, (_, step) => (step + 1) * everyMs);
    const paths = times.map(() => {
      journey.clock.increment(everyMs);
      return journey.path();
    });
    expect(paths).toEqual(times.map((ms) => (ms === 7000 ? next : path)));
  });

  it.each<[string, JourneyEvent, string]>([
    ['another address was opened', opened('/dashboard'), '/dashboard'],
    ['the creator signed out', SIGNED_OUT, '/'],
    ['Back was pressed', BACK, back],
  ])('nothing leaves by itself once %s (R6.3, R11.1, R1.7)', (_how, event, arrival) => {
    const journey = journeyAt(path);
    pass(journey, 6999);
    journey.send(event);
    journey.clock.increment(7000);
    expect(journey.path()).toBe(arrival);
  });

  it.each<[string, readonly JourneyEvent[], number]>([
    ['never falls', [advanced(4200), advanced(1400)], 60],
    ['ends at its end', [advanced(90_000)], 100],
    ['goes on when its own address is opened again (R1.7)', [advanced(4200), opened(path)], 60],
    ['begins anew after another screen', [advanced(4200), opened('/'), opened(path)], 0],
    ['begins anew after it was held', [advanced(4200), PAUSE, opened('/'), opened(path)], 0],
    ['is not shared with the other timed screen', [opened(other.path), advanced(4200), opened(path)], 0],
  ])(`the percentage %s ${timing}`, (_what, events, percent) => {
    const journey = journeyAfter(path, events);
    expect([view(journey), journey.context().elapsedMs <= 7000]).toEqual([viewAt(percent), true]);
  });

  it('Pause holds the progress and the leaving, Resume goes on with the rest, as often as wanted (R6.4)', () => {
    const journey = journeyAt(path);
    pass(journey, 3000);
    for (const event of [PAUSE, PAUSE]) journey.send(event);
    journey.clock.increment(HOUR_MS);
    const state = () => [journey.path(), view(journey)];
    expect(state()).toEqual([path, viewAt(42, true)]);
    for (const event of [RESUME, PAUSE, RESUME, RESUME]) journey.send(event);
    expect(state()).toEqual([path, viewAt(42)]);
    expect(pathsAround(journey, 4000)).toEqual([path, next]);
  });

  describe('found half done, the screen', () => {
    const progress: TimedProgress = { screen: key, elapsedMs: 3000, isPaused: false };
    const found = (change: Partial<TimedProgress>) =>
      journeyAt(path, { saved: { ...NOTHING_TYPED, progress: { ...progress, ...change } } });

    it('has saved the time that it has run, and whether it is paused (R6.4, R15.1)', () => {
      const saved = [[advanced(3000)], [advanced(3000), PAUSE]].map(
        (events) => viewSavedJourney(journeyAfter(path, events).snapshot()).progress,
      );
      expect(saved).toEqual([progress, { ...progress, isPaused: true }]);
    });

    it('goes on from where it stood and leaves after 7 seconds in all (R6.3, R11.1, R15.1)', () => {
      const journey = found({});
      expect([journey.context().elapsedMs, journey.context().savedProgress]).toEqual([3000, null]);
      expect(pathsAround(journey, 4000)).toEqual([path, next]);
    });

    it('leaves at once when its time ran out meanwhile (R6.3, R11.1, R15.1)', () => {
      const journey = found({ elapsedMs: 63_000 });
      expect(journey.context().elapsedMs).toBe(7000);
      journey.advance(1);
      expect(journey.path()).toBe(next);
    });

    it('is held still when it was held (R6.4, R15.1)', () => {
      const journey = found({ isPaused: true });
      journey.clock.increment(7000);
      expect(view(journey)).toEqual(viewAt(42, true));
      journey.send(RESUME);
      expect(pathsAround(journey, 4000)).toEqual([path, next]);
    });

    it('begins anew where the other timed screen was left, and the next time (R6.1, R11.1)', () => {
      const again = found({});
      for (const event of [opened('/offers'), opened(path)]) again.send(event);
      const elsewhere = found({ screen: other.key, isPaused: true });
      expect([view(elsewhere), view(again)]).toEqual([viewAt(0), viewAt(0)]);
    });
  });
});

const WITHOUT_RETURN: JourneyEvent = { type: 'business.fileRemoved', place: 'taxReturn' };

it.each<[string, readonly JourneyEvent[], string]>([
  ['confirms a complete business (R11.1)', [], 'complete complete complete'],
  ['confirms nothing of a sole proprietorship, however complete (R16.1)', [SOLE], 'unchecked unchecked unchecked'],
  ['does not confirm the status where the EIN is missing (R16.1)', [ein('')], 'unchecked complete complete'],
  ['does not confirm the obligations without the income (R16.1)', [confirmed(false)], 'complete unchecked complete'],
  ['does not confirm the standing without the tax return (R16.1)', [WITHOUT_RETURN], 'complete complete unchecked'],
])('The check of the business %s', (_what, events, states) => {
  const typed = [...COMPLETING, ...events, opened('/business-verification'), advanced(7000)];
  const { isComplete, steps } = viewBusinessVerification(journeyAfter('/entity-details', typed).snapshot());
  expect([isComplete, steps.map(({ state }) => state).join(' ')]).toEqual([
    events.every((event) => event === SOLE),
    states,
  ]);
});
