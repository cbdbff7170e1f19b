import type { ChartModel, ModelState } from '#machines/graph/model/chartModel.ts';
import type { LayoutRequest } from './geometry.ts';
import type { PlannedState } from './planTypes.ts';

/**
 * The states that are drawn, outer ones before inner ones.
 * On the chart: all that no collapsed state hides. On the map: the screens, closed, and what they stand in.
 */
export function visibleStates(model: ChartModel, request: LayoutRequest): readonly PlannedState[] {
  const stateById = new Map(model.states.map((state) => [state.id, state]));
  const screenParents = new Set(model.states.flatMap(({ screen, parentId }) => (screen === null ? [] : [parentId])));
  const hasChildren = new Set(model.states.map(({ parentId }) => parentId));
  const drawn = new Map<string, PlannedState>();
  for (const state of model.states) {
    const parent = state.parentId === null ? undefined : drawn.get(state.parentId);
    if (!isDrawn(screenParents, request, state, parent)) continue;
    drawn.set(state.id, {
      id: state.id,
      parentId: parent?.id ?? null,
      depth: parent === undefined ? 0 : parent.depth + 1,
      title: state.title,
      description: state.description,
      isScreen: state.screen !== null,
      isCollapsed: hasChildren.has(state.id) && isClosed(request, state),
      isRegion: state.parentId !== null && stateById.get(state.parentId)?.type === 'parallel',
    });
  }
  return [...drawn.values()];
}

/** The states around the screens. */
type ScreenParents = ReadonlySet<string | null>;

function isDrawn(
  screenParents: ScreenParents,
  request: LayoutRequest,
  state: ModelState,
  parent: PlannedState | undefined,
): boolean {
  const { altitude, regionIds } = request;
  if (altitude === 'map') return state.screen !== null || screenParents.has(state.id);
  if (state.parentId !== null && (parent === undefined || parent.isCollapsed)) return false;
  return regionIds === null || state.regionId === null || regionIds.includes(state.regionId);
}

function isClosed({ altitude, collapsedIds }: LayoutRequest, { id, screen }: ModelState): boolean {
  return altitude === 'map' ? screen !== null : collapsedIds.includes(id);
}
