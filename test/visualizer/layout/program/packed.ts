import type { Geometry } from '#src/visualizer/layout/geometry.ts';
import type { PackedGeometry } from '#src/visualizer/layout/packed.ts';

/** What is stored of the geometry of a whole chart. */
export function packed(geometry: Geometry): PackedGeometry {
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
