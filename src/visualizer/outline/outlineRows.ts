import type { ChartModel, ModelState, ModelTransition } from '#machines/graph/model/chartModel.ts';

/** One line of the outline. */
export type OutlineRow = {
  readonly id: string;
  readonly item: OutlineItem;
  readonly parentId: string | null;
  /** From 1. */
  readonly level: number;
  readonly position: number;
  readonly setSize: number;
  /** Whether what is inside is shown; null when nothing is inside. */
  readonly isOpen: boolean | null;
};

/** What a line is about. */
export type OutlineItem =
  | { readonly kind: 'state'; readonly state: ModelState }
  | { readonly kind: 'transition'; readonly transition: ModelTransition };

/** A chart as a tree: under each state where it starts, the states inside, and then its rules. */
export type Outline = {
  readonly roots: readonly OutlineItem[];
  readonly inside: ReadonlyMap<string, readonly OutlineItem[]>;
  readonly parents: ReadonlyMap<string, string | null>;
};

export function outlineOf({ states, transitions }: ChartModel): Outline {
  const inside = new Map<string, OutlineItem[]>(states.map(({ id }) => [id, []]));
  const starts = transitions.filter(({ trigger }) => trigger.kind === 'initial');
  const rules = transitions.filter(({ trigger }) => trigger.kind !== 'initial');
  for (const transition of starts) inside.get(transition.sourceId)?.push({ kind: 'transition', transition });
  for (const state of states) if (state.parentId !== null) inside.get(state.parentId)?.push({ kind: 'state', state });
  for (const transition of rules) inside.get(transition.sourceId)?.push({ kind: 'transition', transition });
  return {
    roots: states.filter(({ parentId }) => parentId === null).map((state) => ({ kind: 'state', state })),
    inside,
    parents: new Map<string, string | null>([
      ...states.map(({ id, parentId }) => [id, parentId] as const),
      ...transitions.map(({ id, sourceId }) => [id, sourceId] as const),
    ]),
  };
}

/** The id of the state or transition that a line is about. */
function idOf(item: OutlineItem): string {
  return item.kind === 'state' ? item.state.id : item.transition.id;
}

/** Everything that an item lies in, innermost first. */
export function ancestorsOf({ parents }: Outline, id: string): readonly string[] {
  const parent = parents.get(id) ?? null;
  return parent === null ? [] : [parent, ...ancestorsOf({ parents } as Outline, parent)];
}

/** The states that are open before anybody opens or closes one: what holds screens, down to them. */
export function openAtFirst({ states }: ChartModel): ReadonlySet<string> {
  const byId = new Map(states.map((state) => [state.id, state]));
  const open = new Set(states.filter(({ parentId }) => parentId === null).map(({ id }) => id));
  for (const { screen, parentId } of states) {
    if (screen === null) continue;
    for (let around = parentId; around !== null; around = byId.get(around)?.parentId ?? null) open.add(around);
  }
  return open;
}

/** The items that match a filter, and everything around them. */
export function matchesWithAncestors(outline: Outline, filter: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...filter].flatMap((id) => [id, ...ancestorsOf(outline, id)]));
}

/** The lines that are shown, from top to bottom. */
export function visibleRows(
  outline: Outline,
  isOpen: (id: string) => boolean,
  shownIds: ReadonlySet<string> | null,
): readonly OutlineRow[] {
  const rows: OutlineRow[] = [];
  const shown = (items: readonly OutlineItem[]) =>
    items.filter((item) => shownIds === null || shownIds.has(idOf(item)));
  const add = (items: readonly OutlineItem[], parentId: string | null, level: number): void => {
    for (const [index, item] of items.entries()) {
      const id = idOf(item);
      const within = item.kind === 'state' ? shown(outline.inside.get(id) ?? []) : [];
      const opened = within.length === 0 ? null : isOpen(id);
      rows.push({ id, item, parentId, level, position: index + 1, setSize: items.length, isOpen: opened });
      if (opened === true) add(within, id, level + 1);
    }
  };
  add(shown(outline.roots), null, 1);
  return rows;
}
