import type { ChartModel, ModelTransition } from '#machines/graph/model/chartModel.ts';
import { nameOf } from '#machines/graph/nodes.ts';

type Config = Readonly<Record<string, unknown>>;

/**
 * Every state and transition that a machine was configured with, one text each, read from the configuration alone: what
 * a model of it must hold.
 */
export function configuredItems(config: Config, path = ''): readonly string[] {
  const own = (trigger: string, value: unknown) =>
    listOf(value).map((transition, index) => configuredText(`${path}|${trigger}|${index}`, transition));
  return [
    `state ${path}`,
    ...(config['initial'] === undefined ? [] : [`${path}|initial|0: no guard, no action, 1 target`]),
    ...entriesOf(config['on']).flatMap(([type, value]) => own(`event ${type}`, value)),
    ...own('finished', config['onDone']),
    ...listOf(config['invoke']).flatMap((invoke) => {
      const { id, onDone, onError, onSnapshot } = invoke as Config;
      const name = String(id);
      return [...own(`done ${name}`, onDone), ...own(`error ${name}`, onError), ...own(`snapshot ${name}`, onSnapshot)];
    }),
    ...entriesOf(config['after']).flatMap(([delay, value]) => own(`after ${delay}`, value)),
    ...own('always', config['always']),
    ...entriesOf(config['states']).flatMap(([key, child]) =>
      configuredItems(child as Config, path === '' ? key : `${path}.${key}`),
    ),
  ];
}

/** The same texts, read from a model. */
export function modelItems({ states, transitions }: ChartModel): readonly string[] {
  const paths = new Map(states.map(({ id, keys }) => [id, keys.join('.')]));
  const counts = new Map<string, number>();
  return [
    ...states.map(({ keys }) => `state ${keys.join('.')}`),
    ...transitions.map((transition) => {
      const key = `${paths.get(transition.sourceId) ?? 'nowhere'}|${triggerText(transition)}`;
      const index = counts.get(key) ?? 0;
      counts.set(key, index + 1);
      return modelText(`${key}|${index}`, transition);
    }),
  ];
}

/** What a model lacks of what its machine was configured with. */
export function missingFrom(model: ChartModel, config: Config): readonly string[] {
  const told = new Set(modelItems(model));
  return configuredItems(config).filter((item) => !told.has(item));
}

function configuredText(key: string, transition: unknown): string {
  const { guard, actions, target } = (typeof transition === 'string' ? { target: transition } : transition) as Config;
  return itemText(
    key,
    guard === undefined ? null : (nameOf(guard) ?? 'in place'),
    listOf(actions).map((action) => nameOf(action) ?? 'an action written in place'),
    listOf(target).length,
  );
}

function modelText(key: string, { guard, actions, targetIds }: ModelTransition): string {
  const name = guard === null ? null : guard.kind === 'named' ? guard.name : 'in place';
  return itemText(
    key,
    name,
    actions.map((action) => action.replace(/\(.*$/, '')),
    targetIds.length,
  );
}

function itemText(key: string, guard: string | null, actions: readonly string[], targets: number): string {
  const does = actions.length === 0 ? 'no action' : actions.join(', ');
  return `${key}: ${guard ?? 'no guard'}, ${does}, ${targets} target${targets === 1 ? '' : 's'}`;
}

function triggerText({ trigger: { kind, name } }: ModelTransition): string {
  return ['initial', 'always', 'finished'].includes(kind) ? kind : `${kind} ${name}`;
}

function listOf(value: unknown): readonly unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
