import { describe, expect, it } from 'vitest';
import { toGraph } from '#machines/graph/toGraph.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { coverageOf, type Seen } from '#test/paths/report/coverage.ts';
import { coveragePage } from '#test/paths/report/coveragePage.ts';

const graph = toGraph(createJourneyMachine());
const transitions = graph.transitions.filter(({ trigger }) => trigger.kind !== 'initial');
const everything: Seen = {
  states: new Set(graph.states.map(({ id }) => id)),
  transitions: new Set(transitions.map(({ id }) => id)),
  answers: new Set(transitions.flatMap(({ id }) => [`${id}|passed`, `${id}|refused`])),
};
const BANK = 'dashboard|bank.connectRequested|4';

describe('The coverage of the chart', () => {
  it('is whole when every state, transition and guard answer was seen (R1.1)', () => {
    const { states, transitions: taken, guardAnswers, requirements } = coverageOf(graph, everything);
    expect([states, taken, guardAnswers, requirements].flatMap(({ missing }) => missing)).toEqual([]);
    expect(taken).toEqual({ covered: transitions.length, all: transitions.length, missing: [] });
    expect(requirements.all).toBeGreaterThan(60);
  });

  it('names what was not seen, and the requirement that it leaves open (R13.2)', () => {
    const seen = { ...everything, transitions: new Set([...everything.transitions].filter((id) => id !== BANK)) };
    const coverage = coverageOf(graph, seen);
    expect(coverage.transitions.missing).toEqual([BANK]);
    expect(coverage.requirements.missing).toContain('R13.2');
    const whole = coverageOf(graph, everything);
    expect(coveragePage(graph, { model: whole, browser: coverage }, new Map()).match(/>missing</g)).toHaveLength(1);
    expect(coveragePage(graph, { model: whole, browser: whole }, new Map())).not.toContain('>missing<');
  });

  it('counts a state that is left at once by the transition that leaves it (R2.2)', () => {
    const seen = { ...everything, states: new Set<string>() };
    expect(coverageOf(graph, seen).states.missing).not.toContain('journey.session.found');
    expect(coverageOf(graph, seen).states.missing).toContain('journey.countdown.due');
  });

  it('shows the pictures of a state beside it (R1.1)', () => {
    const whole = coverageOf(graph, everything);
    const page = coveragePage(graph, { model: whole, browser: whole }, new Map([['offers', ['offers-a"b.jpg']]]));
    expect(page).toContain('<img src="offers-a&quot;b.jpg"');
  });
});
