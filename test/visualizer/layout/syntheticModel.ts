import type { ChartModel, ModelState, ModelTransition } from '#machines/graph/model/chartModel.ts';

const SCREEN_SIZE = 12;

/** A made-up chart of about so many states: screens in a row, in each a chain of states with ways back and across, as
 * many lines and rows for a state as in the journey. */
export function syntheticModel(states: number): ChartModel {
  const screens = Math.max(1, Math.round(states / (SCREEN_SIZE + 1)));
  const keys = Array.from({ length: screens }, (_, index) => `screen${String(index)}`);
  const all = [root(keys), ...keys.flatMap(screenOf)];
  return {
    id: 'synthetic',
    title: 'A made-up chart',
    states: all,
    transitions: keys.flatMap((key, index) => transitionsOf(key, keys[index + 1])),
    delays: [],
    hash: `synthetic ${String(states)}`,
  };
}

function root(keys: readonly string[]): ModelState {
  return { ...stateOf('synthetic', null, null), type: 'compound', initialId: keys[0] ?? null };
}

function screenOf(key: string): readonly ModelState[] {
  const inner = innerIds(key);
  return [
    { ...stateOf(key, 'synthetic', key), type: 'compound', screen: key, initialId: inner[0] ?? null },
    ...inner.map((id) => stateOf(id, key, key)),
  ];
}

function innerIds(key: string): readonly string[] {
  return Array.from({ length: SCREEN_SIZE }, (_, index) => `${key}.step${String(index)}`);
}

function transitionsOf(key: string, next: string | undefined): readonly ModelTransition[] {
  const inner = innerIds(key);
  const onward = inner.slice(1).map((id, index) => transitionOf(inner[index] ?? id, id, 'Continue'));
  const back = inner.slice(-2).map((id, index) => transitionOf(id, inner[index * 4] ?? id, 'Back'));
  const across = inner.slice(3, 4).map((id, index) => transitionOf(inner[index] ?? id, id, 'Skip this part'));
  const stays = inner.map((id) => ({ ...transitionOf(id, id, 'Type'), targetIds: [] }));
  const last = inner.at(-1);
  const leaves = next === undefined || last === undefined ? [] : [transitionOf(last, next, 'Leave')];
  const start = { ...transitionOf(key, inner[0] ?? key, ''), id: `${key}|initial`, trigger: INITIAL };
  return [start, ...onward, ...back, ...across, ...stays, ...leaves];
}

const INITIAL = { kind: 'initial', name: '', text: 'initial' } as const;

function stateOf(id: string, parentId: string | null, screenId: string | null): ModelState {
  return {
    id,
    key: id,
    keys: parentId === null ? [] : id.split('.'),
    parentId,
    type: 'atomic',
    initialId: null,
    description: '',
    requirements: [],
    screen: null,
    tags: [],
    entry: [],
    exit: [],
    invoke: [],
    entryTexts: [],
    exitTexts: [],
    invokeTexts: [],
    title: id,
    regionId: null,
    screenId,
    hash: id,
  };
}

function transitionOf(sourceId: string, targetId: string, label: string): ModelTransition {
  return {
    id: `${sourceId}|${label}|${targetId}`,
    sourceId,
    trigger: { kind: 'event', name: label, text: label },
    guard: null,
    targetIds: [targetId],
    actions: [],
    description: '',
    requirements: [],
    isOtherwise: false,
    reenters: false,
    actionTexts: [],
    label,
    sentence: `When the creator presses ${label}, goes to ${targetId}.`,
    delayMs: null,
    hash: `${sourceId} ${label}`,
  };
}
