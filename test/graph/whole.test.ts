import { describe, expect, it } from 'vitest';
import { exploreGraph } from '#test/model/exploration/stateGraph.ts';
import { survey } from '#test/model/exploration/survey.ts';
import { inputOf } from '#src/review/journey/paths/starts.ts';
import { SURVEYS } from '#test/model/exploration/surveys.ts';
import { pathOf } from '#test/model/lintChart.ts';
import { judgeBoundaries } from '#test/model/properties/boundaries.ts';
import { GRAPH_PROPERTIES } from '#test/model/properties/graphProperties.ts';
import { errorNodes } from '#test/model/properties/liveness.ts';
import { PROPERTIES } from '#test/model/properties/properties.ts';
import { FIELDS_ANEW, STATES_ANEW } from '#test/model/properties/reload.ts';
import { reloadEverywhere } from '#test/model/properties/reloads.ts';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { coverageOf } from '#test/paths/report/coverage.ts';
import { wholeChart } from '#test/support/explorations.ts';
import { BREAKS } from './breaks.ts';
import { brokenJourney } from './brokenJourney.ts';
import { COUNTS, countOf } from './surveyCounts.ts';

/** A change of the contract's offer that ends when another tab takes the Patreon connection away. */
const leavingAChange = survey([inputOf()], ['contract.changeRequested', 'session.changedElsewhere'], {
  paths: ['/contract'],
});
/** Far more than is needed; a busy computer is no failure. */
const TIMEOUT_MS = 60_000;
const { graph, found, complaints } = wholeChart();

describe('The whole chart, explored', { timeout: TIMEOUT_MS }, () => {
  it('has exactly so many states and steps, each part explored to its end (R1.1)', () => {
    const counts = Object.entries(found).map(([name, one]) => [name, countOf(one)]);
    expect(Object.fromEntries(counts)).toEqual(COUNTS);
    expect(graph.states.size).toBeGreaterThan(3000);
    expect(graph.edges.length).toBeGreaterThan(30_000);
  });

  it('leaves no state, transition, guard answer or requirement unseen (R1.1)', () => {
    const snapshots = [...graph.states.values()].map(({ snapshot }) => snapshot);
    const seen = {
      states: new Set(snapshots.flatMap(({ _nodes }) => _nodes.map(({ id }) => id))),
      transitions: new Set(graph.explorations.flatMap(({ taken }) => [...taken])),
      answers: new Set<string>(graph.explorations.flatMap(({ answers }) => [...answers])),
    };
    const coverage = coverageOf(journeyModel(), seen);
    expect(Object.values(coverage).map(({ missing }) => missing)).toEqual([[], [], [], []]);
    const { states, transitions, guardAnswers } = coverage;
    expect([states.all > 90, transitions.all > 200, guardAnswers.all > 150]).toEqual([true, true, true]);
  });

  it.each(PROPERTIES.map(({ name, requirements }) => [name, requirements.join(', ')] as const))('%s (%s)', (name) => {
    expect(complaints.get(name)?.slice(0, 5)).toEqual([]);
  });

  it.each(GRAPH_PROPERTIES.map((property) => [property.name, property.requirements.join(', '), property] as const))(
    '%s (%s)',
    (_name, _requirements, property) => {
      expect(property.complaints(graph).slice(0, 5)).toEqual([]);
    },
  );

  it('holds these errors, and each can be left (R1.2, R4.5, R5.4, R10.1, R12.1, R12.7, R13.1, R15.3)', () => {
    expect(errorNodes(graph).map(pathOf)).toEqual([
      'screen.signIn.refused',
      'screen.signIn.failed',
      'screen.connectPatreon.refused',
      'screen.connectPatreon.failed',
      'screen.signIrsForm.viewer.failed',
      'screen.contract.viewer.failed',
      'screen.contract.identity.failed',
      'screen.notFound',
      'countdown.halted',
      'saving.upToDate.refused',
    ]);
  });

  it('needs every exception that a reload is allowed, and each names its requirement (R15.1)', () => {
    const graphs = [graph, exploreGraph(createJourneyMachine(), [leavingAChange])];
    const needed = new Set(graphs.flatMap((explored) => [...reloadEverywhere(explored).needed]));
    const rows = [...STATES_ANEW, ...FIELDS_ANEW];
    expect(rows.every(({ requirements, reason }) => requirements.length > 0 && reason !== '')).toBe(true);
    expect(rows.filter((row) => !needed.has(row)).map(({ of, becomes }) => `${of.source} ${becomes}`)).toEqual([]);
  });

  it('leaves an allowed state whichever of a timer or answer and an event is first (R1.7, R6.3, R11.1, R12.5, R13.1)', () => {
    expect(judgeBoundaries(graph)).toEqual({ duePoints: 106, boundaries: 22, pairs: 18838, complaints: [] });
  });
});

describe('A broken chart', { timeout: TIMEOUT_MS }, () => {
  it('is tried for every property of all states together (R1.1)', () => {
    expect(new Set(BREAKS.map(({ property }) => property))).toEqual(new Set(GRAPH_PROPERTIES.map(({ name }) => name)));
  });

  it.each(BREAKS)(
    'is found out by "$property" when $broken (R1.1)',
    ({ property, machine, survey: small, complaint }) => {
      const judged = GRAPH_PROPERTIES.find(({ name }) => name === property);
      const complaints = judged?.complaints(exploreGraph(machine(), [small])) ?? [];
      expect(complaints.join('\n')).toContain(complaint);
    },
  );

  it('is found out beside a timer when it may be left while it signs (R12.5)', () => {
    const machine = brokenJourney((part) => {
      delete part('states', 'screen', 'states', 'contract', 'states', 'signing', 'states', 'submitting', 'on')[
        'url.opened'
      ];
    });
    const report = judgeBoundaries(exploreGraph(machine, [SURVEYS.strictContract]));
    expect(report.complaints.join('\n')).toContain('url.opened left for');
  });
});
