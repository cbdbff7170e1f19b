import { describe, expect, it } from 'vitest';
import { explore, type TriedStep } from '#machines/graph/exploration/explore.ts';
import { PROPERTIES } from '#machines/graph/properties/properties.ts';
import { SURVEYS } from '#machines/graph/exploration/surveys.ts';
import { toGraph } from '#machines/graph/toGraph.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { COUNTS, countOf } from './surveyCounts.ts';

describe('The whole chart, explored', () => {
  const machine = createJourneyMachine();
  const transitions = toGraph(machine).transitions.filter(({ trigger }) => trigger.kind !== 'initial');
  const taken = new Set<string>();
  const answers = new Set<string>();
  const complaints = new Map(PROPERTIES.map(({ name }) => [name, [] as string[]]));
  const states = Object.fromEntries(
    Object.entries(SURVEYS).map(([name, survey]) => {
      const exploration = explore(machine, survey, (step) => judge(name, step));
      for (const id of exploration.taken) taken.add(id);
      for (const answer of exploration.answers) answers.add(answer);
      return [name, exploration.isComplete ? countOf(exploration) : exploration.growth];
    }),
  );

  function judge(survey: string, step: TriedStep) {
    for (const { name, complaint } of PROPERTIES) {
      const found = complaint(step);
      if (found !== null) complaints.get(name)?.push(`${survey}: ${found} after ${JSON.stringify(step.event)}`);
    }
  }

  it('has exactly so many states and steps, each part explored to its end (R1.1)', () => {
    expect(states).toEqual(COUNTS);
  });

  it('takes every transition of the chart (R1.1)', () => {
    expect(transitions.length).toBeGreaterThan(200);
    expect(transitions.map(({ id }) => id).filter((id) => !taken.has(id))).toEqual([]);
  });

  it('has the guard of every transition pass and refuse (R1.1)', () => {
    const guarded = transitions.filter(({ guard }) => guard !== null);
    expect(guarded.length).toBeGreaterThan(100);
    const wanted = guarded.flatMap(({ id }) => [`${id}|passed`, `${id}|refused`]);
    expect(wanted.filter((answer) => !answers.has(answer))).toEqual([]);
  });

  it.each(PROPERTIES.map(({ name, requirements }) => [name, requirements.join(', ')] as const))('%s (%s)', (name) => {
    expect(complaints.get(name)).toEqual([]);
  });
});
