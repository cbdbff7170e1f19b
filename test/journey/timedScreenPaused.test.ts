import { describe, expect, it } from 'vitest';
import { journeyAt } from '#test/support/journeyAt.ts';
import { expectRefused } from './samples.ts';
import { pass, PROCESSING, VERIFICATION } from './timedSamples.ts';

describe.each([
  ['processing', PROCESSING],
  ['businessVerification', VERIFICATION],
] as const)('When in %s.pace.paused', (_key, { path, next, view }) => {
  const pausedAt = (ms: number) => {
    const journey = journeyAt(path);
    pass(journey, ms);
    journey.send({ type: 'progress.paused' });
    return journey;
  };

  it('holds the progress and the leaving for as long as it takes (R6.4)', () => {
    const journey = pausedAt(3000);
    journey.clock.increment(3_600_000);
    expect({ path: journey.path(), percent: view(journey).percent }).toEqual({ path, percent: 42 });
  });

  it('goes on with what was left of the 7000 ms (R6.4)', () => {
    const journey = pausedAt(3000);
    journey.clock.increment(3_600_000);
    journey.send({ type: 'progress.resumed' });
    pass(journey, 3999);
    const before = journey.path();
    pass(journey, 1);
    expect([before, journey.path()]).toEqual([path, next]);
  });

  it('can be paused in the last moment and any number of times (R6.4)', () => {
    const journey = pausedAt(6990);
    journey.clock.increment(10_000);
    journey.send({ type: 'progress.resumed' });
    journey.send({ type: 'progress.paused' });
    journey.clock.increment(10_000);
    journey.send({ type: 'progress.resumed' });
    pass(journey, 9);
    const before = journey.path();
    pass(journey, 1);
    expect([before, journey.path()]).toEqual([path, next]);
  });

  it('is not paused a second time (R6.4)', () => {
    expectRefused(pausedAt(1000), { type: 'progress.paused' });
  });

  it('starts running from 0 when it is left and opened again (R6.4)', () => {
    const journey = pausedAt(3000);
    journey.open('/');
    journey.open(path);
    expect({ percent: view(journey).percent, isPaused: view(journey).isPaused }).toEqual({
      percent: 0,
      isPaused: false,
    });
  });
});
