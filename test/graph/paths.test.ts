import { describe, expect, it } from 'vitest';
import { callOf } from '#src/review/engine/session/pending.ts';
import { isWatch } from '#src/review/journey/samples.ts';
import { isDrivable, watchesOf } from '#test/model/paths/drivable.ts';
import { journeyPaths } from '#test/model/paths/journeyPaths.ts';
import { PATHS, walkPath } from '#src/review/journey/paths/paths.ts';
import { outcomeText } from '#src/review/engine/session/outcomes.ts';

const walked = PATHS.map((path) => ({ ...path, steps: walkPath(path) }));

it('keeps src/review/journey/paths/paths.json as the chart is; `npm run docs` writes it anew', async () => {
  const lines = journeyPaths().map((path) => JSON.stringify(path));
  await expect(`[\n${lines.join(',\n')}\n]\n`).toMatchFileSnapshot('../../src/review/journey/paths/paths.json');
}, 120_000);

describe('The paths', () => {
  it.each(walked)(
    'lead where the chart was approved to lead, by what can be caused from outside alone: $name (R1.7)',
    (path) => {
      const impossible = path.steps.filter(({ event, before, index }) => {
        const call = callOf(event.type);
        const earlier = path.steps[index - 1];
        if (call === null || !isWatch(call)) return !isDrivable(before, event);
        return earlier === undefined || watchesOf(earlier.before).includes(call) || !watchesOf(before).includes(call);
      });
      expect(path.steps.map(outcomeText)).toEqual(path.leads);
      expect(impossible.map(({ index, event }) => [index, event.type])).toEqual([]);
    },
  );

  it('begin with the address that is opened, and are told apart by their names (R1.7)', () => {
    expect(new Set(PATHS.map(({ events }) => events[0]?.type))).toEqual(new Set(['url.opened']));
    expect(new Set(PATHS.map(({ name }) => name)).size).toBe(PATHS.length);
  });
});
