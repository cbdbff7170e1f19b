import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import { MODEL_PROBLEMS } from '#src/content/visualizer/comparison.ts';
import { modelShape } from './modelShape.ts';

/** A saved version that was read, or in words why it could not be. */
export type ModelReading =
  | { readonly model: ChartModel; readonly problem: null }
  | { readonly model: null; readonly problem: string };

/** No chart that a person reviews comes near to it. */
const MAX_LETTERS = 20_000_000;

/**
 * Reads what the JSON export wrote; never throws. With the id of a chart, a version of another chart is refused: there
 * is nothing to compare.
 */
export function readModel(text: string, chartId: string | null = null): ModelReading {
  if (text.length > MAX_LETTERS) return refused(MODEL_PROBLEMS.tooLarge);
  const value = parsed(text);
  if (value === undefined) return refused(MODEL_PROBLEMS.noJson);
  const place = modelShape(value, 'the chart');
  if (place !== null) return refused(MODEL_PROBLEMS.wrongShape(place));
  const model = value as ChartModel;
  if (chartId !== null && model.id !== chartId) return refused(MODEL_PROBLEMS.otherChart);
  const problem = brokenLink(model);
  return problem === null ? { model, problem: null } : refused(problem);
}

function refused(problem: string): ModelReading {
  return { model: null, problem };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** What is named and not there, or there twice, or lies in itself: a picture of it could not be drawn. */
function brokenLink({ states, transitions }: ChartModel): string | null {
  const items = [...states, ...transitions].map(({ id }) => id);
  const twice = items.find((id, index) => items.indexOf(id) !== index);
  if (twice !== undefined) return MODEL_PROBLEMS.twice(twice);
  const seen = new Set<string>();
  for (const { id, title, parentId } of states) {
    // Parents are written first, so that nothing can lie in itself.
    if (parentId !== null && !seen.has(parentId)) return MODEL_PROBLEMS.missing(title, parentId);
    seen.add(id);
  }
  const links = [
    ...states.flatMap(({ title, initialId, regionId, screenId }) =>
      [initialId, regionId, screenId].map((id) => ({ from: title, id })),
    ),
    ...transitions.flatMap(({ label, sourceId, targetIds }) =>
      [sourceId, ...targetIds].map((id) => ({ from: label, id })),
    ),
  ];
  for (const { from, id } of links) if (id !== null && !seen.has(id)) return MODEL_PROBLEMS.missing(from, id);
  return null;
}
