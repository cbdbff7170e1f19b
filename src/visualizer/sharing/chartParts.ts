import type { ChartModel, ModelState, ModelTransition } from '#machines/graph/model/chartModel.ts';
import type { Box, Geometry } from '#src/visualizer/layout/geometry.ts';

/** The rules that begin in one state. */
export type StateRules = { readonly state: ModelState; readonly rules: readonly ModelTransition[] };

/** A part of a chart that is read on a page of its own: a screen, or a region with what is in no screen. */
export type ChartPart = { readonly state: ModelState; readonly rules: readonly StateRules[] };

const CROP_MARGIN = 36;

/** The parts of a chart, in the order in which it is written: each region, and after it each of its screens. */
export function partsOf({ states, transitions }: ChartModel): readonly ChartPart[] {
  const heads = states.filter(({ screen, keys }) => screen !== null || keys.length === 1);
  return heads.map((head) => ({
    state: head,
    rules: states
      .filter((state) => headOf(state) === head.id)
      .map((state) => ({
        state,
        rules: transitions.filter(({ sourceId, trigger }) => sourceId === state.id && trigger.kind !== 'initial'),
      }))
      .filter(({ rules }) => rules.length > 0),
  }));
}

function headOf({ screenId, regionId }: ModelState): string | null {
  return screenId ?? regionId;
}

/** The drawing of one part: what is in it, and the lines that begin or end there; null when it is not drawn. */
export function drawingOf(
  model: ChartModel,
  geometry: Geometry,
  stateId: string,
): { geometry: Geometry; crop: Box } | null {
  const box = geometry.states.find((state) => state.stateId === stateId);
  if (box === undefined) return null;
  const inside = insideOf(model, stateId);
  return {
    geometry: {
      ...geometry,
      states: geometry.states.filter((state) => inside.has(state.stateId)),
      lines: geometry.lines.filter(({ sourceId, targetId }) => inside.has(sourceId) || inside.has(targetId)),
      starts: geometry.starts.filter((start) => inside.has(start.stateId)),
    },
    crop: {
      x: box.x - CROP_MARGIN,
      y: box.y - CROP_MARGIN,
      width: box.width + 2 * CROP_MARGIN,
      height: box.height + 2 * CROP_MARGIN,
    },
  };
}

function insideOf({ states }: ChartModel, stateId: string): ReadonlySet<string> {
  const inside = new Set([stateId]);
  // Outer states are written before what is in them.
  for (const { id, parentId } of states) if (parentId !== null && inside.has(parentId)) inside.add(id);
  return inside;
}

/** The figures of a chart for its cover. */
export function figuresOf({ states, transitions }: ChartModel) {
  return {
    screens: states.filter(({ screen }) => screen !== null).length,
    states: states.length,
    rules: transitions.filter(({ trigger }) => trigger.kind !== 'initial').length,
    requirements: new Set([...states, ...transitions].flatMap(({ requirements }) => requirements)).size,
  };
}
