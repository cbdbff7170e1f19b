import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import type { GuardTree, ModelState } from '#machines/graph/model/chartModel.ts';
import { plainWords } from '#machines/graph/model/chartWords.ts';
import { hashOf, modelHash } from '#machines/graph/model/hash.ts';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import { toChartModel } from '#machines/graph/model/toChartModel.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { everyKind } from './everyKind.ts';

const ENTRY = 'machines/graph/model/journeyModel.ts';
/** A build is made; a busy computer is no failure. */
const TIMEOUT_MS = 120_000;

const journey = journeyModel();
const bank = toChartModel(everyKind(), plainWords('The bank'));

type Config = Readonly<Record<string, unknown>>;

const listOf = (value: unknown): readonly unknown[] => (value === undefined ? [] : [value].flat());
const valuesOf = (value: unknown): readonly unknown[] => Object.values(value ?? {});

/** Every state that a machine was configured with, by its keys, and how many transitions; from the configuration alone. */
function configuredCounts(config: Config, path: readonly string[] = []): readonly (readonly [string, number])[] {
  const calls = listOf(config['invoke']) as readonly Config[];
  const own = [
    config['initial'],
    config['always'],
    config['onDone'],
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

/** The journey's model as a minified build makes it, whose functions have other names. */
async function minifiedModel(): Promise<ReturnType<typeof journeyModel>> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, minify: true, ssr: true, rolldownOptions: { input: ENTRY } },
    ssr: { noExternal: true },
  });
  const [bundle] = [result].flat();
  const chunk = bundle !== undefined && 'output' in bundle ? bundle.output[0] : undefined;
  const code = chunk?.code ?? '';
  const address = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
  const module = (await import(/* @vite-ignore */ address)) as { readonly journeyModel: typeof journeyModel };
  return module.journeyModel();
}

describe('The model of a chart', () => {
  it.each([
    ['the journey', journey, createJourneyMachine().config, 90],
    ['a chart with every kind of transition', bank, everyKind().config, 9],
  ])('holds every state that it was configured with, with all its transitions: %s', (_of, model, config, least) => {
    const configured = Object.fromEntries(configuredCounts(config));
    const { states, transitions } = model;
    const told = states.map(({ id, keys }): [string, number] => [
      keys.join('.'),
      transitions.filter(({ sourceId }) => sourceId === id).length,
    ]);
    expect(told.length).toBeGreaterThan(least);
    expect(Object.fromEntries(told)).toEqual(configured);
    expect(Object.keys(configured)).toHaveLength(told.length);
  });

  it('is written down in src/visualizer/drawn/journeyModel.json; `npm run docs` writes it anew', async () => {
    const { states, transitions, ...rest } = journey;
    const lines = (items: readonly unknown[]) => `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]`;
    const frame = JSON.stringify({ ...rest, states: 'STATES', transitions: 'TRANSITIONS' });
    const text = frame.replace('"STATES"', () => lines(states)).replace('"TRANSITIONS"', () => lines(transitions));
    await expect(`${text}\n`).toMatchFileSnapshot('../../../src/visualizer/drawn/journeyModel.json');
  });

  it('is the same in a minified build, its hashes included', { timeout: TIMEOUT_MS }, async () => {
    expect(await minifiedModel()).toEqual(journey);
  });
});

describe('The hash of a model', () => {
  it('is its own for every state and transition, and changes when one of them is dropped or changed', () => {
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
    expect(modelHash(journey)).toBe(journey.hash);
  });

  it('does not depend on the order of properties, and on everything else', () => {
    expect(hashOf({ one: 1, two: [2, null] })).toBe(hashOf({ two: [2, null], one: 1 }));
    const different = [{ one: 1 }, { one: '1' }, { two: 1 }, [1], [[1]], null, '', 'é', 'e', {}, []];
    expect(new Set(different.map(hashOf)).size).toBe(different.length);
  });

  it('stays what it was, so that what was approved with an earlier version still counts', () => {
    expect(hashOf({ id: 'offers', targets: ['contract'], delayMs: 300 })).toBe('42dfe48868fe856c');
  });
});

describe('A guard in the model', () => {
  it('is told with everything that it asks, and with the fixed values that it is asked with', () => {
    const trees = bank.transitions.flatMap(({ guard }) => (guard === null ? [] : [outline(guard)]));
    const isEarly = ['isEarly: “Is early” holds', ['not: “Is late” does not hold', ['isLate: “Is late” holds']]];
    expect(trees).toEqual([
      isEarly,
      [
        'and: “Is late” holds and either Asked › Left › Open is active or Closed is not active',
        ['isLate: “Is late” holds'],
        [
          'or: either Asked › Left › Open is active or Closed is not active',
          ['state: Asked › Left › Open is active'],
          ['not: Closed is not active', ['state: Closed is active']],
        ],
      ],
      ['isTwoThree {"limit":3}: “Is two three” holds'],
      ['not: “Is early” does not hold', isEarly],
      ['unnamed: a condition written in place holds'],
    ]);
  });
});

type Outline = readonly (string | Outline)[];

/** A tree by the kinds or names, the fixed values and the words of its parts. */
function outline(tree: GuardTree): Outline {
  if (tree.kind !== 'named') {
    return [`${tree.kind}: ${tree.text}`, ...('parts' in tree ? tree.parts.map(outline) : [])];
  }
  const { name, params, text, inside } = tree;
  const values = params === null ? '' : ` ${JSON.stringify(params)}`;
  return [`${name}${values}: ${text}`, ...(inside === null ? [] : [outline(inside)])];
}
