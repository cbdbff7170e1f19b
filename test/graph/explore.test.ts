import { describe, expect, it } from 'vitest';
import { explore, type TriedStep } from '#machines/graph/explore.ts';
import { PROPERTIES } from '#machines/graph/properties.ts';
import { SURVEYS } from '#machines/graph/surveys.ts';
import { toGraph } from '#machines/graph/toGraph.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';

/** How many states each survey reaches: a change of the chart shows here first. */
const COUNTS: Record<keyof typeof SURVEYS, number> = {
  walk: 4040,
  walkComplete: 772,
  review: 408,
  strictContract: 108,
  readContract: 13,
  landing: 12,
  accounts: 101,
  timed: 1067,
  business: 87,
  irsForm: 339,
  repayment: 907,
  keeping: 1641,
};

describe('The whole chart, explored', () => {
  const machine = createJourneyMachine();
  const taken = new Set<string>();
  const complaints = new Map(PROPERTIES.map(({ name }) => [name, [] as string[]]));
  const states = Object.fromEntries(
    Object.entries(SURVEYS).map(([name, survey]) => {
      const exploration = explore(machine, survey, (step) => judge(name, step));
      for (const id of exploration.taken) taken.add(id);
      return [name, exploration.isComplete ? exploration.states.size : exploration.growth];
    }),
  );

  function judge(survey: string, step: TriedStep) {
    for (const { name, complaint } of PROPERTIES) {
      const found = complaint(step);
      if (found !== null) complaints.get(name)?.push(`${survey}: ${found} after ${JSON.stringify(step.event)}`);
    }
  }

  it('has exactly so many states, each part explored to its end (R1.1)', () => {
    expect(states).toEqual(COUNTS);
  });

  it('takes every transition of the chart (R1.1)', () => {
    const every = toGraph(machine).transitions.filter(({ trigger }) => trigger.kind !== 'initial');
    expect(every.length).toBeGreaterThan(200);
    expect(every.map(({ id }) => id).filter((id) => !taken.has(id))).toEqual([]);
  });

  it.each(PROPERTIES.map(({ name, requirements }) => [name, requirements.join(', ')] as const))('%s (%s)', (name) => {
    expect(complaints.get(name)).toEqual([]);
  });
});
