import { describe, expect, it } from 'vitest';
import { JOURNEY_WORDS, journeyModel } from '#machines/graph/model/journeyModel.ts';
import { toChartModel } from '#machines/graph/model/toChartModel.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { configuredItems, missingFrom, modelItems } from './chartItems.ts';
import { everyKind } from './everyKind.ts';
import { partsOf } from './partlessMachines.ts';

const machine = createJourneyMachine();
const { config } = machine;
const parts = partsOf(machine);
/** Hundreds of models are made; a busy computer is no failure. */
const TIMEOUT_MS = 120_000;

describe('The model of the journey', () => {
  it('holds every state and every transition that the machine was configured with, and nothing else', () => {
    const model = journeyModel();
    expect(configuredItems(config).length).toBeGreaterThan(350);
    expect(missingFrom(model, config)).toEqual([]);
    expect(modelItems(model)).toHaveLength(configuredItems(config).length);
  });

  it('tells when any one state or transition of the machine is dropped', { timeout: TIMEOUT_MS }, () => {
    const { hash } = journeyModel();
    const unnoticed = parts.filter(({ without }) =>
      without(() => {
        const model = toChartModel(machine, JOURNEY_WORDS);
        return missingFrom(model, config).length === 0 || model.hash === hash;
      }),
    );
    expect(parts.length).toBe(configuredItems(config).length - 1);
    expect(unnoticed.map(({ name }) => name)).toEqual([]);
    expect(toChartModel(machine, JOURNEY_WORDS).hash).toBe(hash);
  });
});

describe('The model of a chart with every kind of transition', () => {
  it('holds them all', () => {
    const chart = everyKind();
    expect(missingFrom(toChartModel(chart, JOURNEY_WORDS), chart.config)).toEqual([]);
    expect(new Set(toChartModel(chart, JOURNEY_WORDS).transitions.map(({ trigger }) => trigger.kind))).toEqual(
      new Set(['event', 'after', 'done', 'error', 'snapshot', 'finished', 'always', 'initial']),
    );
  });
});
