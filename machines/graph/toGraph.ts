import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import {
  type Guards,
  everyNode,
  guardText,
  initialTargetOf,
  listOf,
  nameOf,
  paramsText,
  requirementsOf,
  transitionsFrom,
} from './nodes.ts';

/** A state of the chart as plain data. The keys lead from the root's child down; the root has none. */
export type GraphState = {
  readonly id: string;
  readonly key: string;
  readonly keys: readonly string[];
  readonly parentId: string | null;
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly initialId: string | null;
  readonly description: string;
  readonly requirements: readonly string[];
  /** The screen that the state is, when it is one. */
  readonly screen: string | null;
  /** The screens to which its links lead. */
  readonly links: readonly string[];
  readonly tags: readonly string[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly invoke: readonly { readonly id: string; readonly port: string }[];
};

/** What sets a transition off; the name is the event's, the delay's, the port's or the state's. */
export type GraphTrigger = {
  readonly kind: 'event' | 'after' | 'done' | 'error' | 'snapshot' | 'finished' | 'always' | 'initial';
  readonly name: string;
  readonly text: string;
};

/** A transition as plain data; without targets it changes what is remembered, not the state of the journey. */
export type GraphTransition = {
  readonly id: string;
  readonly sourceId: string;
  readonly trigger: GraphTrigger;
  readonly guard: string | null;
  readonly targetIds: readonly string[];
  readonly actions: readonly string[];
  readonly description: string;
  readonly requirements: readonly string[];
};

/** A named delay in milliseconds; a computed one gives the value it has at the start, or null when that is unknown. */
export type GraphDelay = { readonly name: string; readonly ms: number | null; readonly isComputed: boolean };

/** A chart as plain data, in the order in which it is written. */
export type Graph = {
  readonly id: string;
  readonly states: readonly GraphState[];
  readonly transitions: readonly GraphTransition[];
  readonly delays: readonly GraphDelay[];
};

/** The chart as plain data. The context at the start, when given, is what computed delays are worked out from. */
export function toGraph(machine: AnyStateMachine, startContext: unknown = null): Graph {
  const nodes = everyNode(machine.root);
  const guards = machine.implementations.guards as Guards;
  return {
    id: machine.id,
    states: nodes.map(stateOf),
    transitions: nodes.flatMap((node) => [
      ...initialTransitionOf(node),
      ...transitionsFrom(node).map((transition, index) => transitionOf(transition, index, guards)),
    ]),
    delays: delaysOf(machine, startContext),
  };
}

function stateOf(node: AnyStateNode): GraphState {
  const meta = node.meta as Partial<Pick<GraphState, 'screen' | 'links'>> | undefined;
  return {
    id: node.id,
    key: node.key,
    keys: [...node.path],
    parentId: node.parent?.id ?? null,
    type: node.type,
    initialId: initialTargetOf(node)?.id ?? null,
    description: node.description ?? '',
    requirements: requirementsOf(node.meta),
    screen: meta?.screen ?? null,
    links: meta?.links ?? [],
    tags: [...node.tags],
    entry: actionNames(node.config.entry),
    exit: actionNames(node.config.exit),
    invoke: node.invoke.map(({ id, src }) => ({ id, port: typeof src === 'string' ? src : id })),
  };
}

function initialTransitionOf(node: AnyStateNode): readonly GraphTransition[] {
  const target = initialTargetOf(node);
  if (target === null) return [];
  return [
    {
      id: `${node.id}|initial`,
      sourceId: node.id,
      trigger: { kind: 'initial', name: '', text: 'initial' },
      guard: null,
      targetIds: [target.id],
      actions: [],
      description: '',
      requirements: [],
    },
  ];
}

function transitionOf(transition: AnyTransitionDefinition, index: number, guards: Guards): GraphTransition {
  const guard: unknown = transition.guard;
  const trigger = triggerOf(transition);
  return {
    id: transitionId(transition, index),
    sourceId: transition.source.id,
    trigger,
    guard: guard === undefined ? null : guardText(guard, guards),
    targetIds: (transition.target ?? []).map((target) => target.id),
    actions: actionNames(transition.actions),
    description: transition.description ?? '',
    requirements: requirementsOf(transition.meta),
  };
}

/** What a transition is called, by its place among those of its state. */
export function transitionId(transition: AnyTransitionDefinition, index: number): string {
  return `${transition.source.id}|${triggerOf(transition).text}|${index}`;
}

const TRIGGER_PREFIXES = [
  ['xstate.done.actor.', 'done', 'done: '],
  ['xstate.error.actor.', 'error', 'error: '],
  ['xstate.snapshot.', 'snapshot', 'news of '],
  ['xstate.done.state.', 'finished', 'finished: '],
] as const;

function triggerOf(transition: AnyTransitionDefinition): GraphTrigger {
  const type = String(transition.eventType);
  if (type === '') return { kind: 'always', name: '', text: 'always' };
  if ('delay' in transition) {
    const name = String(transition.delay);
    return { kind: 'after', name, text: `after ${name}` };
  }
  for (const [prefix, kind, words] of TRIGGER_PREFIXES) {
    const name = type.slice(prefix.length);
    if (type.startsWith(prefix)) return { kind, name, text: `${words}${name}` };
  }
  return { kind: 'event', name: type, text: type };
}

function actionNames(actions: unknown): readonly string[] {
  return listOf(actions).map((action) => `${nameOf(action) ?? 'an action written in place'}${paramsText(action)}`);
}

type Delay = number | ((args: { readonly context: unknown }) => number);

function delaysOf(machine: AnyStateMachine, startContext: unknown): readonly GraphDelay[] {
  const delays = machine.implementations.delays as Readonly<Record<string, Delay>>;
  return Object.entries(delays).map(([name, delay]) => ({
    name,
    ms: msOf(delay, startContext),
    isComputed: typeof delay === 'function',
  }));
}

function msOf(delay: Delay, startContext: unknown): number | null {
  if (typeof delay === 'number') return delay;
  return startContext === null ? null : delay({ context: startContext });
}
