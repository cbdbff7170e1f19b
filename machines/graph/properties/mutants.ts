import { type AnyStateMachine, type AnyTransitionDefinition, createMachine } from 'xstate';
import { everyNode, transitionsFrom } from '#machines/graph/nodes.ts';
import { toGraph } from '#machines/graph/toGraph.ts';

/** A way to break one transition of a chart. */
export type MutationKind = 'dropGuard' | 'neverTake' | 'retarget' | 'dropActions';

/** A chart with one transition broken. */
export type Mutant = {
  readonly kind: MutationKind;
  readonly transitionId: string;
  readonly machine: AnyStateMachine;
};

type Config = Record<string, unknown>;
type Place = { readonly read: () => Config; readonly write: (transition: Config) => void };

/**
 * Every chart that differs from this one by one broken transition: its guard is dropped, it is never taken, it leads
 * elsewhere, or what it does is dropped. Left out is what could run for ever: an automatic transition that leads
 * elsewhere, or without its guard back and forth.
 */
export function* mutantsOf(machine: AnyStateMachine): Generator<Mutant> {
  const { transitions } = toGraph(machine);
  const definitions = everyNode(machine.root).flatMap((node) => transitionsFrom(node));
  const ids = transitions.filter(({ trigger }) => trigger.kind !== 'initial').map(({ id }) => id);
  for (const [index, definition] of definitions.entries()) {
    const transitionId = ids[index];
    if (transitionId === undefined) continue;
    for (const kind of kindsFor(definition, definitions)) {
      yield { kind, transitionId, machine: mutated(machine, index, definition, kind) };
    }
  }
}

function kindsFor(
  definition: AnyTransitionDefinition,
  all: readonly AnyTransitionDefinition[],
): readonly MutationKind[] {
  const isAutomatic = String(definition.eventType) === '';
  const kinds: MutationKind[] = ['neverTake'];
  if (definition.guard !== undefined && !(isAutomatic && isInCircle(definition, all))) kinds.push('dropGuard');
  if ((definition.target ?? []).length > 0 && !isAutomatic) kinds.push('retarget');
  if (definition.actions.length > 0) kinds.push('dropActions');
  return kinds;
}

/** Whether automatic transitions, guards aside, can lead back to where this one starts. */
function isInCircle(definition: AnyTransitionDefinition, all: readonly AnyTransitionDefinition[]): boolean {
  const automatic = all.filter(({ eventType }) => String(eventType) === '');
  const seen = new Set((definition.target ?? []).map(({ id }) => id));
  for (const id of seen) {
    for (const { source, target } of automatic) {
      if (source.id === id || source.parent?.id === id) for (const next of target ?? []) seen.add(next.id);
    }
  }
  return seen.has(definition.source.id);
}

function mutated(
  machine: AnyStateMachine,
  index: number,
  definition: AnyTransitionDefinition,
  kind: MutationKind,
): AnyStateMachine {
  const config = copied(machine.config) as Config;
  const place = placesIn(config)[index];
  if (place === undefined || place.read()['description'] !== definition.description)
    throw new Error(`The transition ${index} is not where it is sought.`);
  place.write(broken(place.read(), definition, kind));
  return createMachine(config, machine.implementations as never);
}

function broken(transition: Config, definition: AnyTransitionDefinition, kind: MutationKind): Config {
  const { guard, actions, ...rest } = transition;
  if (kind === 'dropGuard') return { ...rest, actions };
  if (kind === 'neverTake') return { ...transition, guard: () => false };
  if (kind === 'retarget') return { ...transition, target: otherTarget(definition) };
  return { ...rest, guard };
}

/** A neighbour of the state that a transition leads to, one that is not left at once; else an unknown address. */
function otherTarget(definition: AnyTransitionDefinition): string {
  const target = definition.target?.[0];
  const neighbours = Object.values(target?.parent?.states ?? {}).filter(
    ({ id, always }) => id !== target?.id && (always ?? []).length === 0,
  );
  return `#${neighbours[0]?.id ?? 'notFound'}`;
}

/** Every transition in a machine's configuration, in the order in which the library lists them. */
function placesIn(root: Config): readonly Place[] {
  const own = (node: Config): readonly Place[] => [
    ...entriesOf(node['on']).flatMap(([type]) => listPlaces(node['on'] as Config, type)),
    ...listPlaces(node, 'onDone'),
    ...listOf(node, 'invoke').flatMap((invoke) => [
      ...listPlaces(invoke, 'onDone'),
      ...listPlaces(invoke, 'onError'),
      ...listPlaces(invoke, 'onSnapshot'),
    ]),
    ...entriesOf(node['after']).flatMap(([delay]) => listPlaces(node['after'] as Config, delay)),
    ...listPlaces(node, 'always'),
  ];
  const inside = entriesOf(root['states']).flatMap(([, child]) => placesIn(child as Config));
  return [...own(root), ...inside];
}

/** The transitions under a name: one, several or none, made a list so that each can be written. */
function listPlaces(owner: Config, name: string): readonly Place[] {
  if (owner[name] === undefined) return [];
  const list = listOf(owner, name);
  owner[name] = list;
  return list.map((_, index) => ({
    read: () => list[index] ?? {},
    write: (transition) => {
      list[index] = transition;
    },
  }));
}

function listOf(owner: Config, name: string): Config[] {
  const value = owner[name];
  if (value === undefined) return [];
  return Array.isArray(value) ? (value as Config[]) : [value as Config];
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

/** A copy that shares nothing but functions, so that a part used twice in the chart is broken in one place only. */
export function copied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copied);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, copied(inside)]));
}
