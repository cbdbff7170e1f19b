import { grouped } from './grouped.ts';
import type { Plan, PlannedState } from './planTypes.ts';

/** How a box arranges what is inside: along its lines, or beside one another. */
export type ContainerKind = 'leaf' | 'flow' | 'regions' | 'drawing';

/** A box of the layout. */
export type Container = {
  readonly id: string;
  readonly state: PlannedState | null;
  readonly kind: ContainerKind;
  readonly children: readonly Container[];
};

/** The boxes of a plan as a tree; the drawing itself is its root. */
export function containersOf(plan: Plan): Container {
  const inside = grouped(plan.states, ({ parentId }) => parentId ?? '');
  const containerOf = (state: PlannedState): Container => {
    const children = (inside.get(state.id) ?? []).map(containerOf);
    const hasRegions = children.some((child) => child.state?.isRegion === true);
    return { id: state.id, state, kind: children.length === 0 ? 'leaf' : hasRegions ? 'regions' : 'flow', children };
  };
  return { id: '#drawing', state: null, kind: 'drawing', children: (inside.get('') ?? []).map(containerOf) };
}
