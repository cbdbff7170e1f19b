import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import type { Geometry } from '#src/visualizer/layout/geometry.ts';
import journeyChart from '#src/visualizer/layout/journeyChart.json' with { type: 'json' };
import journeyMap from '#src/visualizer/layout/journeyMap.json' with { type: 'json' };
import { unpacked } from '#src/visualizer/layout/packed.ts';

/** The drawing of our chart that the visualizer begins with. Throws when it was made of another version. */
export function storedDrawing(altitude: Geometry['altitude']): Geometry {
  const geometry = unpacked(altitude === 'map' ? journeyMap : journeyChart, journeyModel());
  if (geometry === null)
    throw new Error('The drawing is out of date: `npx vitest run test/visualizer -u` makes it anew.');
  return geometry;
}
