import { journeyModel } from '#src/review/journey/journeyModel.ts';
import type { Geometry } from '#src/review/engine/layout/geometry.ts';
import journeyChart from '#src/review/journey/drawn/journeyChart.json' with { type: 'json' };
import journeyMap from '#src/review/journey/drawn/journeyMap.json' with { type: 'json' };
import { unpacked } from '#src/review/engine/layout/packed.ts';

/** Returns the stored drawing of the journey; throws if the chart has changed since. */
export function storedDrawing(altitude: Geometry['altitude']): Geometry {
  const geometry = unpacked(altitude === 'map' ? journeyMap : journeyChart, journeyModel());
  if (geometry === null) throw new Error('The drawing is out of date: `npm run docs` redraws it.');
  return geometry;
}
