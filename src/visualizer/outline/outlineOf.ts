import type { ChartModel, ModelState, ModelTransition } from '#machines/graph/model/chartModel.ts';
import { grouped } from '#src/visualizer/layout/grouped.ts';

/** What a line of the outline is about. */
export type OutlineItem = ModelState | ModelTransition;

/** A chart as a tree: under each state where it starts, the states inside, and then its rules. */
export type Outline = {
  /** By the id of the state around them; the root by the empty text. */
  readonly inside: ReadonlyMap<string, readonly OutlineItem[]>;
  /** An item and everything that it lies in, by their ids. */
  readonly around: (id: string) => readonly string[];
};

export function outlineOf({ states, transitions }: ChartModel): Outline {
  const starts = transitions.filter(({ trigger }) => trigger.kind === 'initial');
  const rules = transitions.filter(({ trigger }) => trigger.kind !== 'initial');
  const parents = new Map([...starts, ...states, ...rules].map((item) => [item.id, parentOf(item)]));
  return {
    inside: grouped([...starts, ...states, ...rules], parentOf),
    around: (id) => {
      const ids: string[] = [];
      for (let at = id; at !== ''; at = parents.get(at) ?? '') ids.push(at);
      return ids;
    },
  };
}

export function isState(item: OutlineItem): item is ModelState {
  return 'parentId' in item;
}

function parentOf(item: OutlineItem): string {
  return isState(item) ? (item.parentId ?? '') : item.sourceId;
}
