import Elk from 'elkjs/lib/elk.bundled.js';
import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import { drawingOf } from '#src/review/engine/layout/drawing.ts';
import type { Altitude, Geometry, PackedGeometry } from '#src/review/engine/layout/geometry.ts';
import { elkGraphOf } from './elkGraph.ts';
import { joinGeometry } from './joinGeometry.ts';

export const LAYOUT_TIMEOUT_MS = 120_000;

export async function layOut(model: ChartModel, altitude: Altitude): Promise<Geometry> {
  const drawing = drawingOf(model, altitude);
  return joinGeometry(drawing, model.hash, await new Elk().layout(elkGraphOf(drawing)));
}

/** Leaves out all text; `unpackGeometry` restores it from the model. */
export function packGeometry(geometry: Geometry): PackedGeometry {
  return {
    altitude: geometry.altitude,
    modelHash: geometry.modelHash,
    size: [geometry.width, geometry.height],
    states: geometry.states.map(({ x, y, width, height }) => [x, y, width, height]),
    lines: geometry.lines.map(({ label, points }) => ({
      ...(label === null ? {} : { label: [label.x, label.y] }),
      points: points.flat(),
    })),
    starts: geometry.starts.map(({ dot, points }) => [...dot, ...points.flat()]),
  };
}
