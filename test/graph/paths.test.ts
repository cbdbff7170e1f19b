import { describe, expect, it } from 'vitest';
import { callOf } from '#src/review/engine/session/pending.ts';
import { isWatch } from '#src/review/journey/samples.ts';
import { isDrivable, watchesOf } from '#test/model/paths/drivable.ts';
import { journeyPaths } from '#test/model/paths/journeyPaths.ts';
import { PATHS, walkPath } from '#src/review/journey/paths/paths.ts';
import { outcomeText } from '#src/review/engine/session/outcomes.ts';

const walked = PATHS.map((path) => ({ ...path, steps: walkPath(path) }));

it('paths.json has the paths of the current chart; `npm run docs` rewrites it', async () => {
  const lines = journeyPaths().map((path) => JSON.stringify(path));
  await expect(`[\n${lines.join(',\n')}\n]\n`).toMatchFileSnapshot('../../src/review/journey/paths/paths.json');
}, 600_000);

describe('A path', () => {
  it.each(walked)('leads where it was approved to lead, by events from outside: $name (R1.7)', (path) => {
    const impossible = path.steps.filter(({ event, before, index }) => {
      const call = callOf(event.type);
      const earlier = path.steps[index - 1];
      if (call === null || !isWatch(call)) return !isDrivable(before, event);
      return earlier === undefined || watchesOf(earlier.before).includes(call) || !watchesOf(before).includes(call);
    });
    expect(path.steps.map(outcomeText)).toEqual(path.leads);
    expect(impossible.map(({ index, event }) => `${index} ${event.type}`)).toEqual([]);
  });

  it('starts with an opened address and has its own name (R1.7)', () => {
    expect(PATHS.filter(({ events }) => events[0]?.type !== 'url.opened')).toEqual([]);
    expect(new Set(PATHS.map(({ name }) => name)).size).toBe(PATHS.length);
  });
});
