import type { AnyStateMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { exploreAll, type ExploredStep, type Scope } from '#test/model/exploration/explore.ts';
import { SCOPES } from '#test/model/exploration/scopes.ts';
import { CHART_PROPERTIES } from '#test/model/properties/chartProperties.ts';
import { PROPERTIES } from '#test/model/properties/properties.ts';
import type { ChartProperty, Property } from '#test/model/properties/property.ts';
import { checkRaces } from '#test/model/properties/races.ts';
import { RELOAD_EXCEPTIONS, reloadDifferences } from '#test/model/properties/reload.ts';
import { coverageOf } from '#test/paths/report/coverage.ts';
import { BROKEN_CHARTS } from './breaks.ts';

/** The exploration takes about 20 s on two idle cores. */
const TIMEOUT_MS = 180_000;
const ALL_PROPERTIES = [...PROPERTIES, ...CHART_PROPERTIES];

const violations = new Map(PROPERTIES.map(({ name }) => [name, [] as string[]]));
const chart = exploreAll(createJourneyMachine(), Object.values(SCOPES), (step) => {
  for (const { name, isSatisfied } of PROPERTIES)
    if (!isSatisfied(step)) violations.get(name)?.push(describeStep(step));
});

describe('The explored chart', { timeout: TIMEOUT_MS }, () => {
  it('has the expected number of states and steps (R1.1)', () => {
    expect({ states: chart.states.size, steps: chart.steps }).toEqual({ states: 10_380, steps: 189_833 });
  });

  it('covers every state, transition, guard answer and requirement (R1.1)', () => {
    const seen = {
      states: new Set([...chart.states.values()].flatMap(({ _nodes }) => _nodes.map(({ id }) => id))),
      transitions: chart.taken,
      answers: chart.answers,
    };
    const coverage = coverageOf(journeyModel(), seen);
    expect(Object.values(coverage).flatMap(({ missing }) => missing)).toEqual([]);
    expect(coverage.guardAnswers.all).toBeGreaterThan(150);
  });

  it.each(PROPERTIES.map(withTitle))('$title', ({ name }) => {
    expect(violations.get(name)?.slice(0, 5)).toEqual([]);
  });

  it.each(CHART_PROPERTIES.map(withTitle))('$title', (property) => {
    expect(property.violations(chart).slice(0, 5)).toEqual([]);
  });

  it('uses every reload exception (R15.1)', () => {
    const needed = new Set(reloadDifferences(chart));
    expect(RELOAD_EXCEPTIONS.filter((exception) => !needed.has(exception))).toEqual([]);
  });

  it('satisfies every property when timers or answers race with events (R1.7, R6.3, R11.1, R12.5, R13.1)', () => {
    const races = checkRaces(chart);
    expect(races.violations).toEqual([]);
    expect(races.pairs).toBeGreaterThan(10_000);
  });
});

describe('A broken chart', { timeout: TIMEOUT_MS }, () => {
  it('exists for every property (R1.1)', () => {
    expect(BROKEN_CHARTS.map(({ property }) => property)).toEqual(ALL_PROPERTIES.map(({ name }) => name));
  });

  it.each(BROKEN_CHARTS)('violates "$property" when broken at $location (R1.1)', ({ property, scope, machine }) => {
    expect(violationsOf(property, scope, createJourneyMachine())).toEqual([]);
    expect(violationsOf(property, scope, machine())).not.toEqual([]);
  });
});

function violationsOf(name: string, scope: Scope, machine: AnyStateMachine): readonly string[] {
  const violating: string[] = [];
  const explored = exploreAll(machine, [scope], (step) => {
    const isViolated = PROPERTIES.some((property) => property.name === name && !property.isSatisfied(step));
    if (isViolated) violating.push(describeStep(step));
  });
  return CHART_PROPERTIES.find((property) => property.name === name)?.violations(explored) ?? violating;
}

function withTitle<Named extends Property | ChartProperty>(property: Named) {
  return { ...property, title: `${property.name} (${property.requirements.join(', ')})` };
}

function describeStep({ event, from, to }: ExploredStep): string {
  return `${JSON.stringify(event)} from ${from} to ${to}`;
}
