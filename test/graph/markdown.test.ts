import { describe, expect, it } from 'vitest';
import { screenMap } from '#machines/graph/screenMap.ts';
import { toScreensMarkdown } from '#machines/graph/screensMarkdown.ts';
import { toStatechartMarkdown } from '#machines/graph/statechartMarkdown.ts';
import type { Graph, GraphState, GraphTransition } from '#machines/graph/toGraph.ts';
import { inWords, screenStateOf, sortedRequirements, stateById } from '#machines/graph/words.ts';

const NOTHING = { tags: [], entry: [], exit: [], invoke: [], requirements: [] };
const SILENT = { ...NOTHING, type: 'atomic', initialId: null, screen: null } as const;

/** A state of the little shop; the last of its keys is its id. */
function state(keys: readonly string[], more: Partial<GraphState> = {}): GraphState {
  const id = keys.at(-1) ?? 'shop';
  const parentId = keys.length === 0 ? null : (keys.at(-2) ?? 'shop');
  return { ...SILENT, id, key: id, keys, parentId, description: `This is ${id}.`, ...more };
}

function step(sourceId: string, name: string, more: Partial<GraphTransition> = {}): GraphTransition {
  return {
    id: `${sourceId}|${name}|0`,
    sourceId,
    trigger: { kind: 'event', name, text: name },
    guard: null,
    targetIds: [],
    actions: [],
    description: `The ${name} happens.`,
    requirements: [],
    ...more,
  };
}

/** Ids as the page tells them; written out, they would pass for what this test proves. */
const serving = (...ids: readonly string[]) => `(${ids.join(', ')})`;

const shop: Graph = {
  id: 'shop',
  states: [
    state([], { type: 'parallel' }),
    state(['lamp'], { initialId: 'dark', requirements: ['R3.10', 'R3.9'] }),
    state(['lamp', 'lit'], { tags: ['busy'], requirements: ['R10.1', 'R9.1'] }),
    state(['lamp', 'dark']),
    state(['screen'], { type: 'compound', initialId: 'hall' }),
    state(['screen', 'vault'], { screen: 'vault' }),
    state(['screen', 'hall'], { type: 'parallel', screen: 'hall', description: 'Red | green.' }),
    state(['screen', 'hall', 'deskPdf'], { type: 'parallel', requirements: ['R1.2'] }),
    state(['screen', 'hall', 'deskPdf', 'open'], {}),
  ],
  transitions: [
    step('lamp', 'initial', { trigger: { kind: 'initial', name: '', text: 'initial' }, targetIds: ['dark'] }),
    step('lit', 'switched', { targetIds: ['dark'], guard: 'isNight', requirements: ['R1.10', 'R1.9'] }),
    step('screen', 'url.opened', { targetIds: ['vault'] }),
    ...['url.opened', 'navigation.backRequested', 'session.signedOut', 'session.changedElsewhere'].map((name) =>
      step('hall', name, { targetIds: ['vault'] }),
    ),
    step('open', 'entered', {
      targetIds: ['vault', 'hall', 'deskPdf', 'lit'],
      description: 'Version 1.2: "in"; #1 | all.',
      requirements: ['R1.3', 'R1.2'],
    }),
  ],
  delays: [
    { name: 'longWait', ms: 7000, isComputed: false },
    { name: 'restOfIt', ms: 60, isComputed: true },
    { name: 'unknownWait', ms: null, isComputed: true },
  ],
};

describe('the map of the screens', () => {
  it('draws the screens, the first one, and the steps that belong to one place', () => {
    const states = ['state "Vault" as vault', 'state "Hall" as hall', '[*] --> hall'];
    const step = 'hall --> vault: Version 1.2, ,in,, ,1 | all';
    expect(screenMap(shop)).toBe(['stateDiagram-v2', ...states, step].join('\n  '));
  });

  it('draws no arrow to a first screen where the chart names none', () => {
    const states = shop.states.map((each) => ({ ...each, initialId: null }));
    expect(screenMap({ ...shop, states })).toBe(screenMap(shop).replace('  [*] --> hall\n', ''));
  });
});

describe('the page of the chart', () => {
  const page = () => toStatechartMarkdown(shop);

  it('tells first what goes on beside the screens, then their frame, each screen and the waits', () => {
    const titles = ['How the screens follow each other', 'Lamp', 'Screen', 'Vault', 'Hall', 'Waits'];
    expect([...page().matchAll(/^## (.*)$/gm)].map(([, title]) => title)).toEqual(titles);
  });

  it('tells of a part its states, which is first, which is busy, and what can happen in them', () => {
    expect(page()).toContain(
      [
        '## Lamp',
        `This is lamp. ${serving('R3.9', 'R3.10')}`,
        '**States**',
        `- **Lit** *(busy)*: This is lit. ${serving('R9.1', 'R10.1')}\n- **Dark** *(first)*: This is dark. `,
        '**What can happen**',
        '| In | What happens | Leads to | Requirements | In the chart |\n| --- | --- | --- | --- | --- |\n' +
          '| Lit | The switched happens. | Dark | R1.9, R1.10 | `switched if isNight` |',
        '## Screen',
        'This is screen. ',
        '**What can happen**',
        '| In | What happens | Leads to | Requirements | In the chart |\n| --- | --- | --- | --- | --- |\n' +
          '| anywhere | The url.opened happens. | **Vault** |  | `url.opened` |',
        '## Vault',
        'This is vault. ',
        '## Hall',
        'Red | green. ',
        '**States** *(side by side)*',
        `- **Desk PDF** *(side by side)*: This is deskPdf. ${serving('R1.2')}\n  - **Open**: This is open. `,
      ].join('\n\n'),
    );
  });

  it('names each place that a step leads to, places inside the screen in plain type, and splits no cell', () => {
    expect(page()).toContain(
      '| Desk PDF › Open | Version 1.2: "in"; #1 \\| all. | **Vault**, **Hall**, Desk PDF, **Lit** | R1.2, R1.3 | `entered` |',
    );
  });

  it('tells how long each wait is, as far as that can be known', () => {
    expect(page().split('| --- | --- | --- |\n').at(-1)).toBe(
      '| Long wait | 7,000 ms | `longWait` |\n' +
        '| Rest of it | 60 ms, less what has passed already | `restOfIt` |\n' +
        '| Unknown wait | depends on what has happened | `unknownWait` |\n',
    );
  });
});

describe('the page of the screens', () => {
  it('tells of each screen its address, its step, where Back leads and what it serves', () => {
    const routes = { hall: { path: '/hall', access: 'connected', step: 3 } } as const;
    expect(toScreensMarkdown(shop, routes).split('\n').slice(8)).toEqual([
      '| Vault | every other address | anyone |  |  | This is vault. |  |',
      '| Hall | `/hall` | signed in, Patreon connected | 3 | Vault | Red \\| green. | R1.2, R1.3 |',
      '',
    ]);
  });
});

describe('the words of a chart', () => {
  it('say a name as a reader would', () => {
    expect(['connectAdditionalAccounts', 'signIrsForm', 'pdf', 'shopify', 'youtube'].map(inWords).join()).toBe(
      'Connect additional accounts,Sign IRS form,PDF,Shopify,YouTube',
    );
  });

  it('sort requirements by group and row, each once', () => {
    expect(sortedRequirements(['R10.1', 'R3.10', 'R3.9', 'R10.1'])).toEqual(['R3.9', 'R3.10', 'R10.1']);
  });

  it('find the screen that a state is or lies in, and none beside the screens or of a state that is not there', () => {
    const screens = ['hall', 'open', 'lit', 'shop'].map((id) => screenStateOf(shop, stateById(shop, id))?.id);
    expect(screens).toEqual(['hall', 'hall', undefined, undefined]);
    expect(() => stateById(shop, 'cellar')).toThrow('the chart has no state "cellar"');
  });
});
