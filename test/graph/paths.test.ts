import { describe, expect, it } from 'vitest';
import { callOf, isWatch } from '#machines/graph/exploration/pending.ts';
import { isDrivable, watchesOf } from '#test/model/paths/drivable.ts';
import { journeyPaths } from '#test/model/paths/journeyPaths.ts';
import { PATHS, walkPath } from '#machines/graph/paths/paths.ts';
import { outcomeText } from '#test/model/paths/outcomes.ts';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import { coverageOf } from '#test/paths/report/coverage.ts';

const walked = PATHS.map((path) => ({ ...path, steps: walkPath(path) }));
const steps = walked.flatMap((path) => path.steps);

it('keeps machines/graph/paths/paths.json as the chart is; `npm run docs` writes it anew', async () => {
  const lines = journeyPaths().map((path) => JSON.stringify(path));
  await expect(`[\n${lines.join(',\n')}\n]\n`).toMatchFileSnapshot('../../machines/graph/paths/paths.json');
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

  it('take every transition and go to every state, those included that are left again at once (R1.1)', () => {
    const visited = steps.flatMap(({ after }) => after._nodes.map(({ id }) => id));
    const seen = { states: new Set(visited), transitions: new Set(steps.flatMap(({ taken }) => taken)) };
    const { states, transitions } = coverageOf(journeyModel(), { ...seen, answers: new Set() });
    expect([states.missing, transitions.missing]).toEqual([[], []]);
    expect([states.all > 90, transitions.all > 200]).toEqual([true, true]);
  });

  it('begin with the address that is opened, and are told apart by their names (R1.7)', () => {
    expect(new Set(PATHS.map(({ events }) => events[0]?.type))).toEqual(new Set(['url.opened']));
    expect(new Set(PATHS.map(({ name }) => name)).size).toBe(PATHS.length);
  });
});
