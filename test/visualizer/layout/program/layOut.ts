import type { ELK } from 'elkjs/lib/elk-api.js';
import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import { drawingOf } from '#src/visualizer/layout/drawing.ts';
import { elkGraphOf } from './elkGraph.ts';
import { ATTEMPTS } from './elkOptions.ts';
import type { Altitude, Geometry } from '#src/visualizer/layout/geometry.ts';
import { joinGeometry } from './joinGeometry.ts';

/**
 * Lays a chart out. The layout program is handed in. Rejects with the program's own error when it fails on every set of options.
 */
export async function layOut(elk: Pick<ELK, 'layout'>, model: ChartModel, altitude: Altitude): Promise<Geometry> {
  const drawing = drawingOf(model, altitude);
  let problem: unknown = new Error('there are no options to try');
  for (const attempt of ATTEMPTS) {
    try {
      return joinGeometry(drawing, model.hash, await elk.layout(elkGraphOf(drawing, attempt)));
    } catch (error) {
      problem = error;
    }
  }
  throw problem;
}
