import { describe, expect, it } from 'vitest';
import { screenMap } from '#test/model/screenMap.ts';
import { toScreensMarkdown } from '#test/model/screensMarkdown.ts';
import { toStatechartMarkdown } from '#test/model/statechartMarkdown.ts';
import type { ChartModel, GuardTree, ModelState, ModelTransition } from '#machines/graph/model/chartModel.ts';
import { inWords } from '#machines/journey/inWords.ts';
import { stateById } from '#test/model/graphParts.ts';

const NOTHING = {
  tags: [],
  entry: [],
  exit: [],
  invoke: [],
  requirements: [],
  entryTexts: [],
  exitTexts: [],
  invokeTexts: [],
};
const SILENT = {
  ...NOTHING,
  type: 'atomic',
  initialId: null,
  screen: null,
  links: [],
  regionId: null,
  screenId: null,
  hash: '',
} as const;

/** A state of the little shop; the last of its keys is its id. */
function state(keys: readonly string[], more: Partial<ModelState> = {}): ModelState {
  const id = keys.at(-1) ?? 'shop';
  const parentId = keys.length === 0 ? null : (keys.at(-2) ?? 'shop');
  return { ...SILENT, id, key: id, keys, parentId, title: inWords(id), description: `This is ${id}.`, ...more };
}

const entered: ModelTransition = {
  id: 'open|entered|0',
  sourceId: 'open',
  trigger: { kind: 'event', name: 'entered', text: 'entered' },
  guard: null,
  targetIds: ['vault', 'hall', 'deskPdf', 'lamp'],
  actions: [],
  description: 'Version 1.2: "in"; #1 | all.',
  requirements: ['R1.3', 'R1.2'],
  isOtherwise: false,
  reenters: false,
  label: 'entered',
  sentence: 'When somebody enters, the lamp goes on.',
  actionTexts: [],
  delayMs: null,
  hash: '',
};

/** A chart with what the real one, whose pages are approved as they are, does not have. */
const shop: ChartModel = {
  id: 'shop',
  title: 'The shop',
  hash: '',
  states: [
    state([], { type: 'parallel' }),
    state(['lamp']),
    state(['screen'], { type: 'compound', initialId: 'hall' }),
    state(['screen', 'vault'], { screen: 'vault' }),
    state(['screen', 'hall'], { type: 'parallel', screen: 'hall', description: 'Red | green.' }),
    state(['screen', 'hall', 'deskPdf'], { type: 'parallel' }),
    state(['screen', 'hall', 'deskPdf', 'open']),
  ],
  transitions: [entered],
  delays: [{ name: 'unknownWait', ms: null, isComputed: true }],
};

describe('The pages of a chart', () => {
  it('have no sign in an arrow of the map that ends it, and no arrow to a first screen that is not named', () => {
    const [head, first] = ['stateDiagram-v2\n  state "Vault" as vault\n  state "Hall" as hall', '  [*] --> hall'];
    const step = '  hall --> vault: Version 1.2, ,in,, ,1 | all';
    const states = shop.states.map((each) => ({ ...each, initialId: null }));
    const maps = [shop, { ...shop, states }].map(screenMap);
    expect(maps).toEqual([`${head}\n${first}\n${step}`, `${head}\n${step}`]);
  });

  it('name each place that a step leads to, places inside the screen in plain type, and split no cell', () => {
    expect(toStatechartMarkdown(shop)).toContain(
      '| Desk PDF › Open | Version 1.2: "in"; #1 \\| all. | **Vault**, **Hall**, Desk PDF, **Lamp** | R1.2, R1.3 | `entered` |',
    );
    expect(toScreensMarkdown(shop, {})).toContain('| Red \\| green. | R1.2, R1.3 |');
  });

  it('say of a wait that cannot be known that it depends', () => {
    expect(toStatechartMarkdown(shop)).toContain('| Unknown wait | depends on what has happened | `unknownWait` |');
  });

  it('say how long a simulated service takes to answer', () => {
    expect(toStatechartMarkdown(shop, { ringBell: 1500 })).toContain(
      '| Ring bell, simulated | 1,500 ms | `ringBell` |',
    );
  });

  it('say where Back leads as a rule, and where before that a guard sends it', () => {
    const trigger = { kind: 'event', name: 'navigation.backRequested', text: '' } as const;
    const back: ModelTransition = { ...entered, sourceId: 'hall', trigger, targetIds: ['vault'] };
    const guard: GuardTree = { kind: 'named', name: 'isDark', text: 'it is dark', params: null, inside: null };
    const ways = [{ ...back, guard, targetIds: ['lamp'] }, back];
    expect(toScreensMarkdown({ ...shop, transitions: ways }, {})).toContain('| Vault; Lamp `if isDark` |');
  });

  it('are not written of a state that is not there', () => {
    expect(() => stateById(shop, 'cellar')).toThrow('the chart has no state "cellar"');
  });
});
