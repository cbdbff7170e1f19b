import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import {
  type Guards,
  everyNode,
  initialTargetOf,
  toArray,
  nameOf,
  requirementsOf,
  transitionId,
  transitionsFrom,
  triggerOf,
  withAncestors,
} from './nodes.ts';
import type { ChartModel, ModelState, ModelTransition } from './chartModel.ts';
import { capitalize, type ChartWords } from './chartWords.ts';
import { callText, guardTreeOf, paramsOf } from './guardTree.ts';
import { hashOf, modelHash } from './hash.ts';
import { isScreen, titleOf, triggerWords } from './stateNames.ts';

/** Describes a machine in plain words. Ignores function names, so a minified build yields the same model. */
export function toChartModel(machine: AnyStateMachine, words: ChartWords): ChartModel {
  const nodes = everyNode(machine.root);
  const content = {
    id: machine.id,
    title: words.title,
    states: nodes.map((node) => stateOf(node, words)),
    transitions: nodes.flatMap((node) => transitionsOf(node, machine, words)),
    delays: Object.keys(machine.implementations.delays).map((name) => {
      const ms = delayOf(machine, name);
      return { name, ms, isComputed: ms === null };
    }),
  };
  return { ...content, hash: modelHash(content) };
}

function stateOf(node: AnyStateNode, words: ChartWords): ModelState {
  const meta = node.meta as Partial<Pick<ModelState, 'screen' | 'links'>> | undefined;
  const { id, key, type, parent, path, tags, config } = node;
  const invoke = node.invoke.map((call) => ({ id: call.id, port: typeof call.src === 'string' ? call.src : call.id }));
  const content = {
    id,
    key,
    keys: [...path],
    parentId: parent?.id ?? null,
    type,
    initialId: initialTargetOf(node)?.id ?? null,
    description: node.description ?? '',
    requirements: requirementsOf(meta),
    screen: meta?.screen ?? null,
    links: meta?.links ?? [],
    tags: [...tags],
    entry: actionNames(config.entry),
    exit: actionNames(config.exit),
    invoke,
    title: titleOf(node, words),
    regionId: withAncestors(node).at(-2)?.id ?? null,
    screenId: withAncestors(node).find(isScreen)?.id ?? null,
  };
  const address = words.addresses?.[id];
  return { ...content, ...(address !== undefined && { address }), hash: hashOf(withoutRequirements(content)) };
}

function transitionsOf(node: AnyStateNode, machine: AnyStateMachine, words: ChartWords): readonly ModelTransition[] {
  const start = initialTargetOf(node) === null ? [] : [[node.initial, `${node.id}|initial`] as const];
  const others = transitionsFrom(node).map((one, index) => [one, transitionId(one, index)] as const);
  const seenTriggers = new Set<string>();
  return [...start, ...others].map(([definition, id]) => {
    const { text } = triggerOf(definition);
    const isOtherwise = seenTriggers.has(text);
    seenTriggers.add(text);
    return transitionOf(definition, { id, isOtherwise }, machine, words);
  });
}

function transitionOf(
  definition: AnyTransitionDefinition,
  { id, isOtherwise }: Pick<ModelTransition, 'id' | 'isOtherwise'>,
  machine: AnyStateMachine,
  words: ChartWords,
): ModelTransition {
  const { source, target: targets = [], actions, reenter: reenters } = definition;
  const trigger = triggerOf(definition);
  const delayMs = trigger.kind === 'after' ? delayOf(machine, trigger.name) : null;
  const { clause, label, source: cause } = triggerWords(trigger, source, delayMs, words);
  const scope = { guards: machine.implementations.guards as Guards, root: machine.root, words };
  const guard = definition.guard === undefined ? null : guardTreeOf(definition.guard, scope);
  const content = {
    id,
    sourceId: source.id,
    trigger,
    guard,
    targetIds: targets.map((target) => target.id),
    actions: actionNames(actions),
    description: definition.description ?? `${capitalize(clause)}.`,
    requirements: requirementsOf(definition.meta),
    isOtherwise,
    reenters,
    label,
    delayMs,
  };
  return { ...content, ...(cause !== undefined && { source: cause }), hash: hashOf(withoutRequirements(content)) };
}

/** Requirement ids can change without making an approval stale. */
function withoutRequirements<Content extends object>(content: Content): Omit<Content, 'requirements'> {
  return { ...content, requirements: undefined };
}

function actionNames(actions: unknown): readonly string[] {
  return toArray(actions).map((action) => callText(nameOf(action) ?? 'an inline action', paramsOf(action)));
}

/** Resolves a named or inline delay to milliseconds; null if it is computed at run time. */
function delayOf(machine: AnyStateMachine, name: string): number | null {
  const delays = machine.implementations.delays as Readonly<Record<string, unknown>>;
  const delay = delays[name] ?? Number(name);
  return typeof delay === 'number' && !Number.isNaN(delay) ? delay : null;
}
