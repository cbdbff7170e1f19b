import type { AnyStateMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { exploreAll, type ExploredStep, type Survey } from '#test/model/exploration/explore.ts';
import { SURVEYS } from '#test/model/exploration/surveys.ts';
import { CHART_PROPERTIES } from '#test/model/properties/chartProperties.ts';
import { PROPERTIES } from '#test/model/properties/properties.ts';
import type { ChartProperty, Property } from '#test/model/properties/property.ts';
import { judgeRaces } from '#test/model/properties/races.ts';
import { RELOAD_EXCEPTIONS, reloadDifferences } from '#test/model/properties/reload.ts';
import { coverageOf } from '#test/paths/report/coverage.ts';
import { BROKEN_CHARTS } from './breaks.ts';

/** The exploration takes 20 s on two quiet cores. */
const TIMEOUT_MS = 180_000;
const ALL_PROPERTIES = [...PROPERTIES, ...CHART_PROPERTIES];

const violations = new Map(PROPERTIES.map(({ name }) => [name, [] as string[]]));
const chart = exploreAll(createJourneyMachine(), Object.values(SURVEYS), (step) => {
  for (const { name, holds } of PROPERTIES) if (!holds(step)) violations.get(name)?.push(textOf(step));
});

describe('The explored chart', { timeout: TIMEOUT_MS }, () => {
  it('has as many states and steps as before (R1.1)', () => {
    expect({ states: chart.states.size, steps: chart.steps }).toEqual({ states: 10_380, steps: 189_833 });
  });

  it('leaves no state, transition, guard answer or requirement unseen (R1.1)', () => {
    const seen = {
      states: new Set([...chart.states.values()].flatMap(({ _nodes }) => _nodes.map(({ id }) => id))),
      transitions: chart.taken,
      answers: chart.answers,
    };
    const coverage = coverageOf(journeyModel(), seen);
    expect(Object.values(coverage).flatMap(({ missing }) => missing)).toEqual([]);
    expect(coverage.guardAnswers.all).toBeGreaterThan(150);
  });

  it.each(PROPERTIES.map(titled))('$title', ({ name }) => {
    expect(violations.get(name)?.slice(0, 5)).toEqual([]);
  });

  it.each(CHART_PROPERTIES.map(titled))('$title', (property) => {
    expect(property.violations(chart).slice(0, 5)).toEqual([]);
  });

  it('needs every exception that a reload is allowed (R15.1)', () => {
    const needed = new Set(reloadDifferences(chart));
    expect(RELOAD_EXCEPTIONS.filter((exception) => !needed.has(exception))).toEqual([]);
  });

  it('keeps every property when a timer or answer races with an event (R1.7, R6.3, R11.1, R12.5, R13.1)', () => {
    const races = judgeRaces(chart);
    expect(races.violations).toEqual([]);
    expect(races.pairs).toBeGreaterThan(10_000);
  });
});

describe('A broken chart', { timeout: TIMEOUT_MS }, () => {
  it('exists for every property (R1.1)', () => {
    expect(BROKEN_CHARTS.map(({ property }) => property)).toEqual(ALL_PROPERTIES.map(({ name }) => name));
  });

  it.each(BROKEN_CHARTS)('violates $property at $place (R1.1)', ({ property, survey, machine }) => {
    expect(violationsOf(property, survey, createJourneyMachine())).toEqual([]);
    expect(violationsOf(property, survey, machine())).not.toEqual([]);
  });
});

function violationsOf(name: string, survey: Survey, machine: AnyStateMachine): readonly string[] {
  const broken: string[] = [];
  const small = exploreAll(machine, [survey], (step) => {
    const isViolated = PROPERTIES.some((property) => property.name === name && !property.holds(step));
    if (isViolated) broken.push(textOf(step));
  });
  return CHART_PROPERTIES.find((property) => property.name === name)?.violations(small) ?? broken;
}

function titled<Judged extends Property | ChartProperty>(property: Judged) {
  return { ...property, title: `${property.name} (${property.requirements.join(', ')})` };
}

function textOf({ event, from, to }: ExploredStep): string {
  return `${JSON.stringify(event)} from ${from} to ${to}`;
}
