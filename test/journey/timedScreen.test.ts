import { describe, expect, it } from 'vitest';
import { journeyAt } from '#test/support/journeyAt.ts';
import { expectRefused } from './samples.ts';
import { activeStep, JUMP_MS, pass, PROCESSING, VERIFICATION } from './timedSamples.ts';

describe.each([
  ['processing', '(R6.1)', '(R6.2)', '(R6.3)', PROCESSING],
  ['businessVerification', '(R11.1)', '(R11.1)', '(R11.1)', VERIFICATION],
] as const)('When in %s.pace.running', (key, progress, completion, leaving, { path, next, percents, steps, view }) => {
  const states = [...steps, 'complete'];

  it(`starts at 0 percent with its first step going on ${progress}`, () => {
    const journey = journeyAt(path);
    expect(journey.where().screen).toEqual({ [key]: { pace: 'running', steps: steps[0] } });
    expect(view(journey)).toEqual({
      percent: 0,
      isPaused: false,
      steps: steps.map((step, index) => ({ key: step, state: index === 0 ? 'active' : 'waiting' })),
    });
  });

  it(`gains 2 points every 140 ms ${progress}`, () => {
    const journey = journeyAt(path);
    const seen = Array.from({ length: 49 }, () => {
      pass(journey, 130);
      const before = view(journey).percent;
      pass(journey, 10);
      return [before, view(journey).percent];
    });
    expect(seen).toEqual(Array.from({ length: 49 }, (_, tick) => [tick * 2, tick * 2 + 2]));
  });

  it(`goes through every step as a state of its own, each in its turn ${completion}`, () => {
    const journey = journeyAt(path);
    const seen = [activeStep(journey)];
    for (let ms = 0; ms < 6930; ms += JUMP_MS) {
      pass(journey, JUMP_MS);
      if (activeStep(journey) !== seen.at(-1)) seen.push(activeStep(journey));
    }
    expect(seen).toEqual(states);
  });

  it.each(percents)(`completes a step at %i percent and not a point before ${completion}`, (percent) => {
    const index = percents.findIndex((candidate) => candidate === percent);
    const atMs = percent === 100 ? 6930 : Math.ceil(percent / 2) * 140;
    const journey = journeyAt(path);
    pass(journey, atMs - 10);
    const before = activeStep(journey);
    pass(journey, 10);
    expect([before, activeStep(journey)]).toEqual([states[index], states[index + 1]]);
    expect(view(journey).steps.map(({ state }) => state)).toEqual(
      steps.map((_, position) => {
        if (position <= index) return 'complete';
        return position === index + 1 ? 'active' : 'waiting';
      }),
    );
  });

  it(`shows 100 percent with every step complete before it leaves ${leaving}`, () => {
    const journey = journeyAt(path);
    pass(journey, 6930);
    expect(journey.path()).toBe(path);
    expect(view(journey)).toEqual({
      percent: 100,
      isPaused: false,
      steps: steps.map((step) => ({ key: step, state: 'complete' })),
    });
  });

  it(`is still there after 6999 ms and at ${next} after 7000 ${leaving}`, () => {
    const journey = journeyAt(path);
    pass(journey, 6999);
    const before = journey.path();
    pass(journey, 1);
    expect([before, journey.path()]).toEqual([path, next]);
    expect(journey.toasts).toEqual([]);
  });

  it(`leaves after 7000 ms also when the browser slept all the while ${leaving}`, () => {
    const journey = journeyAt(path);
    journey.clock.increment(7000);
    expect(journey.path()).toBe(next);
  });

  it(`leaves after 7000 ms and not before when timers come due once a second ${leaving}`, () => {
    const journey = journeyAt(path);
    const paths = Array.from({ length: 7 }, () => {
      journey.clock.increment(1000);
      return journey.path();
    });
    expect(paths).toEqual([...Array<string>(6).fill(path), next]);
  });

  it(`catches up with the time in one step ${progress}`, () => {
    const journey = journeyAt(path);
    journey.clock.increment(5000);
    expect(view(journey).percent).toBe(70);
  });

  it(`goes on when its own address is opened again ${leaving} (R1.7)`, () => {
    const journey = journeyAt(path);
    pass(journey, 3000);
    journey.open(path);
    const { percent } = view(journey);
    pass(journey, 3999);
    const before = journey.path();
    pass(journey, 1);
    expect([percent, before, journey.path()]).toEqual([42, path, next]);
  });

  it.each([
    ['another address is opened', { type: 'url.opened', path: '/dashboard', hash: '' }, '/dashboard'],
    ['the creator signs out', { type: 'session.signedOut' }, '/'],
  ] as const)(`never leaves by itself once %s ${leaving}`, (_how, event, arrival) => {
    const journey = journeyAt(path);
    pass(journey, 6999);
    journey.send(event);
    pass(journey, 20);
    journey.clock.increment(7000);
    expect(journey.path()).toBe(arrival);
  });

  it(`never leaves by itself once Back was pressed ${leaving}`, () => {
    const journey = journeyAt(path);
    pass(journey, 3000);
    journey.send({ type: 'navigation.backRequested' });
    const arrival = journey.path();
    journey.clock.increment(10_000);
    expect([arrival === path, journey.path()]).toEqual([false, arrival]);
  });

  it(`starts from 0 each time it is opened ${leaving}`, () => {
    const journey = journeyAt(path);
    pass(journey, 5000);
    journey.open('/');
    journey.open(path);
    const { percent } = view(journey);
    pass(journey, 6999);
    const before = journey.path();
    pass(journey, 1);
    expect([percent, activeStep(journeyAt(path)), before, journey.path()]).toEqual([0, steps[0], path, next]);
  });

  it(`never goes back in time, and takes no more than its 7000 ms ${progress}`, () => {
    const journey = journeyAt(path);
    journey.send({ type: 'progress.advanced', elapsedMs: 4200 });
    journey.send({ type: 'progress.advanced', elapsedMs: 1400 });
    const { percent } = view(journey);
    journey.send({ type: 'progress.advanced', elapsedMs: 90_000 });
    expect([percent, journey.context().elapsedMs]).toEqual([60, 7000]);
  });

  it('is not resumed (R6.4)', () => {
    expectRefused(journeyAt(path), { type: 'progress.resumed' });
  });

  it('pauses (R6.4)', () => {
    const journey = journeyAt(path);
    pass(journey, 3000);
    journey.send({ type: 'progress.paused' });
    expect({ isPaused: view(journey).isPaused, percent: view(journey).percent }).toEqual({
      isPaused: true,
      percent: 42,
    });
  });
});
