import { describe, expect, it } from 'vitest';
import type { ModelState, ModelTransition } from '#src/review/engine/model/chartModel.ts';
import { hashOf, modelHash } from '#src/review/engine/model/hash.ts';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { toChartModel } from '#src/review/engine/model/toChartModel.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { SCREEN_NAMES } from '#machines/journey/routes.ts';
import { everyKind } from './everyKind.ts';
import { createMachine } from 'xstate';

const LONGEST_LABEL = 27;
/** Two letters of different case within a word, names of companies and the like aside. */
const CODE_NAME = /\b(?!YouTube)[a-z]+[A-Z]\w*|\w+\.\w+[A-Z]\w*|undefined|\[object|null/;

const bankModel = () => toChartModel(everyKind(), { title: 'The bank' });

type Config = Readonly<Record<string, unknown>>;

const listOf = (value: unknown): readonly unknown[] => (value === undefined ? [] : [value].flat());
const valuesOf = (value: unknown): readonly unknown[] => Object.values(value ?? {});

/** Every state that a machine was configured with, by its keys, and how many transitions, from the configuration. */
function configuredCounts(config: Config, path: readonly string[] = []): readonly (readonly [string, number])[] {
  const calls = listOf(config['invoke']) as readonly Config[];
  const own = [
    ...['initial', 'always', 'onDone'].map((key) => config[key]),
    ...valuesOf(config['on']),
    ...valuesOf(config['after']),
    ...calls.flatMap(({ onDone, onError, onSnapshot }) => [onDone, onError, onSnapshot]),
  ];
  const children = Object.entries((config['states'] ?? {}) as Readonly<Record<string, Config>>);
  return [
    [path.join('.'), own.flatMap(listOf).length],
    ...children.flatMap(([key, child]) => configuredCounts(child, [...path, key])),
  ];
}

describe('The model of a chart', () => {
  it.each([
    ['the journey', journeyModel, createJourneyMachine().config, 90],
    ['a chart with every kind of transition', bankModel, everyKind().config, 9],
  ])('holds every state that it was configured with, with all its transitions: %s', (_of, makeModel, config, least) => {
    const model = makeModel();
    const described = model.states.map(({ id, keys }) => [
      keys.join('.'),
      model.transitions.filter(({ sourceId }) => sourceId === id).length,
    ]);
    expect(described.length).toBeGreaterThan(least);
    expect(described.toSorted()).toEqual(configuredCounts(config).toSorted());
  });

  it('is written down in src/review/journey/drawn/journeyModel.json; `npm run docs` writes it anew', async () => {
    const journey = journeyModel();
    const { states, transitions, ...rest } = journey;
    const lines = (items: readonly unknown[]) => `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]`;
    const frame = JSON.stringify({ ...rest, states: 'STATES', transitions: 'TRANSITIONS' });
    const text = frame.replace('"STATES"', () => lines(states)).replace('"TRANSITIONS"', () => lines(transitions));
    await expect(`${text}\n`).toMatchFileSnapshot('../../../src/review/journey/drawn/journeyModel.json');
  });

  it('has a hash of its own for every state and transition, and another when one of them is dropped or changed', () => {
    const journey = journeyModel();
    const { states, transitions } = journey;
    const [first, ...others] = states;
    const hashes = [
      ...[...states, ...transitions].map(({ hash }) => hash),
      journey.hash,
      modelHash({ ...journey, states: others }),
      modelHash({ ...journey, states: [{ ...first, hash: 'changed' } as ModelState, ...others] }),
      modelHash({ ...journey, transitions: transitions.slice(1) }),
      modelHash({ ...journey, delays: [] }),
    ];
    expect(new Set(hashes).size).toBe(states.length + transitions.length + 5);
  });

  it('has a hash that stays what it was, so that what was approved with an earlier version still counts', () => {
    const item = { id: 'offers', targets: ['contract'], delayMs: 300 };
    const otherOrder = { delayMs: 300, targets: ['contract'], id: 'offers' };
    expect([hashOf(item), hashOf(otherOrder)]).toEqual(Array(2).fill('42dfe48868fe856c'));
  });
});

describe('The journey in words', () => {
  it('has words for everything, and no code name or word made up from a name among them', () => {
    const journey = journeyModel();
    const texts = [
      ...journey.states.map(({ title }) => title),
      ...journey.transitions.flatMap(({ label, guard }) => [label, ...(guard === null ? [] : [guard.text])]),
    ];
    const quotedNames = new RegExp(`“(${Object.values(SCREEN_NAMES).join('|')})”`, 'g');
    expect(texts.length).toBeGreaterThan(450);
    const unquoted = texts.map((text) => text.replaceAll(quotedNames, '$1'));
    expect(unquoted.filter((text) => text.trim() === '' || text.includes('“') || CODE_NAME.test(text))).toEqual([]);
  });

  it('tells every transition as a whole sentence, apart from its neighbours, with a label that fits on a line', () => {
    const journey = journeyModel();
    const isOdd = ({ description, label }: ModelTransition) =>
      !/^[A-Z0-9].*[^.]\.$/.test(description) || label.length > LONGEST_LABEL;
    expect(journey.transitions.filter(isOdd)).toEqual([]);
    const described = journey.transitions.map(({ sourceId, description }) => `${sourceId}: ${description}`);
    expect(described.length).toBe(new Set(described).size);
  });
});

it('A chart without words of its own is told by its names, spelled out', () => {
  expect(bankModel().transitions.map(({ sourceId, description }) => `${sourceId}: ${description}`)).toEqual([
    'bank: Starts at Asking.',
    'bank: Anything else happens.',
    'bank: “Bank called” happens.',
    'bank.asking: “Ask bank” succeeds.',
    'bank.asking: “Ask bank” fails.',
    'bank.asking: “Ask bank” has news.',
    'bank.asking: 1 minute has passed.',
    'bank.asking: 2 seconds have passed.',
    'bank.asking: “Rest of day” is over.',
    'bank.asked: Asked is finished.',
    'bank.asked: Automatically.',
    'bank.asked.left: Starts at Open.',
    'bank.asked.left.open: “Drawer shut” happens.',
    'bank.asked.left.open: “Drawer shut” happens.',
    'bank.asked.left.open: “Drawer shut” happens.',
    'bank.asked.right: Starts at On.',
    'bank.asked.right.on: “Lamp switched” happens.',
    'bank.closed: “Bank reopened” happens.',
    'bank.closed: “Bank forgotten” happens.',
  ]);
});

describe('the chart as data', () => {
  it('tells how long each delay is, and leaves a computed one open', () => {
    expect(toChartModel(everyKind(), { title: 'The bank' }).delays).toEqual([
      { name: 'shortWait', ms: 2000, isComputed: false },
      { name: 'restOfDay', ms: null, isComputed: true },
    ]);
  });

  it('leaves open what a chart does not say of itself', () => {
    const silent = createMachine({
      id: 'silent',
      initial: 'a',
      states: { a: { meta: null, always: { actions: () => {} } }, b: { meta: {} } },
    });
    const { states, transitions } = toChartModel(silent, { title: 'Silent' });
    expect(states.map(({ description, requirements, screen }) => ({ description, requirements, screen }))).toEqual(
      Array(3).fill({ description: '', requirements: [], screen: null }),
    );
    expect(transitions.map(({ description, actions }) => ({ description, actions }))).toEqual([
      { description: 'Starts at A.', actions: [] },
      { description: 'Automatically.', actions: ['an action written in place'] },
    ]);
  });

  it('is plain data with an id for each transition: the whole journey survives a round trip through JSON', () => {
    const model = journeyModel();
    const ids = model.transitions.map(({ id }) => id);
    expect(JSON.parse(JSON.stringify(model))).toEqual(model);
    expect(ids.length).toBeGreaterThan(150);
    expect([...new Set(ids)]).toEqual(ids);
  });
});
