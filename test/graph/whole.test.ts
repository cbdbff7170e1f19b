import { describe, expect, it } from 'vitest';
import { judgeBoundaries } from '#machines/graph/properties/boundaries.ts';
import { GRAPH_PROPERTIES } from '#machines/graph/properties/graphProperties.ts';
import { errorNodes } from '#machines/graph/properties/liveness.ts';
import { pathOf } from '#machines/graph/nodes.ts';
import { FACTS_ANEW, STATES_ANEW } from '#machines/graph/properties/reload.ts';
import { reloadEverywhere } from '#machines/graph/properties/reloads.ts';
import { exploreGraph } from '#machines/graph/exploration/stateGraph.ts';
import { survey } from '#machines/graph/exploration/survey.ts';
import { inputOf } from '#machines/graph/exploration/surveyInputs.ts';
import { SURVEYS } from '#machines/graph/exploration/surveys.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { openPath } from '#machines/journey/views/openScreen.ts';
import { brokenJourney } from './brokenJourney.ts';
import { BREAKS } from './breaks.ts';

/** A change of the contract's offer that ends when another tab takes the Patreon connection away. */
const leavingAChange = survey([inputOf()], ['contract.changeRequested', 'session.changedElsewhere'], {
  paths: ['/contract'],
});
/** Far more than is needed; a busy computer is no failure. */
const TIMEOUT_MS = 60_000;
const graph = exploreGraph(createJourneyMachine(), Object.values(SURVEYS));

describe('All reachable states together', { timeout: TIMEOUT_MS }, () => {
  it('are thousands, with steps between them (R1.1)', () => {
    expect(graph.states.size).toBeGreaterThan(3000);
    expect(graph.edges.length).toBeGreaterThan(30_000);
  });

  it.each(GRAPH_PROPERTIES.map((property) => [property.name, property.requirements.join(', '), property] as const))(
    '%s (%s)',
    (_name, _requirements, { complaints }) => {
      expect(complaints(graph).slice(0, 5)).toEqual([]);
    },
  );

  it('have one path for each configuration of states (R1.1, R1.2)', () => {
    const paths = new Map<string, Set<string | null>>();
    for (const { snapshot } of graph.states.values()) {
      const value = JSON.stringify(snapshot.value);
      paths.set(value, (paths.get(value) ?? new Set()).add(openPath(snapshot as never)));
    }
    expect(paths.size).toBeGreaterThan(200);
    expect([...paths].filter(([, { size }]) => size !== 1)).toEqual([]);
  });

  it('hold these errors, and each can be left (R1.2, R4.5, R5.4, R10.1, R10.4, R12.1, R12.7, R13.1, R15.3)', () => {
    expect(errorNodes(graph).map(pathOf)).toEqual([
      'screen.signIn.refused',
      'screen.signIn.failed',
      'screen.connectPatreon.refused',
      'screen.connectPatreon.failed',
      'screen.signIrsForm.viewer.failed',
      'screen.signIrsForm.upload.refused',
      'screen.contract.viewer.failed',
      'screen.contract.identity.failed',
      'screen.notFound',
      'countdown.halted',
      'keeping.upToDate.refused',
    ]);
  });

  it('need every exception that a reload is allowed, and each names its requirement (R15.1)', () => {
    const graphs = [graph, exploreGraph(createJourneyMachine(), [leavingAChange])];
    const needed = new Set(graphs.flatMap((explored) => [...reloadEverywhere(explored).needed]));
    const rows = [...STATES_ANEW, ...FACTS_ANEW];
    expect(rows.every(({ requirements, reason }) => requirements.length > 0 && reason !== '')).toBe(true);
    expect(rows.filter((row) => !needed.has(row)).map(({ of, becomes }) => `${of.source} ${becomes}`)).toEqual([]);
  });
});

describe('Every timer and every answer beside every event', () => {
  const report = judgeBoundaries(graph);

  it('leaves an allowed state in both orders (R1.7, R6.3, R11.1, R12.5, R13.1)', () => {
    expect(report.complaints).toEqual([]);
  });

  it('is judged in exactly so many pairs (R6.3, R11.1)', () => {
    expect(report.byBoundary).toMatchInlineSnapshot(`
      {
        "countdown.advanced": 3552,
        "progress.advanced": 2300,
        "xstate.after.congratulationsDelay.journey.screen.contract.signing.signed": 119,
        "xstate.after.pdfDeadline.journey.screen.contract.viewer.loading": 727,
        "xstate.after.pdfDeadline.journey.screen.signIrsForm.viewer.loading": 127,
        "xstate.after.timedScreenRest.journey.screen.businessVerification.pace.running": 236,
        "xstate.after.timedScreenRest.journey.screen.processing.pace.running": 300,
        "xstate.done.actor.connectAccount:shopify": 103,
        "xstate.done.actor.connectAccount:youtube": 103,
        "xstate.done.actor.connectPatreon": 144,
        "xstate.done.actor.issueDocumentNumber": 383,
        "xstate.done.actor.signContract": 122,
        "xstate.done.actor.signIn": 216,
        "xstate.error.actor.connectAccount:shopify": 107,
        "xstate.error.actor.connectAccount:youtube": 107,
        "xstate.error.actor.connectPatreon": 70,
        "xstate.error.actor.issueDocumentNumber": 383,
        "xstate.error.actor.signContract": 134,
        "xstate.error.actor.signIn": 105,
        "xstate.error.actor.watchCountdown": 592,
        "xstate.error.actor.watchProgress:contract": 184,
        "xstate.error.actor.watchProgress:offers": 276,
      }
    `);
    expect({ moments: report.moments, pairs: report.pairs }).toMatchInlineSnapshot(`
      {
        "moments": 63,
        "pairs": 10390,
      }
    `);
  });
});

describe('A broken chart', { timeout: TIMEOUT_MS }, () => {
  it('is tried for every property of all states together (R1.1)', () => {
    expect(new Set(BREAKS.map(({ property }) => property))).toEqual(new Set(GRAPH_PROPERTIES.map(({ name }) => name)));
  });

  it.each(BREAKS)('is found out by "$property" when $broken (R1.1)', ({ property, edit, survey, complaint }) => {
    const judged = GRAPH_PROPERTIES.find(({ name }) => name === property);
    const complaints = judged?.complaints(exploreGraph(brokenJourney(edit), [survey])) ?? [];
    expect(complaints.join('\n')).toContain(complaint);
  });

  it('is found out beside a timer when it may be left while it signs (R12.5)', () => {
    const machine = brokenJourney((part) => {
      delete part('states', 'screen', 'states', 'contract', 'states', 'signing', 'states', 'submitting', 'on')[
        'url.opened'
      ];
    });
    const { complaints } = judgeBoundaries(exploreGraph(machine, [SURVEYS.strictContract]));
    expect(complaints.join('\n')).toContain('url.opened left for');
  });
});
