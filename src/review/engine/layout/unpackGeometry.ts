import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import { drawingOf, textOf } from './drawing.ts';
import { toDrawnStates } from './toDrawnStates.ts';
import type { Box, DrawnLine, Geometry, PackedGeometry, Point } from './geometry.ts';
import { labelSize } from './measure.ts';

/** Restores a stored geometry; null if it belongs to another version of the chart. */
export function unpackGeometry(stored: PackedGeometry, model: ChartModel): Geometry | null {
  if (stored.modelHash !== model.hash) return null;
  const altitude = stored.altitude === 'map' ? 'map' : 'chart';
  const drawing = drawingOf(model, altitude);
  const [width = 0, height = 0] = stored.size;
  return {
    altitude,
    modelHash: model.hash,
    width,
    height,
    states: toDrawnStates(drawing, (_, index) => toBox(stored.states[index])),
    lines: drawing.plan.lines.map((line, index): DrawnLine => {
      const { trigger: _, condition: __, ...known } = line;
      const { label, points = [] } = stored.lines[index] ?? {};
      const [x, y] = label ?? [];
      const lines = textOf(drawing, line);
      const block =
        x === undefined || y === undefined ? null : { x, y, ...labelSize(lines, altitude, line.hasIcon), lines };
      return { ...known, points: toPoints(points), label: block };
    }),
    starts: drawing.plan.starts.flatMap(({ stateId }, index) => {
      const [dot, ...points] = toPoints(stored.starts[index] ?? []);
      return dot === undefined ? [] : [{ stateId, dot, points }];
    }),
  };
}

function toBox([x = 0, y = 0, width = 0, height = 0]: readonly number[] = []): Box {
  return { x, y, width, height };
}

function toPoints(numbers: readonly number[]): readonly Point[] {
  return numbers.flatMap((x, index): readonly Point[] => (index % 2 === 0 ? [[x, numbers[index + 1] ?? 0]] : []));
}
