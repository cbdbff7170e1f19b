import type { ChartModel, ModelState, ModelTransition } from '#src/review/engine/model/chartModel.ts';
import { REVIEW } from '#src/review/page/words/review.ts';
import type { Box, Geometry } from '#src/review/engine/layout/geometry.ts';

/** A state and the rules that begin in it. */
export type StateRules = { readonly state: ModelState; readonly rules: readonly ModelTransition[] };

/** A part of a chart that is read on a page of its own: a screen, or a region with what is in no screen. */
export type ChartPart = { readonly state: ModelState; readonly title: string; readonly rules: readonly StateRules[] };

const CROP_MARGIN = 6;

/**
 * The parts of a chart: the region of the screens and each of its screens, then what goes on beside them. What is in none
 * of them, as is the chart itself, belongs to the first.
 */
export function partsOf({ states, transitions }: ChartModel): readonly ChartPart[] {
  const main = states.find(({ screen }) => screen !== null)?.regionId ?? null;
  const heads = states
    .filter(({ screen, keys }) => screen !== null || keys.length === 1 || states.length === 1)
    .toSorted((one, other) => Number(one.regionId !== main) - Number(other.regionId !== main));
  return heads.map((head) => ({
    state: head,
    title: head.id === main && head.screen === null ? REVIEW.everyScreen : head.title,
    rules: states
      .filter((state) => (headOf(state) ?? heads[0]?.id) === head.id)
      .map((state) => ({
        state,
        rules: transitions.filter(({ sourceId, trigger }) => sourceId === state.id && trigger.kind !== 'initial'),
      })),
  }));
}

function headOf({ screenId, regionId }: ModelState): string | null {
  return screenId ?? regionId;
}

/**
 * The drawing of what lies in one part, with the lines that stay in it, so that nothing is cut at its border; null when
 * nothing lies in it: its rules say it all.
 */
export function drawingOf(
  model: ChartModel,
  geometry: Geometry,
  stateId: string,
): { geometry: Geometry; crop: Box } | null {
  const box = geometry.states.find((state) => state.stateId === stateId);
  if (box === undefined) return null;
  const inside = insideOf(model, stateId);
  if (inside.size === 1) return null;
  return {
    geometry: {
      ...geometry,
      states: geometry.states.filter((state) => inside.has(state.stateId)),
      lines: geometry.lines.filter(({ sourceId, targetId }) => inside.has(sourceId) && inside.has(targetId)),
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
