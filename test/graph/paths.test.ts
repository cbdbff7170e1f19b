import { describe, expect, it } from 'vitest';
import { isDrivable, isWatch, portOf, watchesOf } from '#machines/graph/paths/drivable.ts';
import { journeyPaths } from '#machines/graph/paths/journeyPaths.ts';
import { outcomeText, PATHS, walkPath } from '#machines/graph/paths/paths.ts';
import { toGraph } from '#machines/graph/toGraph.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';

const graph = toGraph(createJourneyMachine());
const walked = PATHS.map((path) => ({ path, steps: walkPath(path) }));

it('keeps machines/graph/paths/paths.json as the chart is; `npm run docs` writes it anew', async () => {
  const lines = journeyPaths().map((path) => JSON.stringify(path));
  await expect(`[\n${lines.join(',\n')}\n]\n`).toMatchFileSnapshot('../../machines/graph/paths/paths.json');
}, 120_000);

describe('The paths', () => {
  it.each(walked.map(({ path, steps }) => [path.name, path, steps] as const))(
    'lead where the chart was approved to lead: %s (R1.7)',
    (_name, { events, leads }, steps) => {
      expect(events.length).toBeGreaterThan(0);
      expect(steps.map(outcomeText)).toEqual(leads);
    },
  );

  it('take every transition of the chart (R1.1)', () => {
    const taken = new Set(walked.flatMap(({ steps }) => steps.flatMap((step) => step.taken)));
    const every = graph.transitions.filter(({ trigger }) => trigger.kind !== 'initial').map(({ id }) => id);
    expect(every.length).toBeGreaterThan(200);
    expect(every.filter((id) => !taken.has(id))).toEqual([]);
  });

  it('go to every state of the chart, those included that are left again at once (R1.1)', () => {
    const sourceOf = new Map(graph.transitions.map(({ id, sourceId }) => [id, sourceId]));
    const seen = walked.flatMap(({ steps }) =>
      steps.flatMap(({ after, taken }) => [
        ...after._nodes.map(({ id }) => id),
        ...taken.map((id) => sourceOf.get(id)),
      ]),
    );
    expect(graph.states.length).toBeGreaterThan(90);
    expect(graph.states.filter(({ id }) => !new Set(seen).has(id)).map(({ id }) => id)).toEqual([]);
  });

  it.each(walked.map(({ path, steps }) => [path.name, steps] as const))(
    'contain only what can be caused from outside: %s (R1.7)',
    (_name, steps) => {
      const impossible = steps.filter(({ event, before, index }) => {
        const port = portOf(event.type);
        const earlier = steps[index - 1];
        if (port === null || !isWatch(port)) return !isDrivable(before, event);
        return earlier === undefined || watchesOf(earlier.before).includes(port) || !watchesOf(before).includes(port);
      });
      expect(impossible.map(({ index, event }) => [index, event.type])).toEqual([]);
    },
  );

  it('begin with the address that is opened, and are told apart by their names (R1.7)', () => {
    expect(new Set(PATHS.map(({ events }) => events[0]?.type))).toEqual(new Set(['url.opened']));
    expect(new Set(PATHS.map(({ name }) => name)).size).toBe(PATHS.length);
  });
});
