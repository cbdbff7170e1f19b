import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import {
  type Guards,
  everyNode,
  initialTargetOf,
  listOf,
  nameOf,
  transitionsFrom,
  withAncestors,
} from '#machines/graph/nodes.ts';
import { type GraphState, type GraphTransition, toGraph } from '#machines/graph/toGraph.ts';
import type { ChartModel, ModelState, ModelTransition } from './chartModel.ts';
import { actionWords, type ChartWords, portWords } from './chartWords.ts';
import { guardTreeOf, paramsOf } from './guardTree.ts';
import { hashOf, modelHash } from './hash.ts';
import { destinationOf, isScreen, namedIn, sentenceOf, titleOf, triggerWords } from './sentences.ts';

/** A chart in the forms in which it is read. */
type Source = {
  readonly machine: AnyStateMachine;
  readonly words: ChartWords;
  readonly nodes: ReadonlyMap<string, AnyStateNode>;
  /** The first transition of each state and trigger; those after it are checked only when it refuses. */
  readonly firsts: ReadonlyMap<string, string>;
};

/**
 * A chart as a reviewer reads it: everything that the machine has, in plain words. A word that is missing is replaced
 * by the name of the thing. Nothing of it depends on the names of functions, so that a minified build says the same.
 */
export function toChartModel(machine: AnyStateMachine, words: ChartWords): ChartModel {
  const graph = toGraph(machine);
  const nodes = everyNode(machine.root);
  const source: Source = {
    machine,
    words,
    nodes: new Map(nodes.map((node) => [node.id, node])),
    firsts: new Map(graph.transitions.toReversed().map((transition) => [listenerOf(transition), transition.id])),
  };
  const definitions = nodes.flatMap(definitionsOf);
  const states = graph.states.map((state, index) => stateOf(source, nodes[index] as AnyStateNode, state));
  const transitions = graph.transitions.map((graphTransition, index) =>
    transitionOf(source, definitions[index] as Definition, graphTransition),
  );
  const { id, delays } = graph;
  const content = { id, title: words.title, states, transitions, delays };
  return { ...content, hash: modelHash(content) };
}

/** A transition of the machine; for the start of a state the state alone. */
type Definition = { readonly node: AnyStateNode; readonly transition: AnyTransitionDefinition | null };

function definitionsOf(node: AnyStateNode): readonly Definition[] {
  const start = initialTargetOf(node) === null ? [] : [{ node, transition: null }];
  return [...start, ...transitionsFrom(node).map((transition) => ({ node, transition }))];
}

function listenerOf({ sourceId, trigger }: GraphTransition): string {
  return `${sourceId}|${trigger.text}`;
}

function stateOf({ words }: Source, node: AnyStateNode, state: GraphState): ModelState {
  const content = {
    ...state,
    title: titleOf(node, words),
    regionId: withAncestors(node).at(-2)?.id ?? null,
    screenId: withAncestors(node).find(isScreen)?.id ?? null,
    entryTexts: actionTexts(node.config.entry, words),
    exitTexts: actionTexts(node.config.exit, words),
    invokeTexts: state.invoke.map(({ id, port }) => portWords(words, port, id).does),
  };
  const address = words.addresses?.[state.id];
  return { ...content, ...(address !== undefined && { address }), hash: hashOf(content) };
}

function transitionOf(
  source: Source,
  { node, transition }: Definition,
  graphTransition: GraphTransition,
): ModelTransition {
  const { machine, words } = source;
  const reading = { guards: machine.implementations.guards as Guards, root: machine.root, words };
  const guard = transition?.guard === undefined ? null : guardTreeOf(transition.guard, reading);
  const isOtherwise = source.firsts.get(listenerOf(graphTransition)) !== graphTransition.id;
  const delayMs = delayOf(machine, graphTransition);
  const {
    clause,
    label,
    source: cause,
  } = triggerWords({ trigger: graphTransition.trigger, delayMs, ...aboutOf(source, node, graphTransition) }, words);
  const actions = transition === null ? [] : actionTexts(transition.actions, words);
  const reenters = transition?.reenter ?? false;
  const doings = [...actions, ...destinations(source, node, graphTransition, reenters)];
  const content = {
    ...graphTransition,
    guard,
    isOtherwise,
    reenters,
    label,
    sentence: sentenceOf({ trigger: graphTransition.trigger, clause, guard, isOtherwise, doings }),
    actionTexts: actions,
    delayMs,
  };
  return { ...content, ...(cause !== undefined && { source: cause }), hash: hashOf(content) };
}

function aboutOf({ nodes, words }: Source, node: AnyStateNode, { trigger }: GraphTransition) {
  const call = node.invoke.find(({ id }) => id === trigger.name);
  return {
    port: typeof call?.src === 'string' ? call.src : trigger.name,
    finishedTitle: namedIn(nodes.get(trigger.name) ?? node, words),
  };
}

function destinations(
  { nodes, words }: Source,
  node: AnyStateNode,
  { targetIds, trigger }: GraphTransition,
  reenters: boolean,
): readonly string[] {
  return targetIds.map((id) => {
    const target = nodes.get(id) as AnyStateNode;
    return trigger.kind === 'initial'
      ? `starts at ${namedIn(target, words)}`
      : destinationOf(node, target, reenters, words);
  });
}

function actionTexts(actions: unknown, words: ChartWords): readonly string[] {
  return listOf(actions).map((action) => {
    const name = nameOf(action);
    return name === null ? 'does something written in place' : actionWords(words, name, paramsOf(action) ?? {});
  });
}

function delayOf(machine: AnyStateMachine, { trigger }: GraphTransition): number | null {
  if (trigger.kind !== 'after') return null;
  const delays = machine.implementations.delays as Readonly<Record<string, unknown>>;
  const delay = delays[trigger.name] ?? Number(trigger.name);
  return typeof delay === 'number' && !Number.isNaN(delay) ? delay : null;
}
