import { describe, expect, it } from 'vitest';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { viewBusinessVerification, viewProcessing } from '#machines/journey/views/viewTimedScreen.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import { journeyAt, type TestJourney } from '#test/support/journeyAt.ts';
import { chooseEntityType, FILL_IN_FORM, confirmIncome, typeEin } from './businessSamples.ts';
import { journeyAfter, visit } from './samples.ts';

const PAUSE: JourneyEvent = { type: 'progress.paused' };
const RESUME: JourneyEvent = { type: 'progress.resumed' };
const advanceProgress = (elapsedMs: number): JourneyEvent => ({ type: 'progress.advanced', elapsedMs });

const WITHOUT_RETURN: JourneyEvent = { type: 'business.fileRemoved', place: 'taxReturn' };
const SOLE = chooseEntityType('sole-proprietorship');
it.each<[string, readonly JourneyEvent[], number, object, string]>([
  ['does not check a step before its turn (R11.1)', [WITHOUT_RETURN], 2380, { percent: 34 }, 'complete active waiting'],
  ['confirms a complete business (R11.1)', [], 7000, { isComplete: true }, 'complete complete complete'],
  [
    'leaves a sole proprietorship unchecked (R16.1)',
    [SOLE],
    7000,
    { isComplete: true },
    'unchecked unchecked unchecked',
  ],
  ['needs the EIN (R16.1)', [typeEin('')], 7000, { isComplete: false }, 'unchecked complete complete'],
  [
    'needs the income confirmation (R16.1)',
    [confirmIncome(false)],
    7000,
    { isComplete: false },
    'complete unchecked complete',
  ],
  ['needs the tax return (R16.1)', [WITHOUT_RETURN], 7000, { isComplete: false }, 'complete complete unchecked'],
])('Verification %s', (_what, events, elapsedMs, view, states) => {
  const typed = [...FILL_IN_FORM, ...events, visit('/business-verification'), advanceProgress(elapsedMs)];
  const { steps, ...shown } = viewBusinessVerification(journeyAfter('/entity-details', typed).snapshot());
  expect(shown).toMatchObject(view);
  expect(steps.map(({ state }) => state).join(' ')).toBe(states);
});

describe.each([
  ['/processing', '/offers', viewProcessing, '(R6.1, R6.3)'],
  ['/business-verification', '/contract', viewBusinessVerification, '(R11.1)'],
] as const)('Timed screen %s', (path, next, view, requirements) => {
  const expectToEndAfter = (journey: TestJourney, ms: number) => {
    journey.clock.increment(ms - 1);
    expect(journey.path()).toBe(path);
    journey.clock.increment(1);
    expect(journey.path()).toBe(next);
  };

  it(`ends after 7000 ms, even with slow timers, without a toast ${requirements}`, () => {
    const journey = journeyAt(path);
    for (let second = 0; second < 6; second += 1) journey.clock.increment(1000);
    expectToEndAfter(journey, 1000);
    expect(journey.toasts).toEqual([]);
  });

  it('stops on Pause and continues on Resume (R6.4)', () => {
    const journey = journeyAt(path);
    journey.advance(3000);
    for (const event of [PAUSE, PAUSE]) journey.send(event);
    journey.clock.increment(3_600_000);
    expect(view(journey.snapshot())).toMatchObject({ percent: 42, isPaused: true });
    for (const event of [RESUME, PAUSE, RESUME, RESUME]) journey.send(event);
    expect(view(journey.snapshot())).toMatchObject({ percent: 42, isPaused: false });
    expectToEndAfter(journey, 4000);
  });

  it('restarts after a visit to another screen (R6.1, R11.1)', () => {
    const journey = journeyAfter(path, [advanceProgress(4200), PAUSE, visit('/'), visit(path)]);
    expect(view(journey.snapshot())).toMatchObject({ percent: 0, isPaused: false });
  });
});

describe('Timed screen after a reload', () => {
  const reloadedAt = (elapsedMs: number) =>
    journeyAt('/processing', {
      saved: { ...NOTHING_TYPED, progress: { screen: 'processing', elapsedMs, isPaused: false } },
    });

  it('ends after 7 seconds in total (R6.3, R15.1)', () => {
    const journey = reloadedAt(3000);
    journey.clock.increment(3999);
    expect(journey.path()).toBe('/processing');
    journey.clock.increment(1);
    expect(journey.path()).toBe('/offers');
  });

  it('ends immediately if its time has already run out (R6.3, R15.1)', () => {
    const journey = reloadedAt(63_000);
    journey.clock.increment(1);
    expect(journey.path()).toBe('/offers');
  });
});
