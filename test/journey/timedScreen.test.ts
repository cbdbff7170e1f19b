import { describe, expect, it } from 'vitest';
import type { TimedProgress } from '#machines/journey/context.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { viewSavedJourney } from '#machines/journey/views/viewSavedJourney.ts';
import { viewBusinessVerification, viewProcessing } from '#machines/journey/views/viewTimedScreen.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import { journeyAt, type TestJourney } from '#test/support/journeyAt.ts';
import { choose, COMPLETING, confirmed, ein } from './businessSamples.ts';
import { journeyAfter, opened } from './samples.ts';

const PAUSE: JourneyEvent = { type: 'progress.paused' };
const RESUME: JourneyEvent = { type: 'progress.resumed' };
const advanced = (elapsedMs: number): JourneyEvent => ({ type: 'progress.advanced', elapsedMs });
const statesOf = (steps: readonly { readonly state: string }[]) => steps.map(({ state }) => state).join(' ');

describe('Steps', () => {
  it.each([
    [0, 0, 'active waiting waiting waiting waiting'],
    [1400, 20, 'complete active waiting waiting waiting'],
    [6930, 100, 'complete complete complete complete complete'],
  ])('of the offers after %i ms are at %i percent: %s (R6.1, R6.2)', (elapsedMs, percent, states) => {
    const { steps, ...view } = viewProcessing(journeyAfter('/processing', [advanced(elapsedMs)]).snapshot());
    expect(view).toEqual({ isSigned: false, percent, isPaused: false });
    expect(statesOf(steps)).toBe(states);
  });

  const WITHOUT_RETURN: JourneyEvent = { type: 'business.fileRemoved', place: 'taxReturn' };
  const SOLE = choose('sole-proprietorship');
  it.each<[string, readonly JourneyEvent[], number, object, string]>([
    ['check one thing at a time (R11.1)', [], 2380, { percent: 34 }, 'complete active waiting'],
    ['judge nothing before its turn (R11.1)', [WITHOUT_RETURN], 2380, { percent: 34 }, 'complete active waiting'],
    ['confirm a complete business (R11.1)', [], 7000, { isComplete: true }, 'complete complete complete'],
    ['confirm no sole proprietorship (R16.1)', [SOLE], 7000, { isComplete: true }, 'unchecked unchecked unchecked'],
    ['need the EIN (R16.1)', [ein('')], 7000, { isComplete: false }, 'unchecked complete complete'],
    ['need the income (R16.1)', [confirmed(false)], 7000, { isComplete: false }, 'complete unchecked complete'],
    ['need the tax return (R16.1)', [WITHOUT_RETURN], 7000, { isComplete: false }, 'complete complete unchecked'],
  ])('of the verification %s', (_what, events, elapsedMs, view, states) => {
    const typed = [...COMPLETING, ...events, opened('/business-verification'), advanced(elapsedMs)];
    const { steps, ...shown } = viewBusinessVerification(journeyAfter('/entity-details', typed).snapshot());
    expect(shown).toMatchObject(view);
    expect(statesOf(steps)).toBe(states);
  });
});

describe.each([
  ['/processing', '/offers', 'processing', '(R6.1, R6.3)'],
  ['/business-verification', '/contract', 'businessVerification', '(R11.1)'],
] as const)('Timed screen %s', (path, next, screen, requirements) => {
  const viewOf = ({ snapshot }: TestJourney) =>
    screen === 'processing' ? viewProcessing(snapshot()) : viewBusinessVerification(snapshot());
  const expectToLeaveAfter = (journey: TestJourney, ms: number) => {
    journey.clock.increment(ms - 1);
    expect(journey.path()).toBe(path);
    journey.clock.increment(1);
    expect(journey.path()).toBe(next);
  };

  it(`leaves after 7000 ms, however rarely timers fire, without a message ${requirements}`, () => {
    const journey = journeyAt(path);
    for (let second = 0; second < 6; second += 1) journey.clock.increment(1000);
    expectToLeaveAfter(journey, 1000);
    expect(journey.toasts).toEqual([]);
  });

  it('never leaves after another address was opened (R1.7, R6.3, R11.1)', () => {
    const journey = journeyAt(path);
    journey.clock.increment(6999);
    journey.open('/dashboard');
    journey.clock.increment(7000);
    expect(journey.path()).toBe('/dashboard');
  });

  it.each<[string, readonly JourneyEvent[], number]>([
    ['never falls', [advanced(4200), advanced(1400)], 60],
    ['ends at 100', [advanced(90_000)], 100],
    ['continues when its own address is opened again (R1.7)', [advanced(4200), opened(path)], 60],
    ['restarts after another screen', [advanced(4200), PAUSE, opened('/'), opened(path)], 0],
  ])(`has a percentage that %s ${requirements}`, (_what, events, percent) => {
    expect(viewOf(journeyAfter(path, events))).toMatchObject({ percent, isPaused: false });
  });

  it('holds still on Pause and continues on Resume (R6.4)', () => {
    const journey = journeyAt(path);
    journey.advance(3000);
    for (const event of [PAUSE, PAUSE]) journey.send(event);
    journey.clock.increment(3_600_000);
    expect(viewOf(journey)).toMatchObject({ percent: 42, isPaused: true });
    for (const event of [RESUME, PAUSE, RESUME, RESUME]) journey.send(event);
    expect(viewOf(journey)).toMatchObject({ percent: 42, isPaused: false });
    expectToLeaveAfter(journey, 4000);
  });

  describe('after a reload', () => {
    const progress: TimedProgress = { screen, elapsedMs: 3000, isPaused: false };
    const found = (change: Partial<TimedProgress>) =>
      journeyAt(path, { saved: { ...NOTHING_TYPED, progress: { ...progress, ...change } } });

    it('knows how long it ran (R6.4, R15.1)', () => {
      const { snapshot } = journeyAfter(path, [advanced(3000), PAUSE]);
      expect(viewSavedJourney(snapshot()).progress).toEqual({ ...progress, isPaused: true });
    });

    it('continues where it was and leaves after 7 seconds in all (R6.3, R11.1, R15.1)', () => {
      expectToLeaveAfter(found({}), 4000);
    });

    it('leaves at once when its time ran out meanwhile (R6.3, R11.1, R15.1)', () => {
      const journey = found({ elapsedMs: 63_000 });
      journey.clock.increment(1);
      expect(journey.path()).toBe(next);
    });

    it('stays paused (R6.4, R15.1)', () => {
      const journey = found({ isPaused: true });
      journey.clock.increment(7000);
      expect(viewOf(journey)).toMatchObject({ percent: 42, isPaused: true });
      journey.send(RESUME);
      expectToLeaveAfter(journey, 4000);
    });

    it('restarts on the second visit or after the other timed screen (R6.1, R11.1)', () => {
      const visited = found({ isPaused: true });
      for (const event of [opened('/offers'), opened(path)]) visited.send(event);
      expect(viewOf(visited)).toMatchObject({ percent: 0, isPaused: false });
      const other = screen === 'processing' ? 'businessVerification' : 'processing';
      expect(viewOf(found({ screen: other, isPaused: true }))).toMatchObject({ percent: 0, isPaused: false });
    });
  });
});
