import type { ELK } from 'elkjs/lib/elk-api.js';
import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import { drawingOf } from './drawing.ts';
import { elkGraphOf } from './elkGraph.ts';
import { type Attempt, CAREFUL } from './elkOptions.ts';
import type { Altitude, Geometry } from './geometry.ts';
import { joinGeometry } from './joinGeometry.ts';

/** How a layout goes about it. */
export type LayoutManner = {
  /** The sets of options, tried one after the other. */
  readonly attempts: readonly Attempt[];
  /** Awaited between the steps, so that a page can answer its visitor meanwhile. */
  readonly pause: () => Promise<void>;
};

const AT_BUILD_TIME: LayoutManner = { attempts: CAREFUL, pause: () => Promise.resolve() };

/**
 * Lays a chart out. The layout program is handed in, so that Node and a worker of the browser share everything else.
 * Rejects with the program's own error when it fails on every set of options.
 */
export async function layOut(
  elk: Pick<ELK, 'layout'>,
  model: ChartModel,
  altitude: Altitude,
  { attempts, pause }: LayoutManner = AT_BUILD_TIME,
): Promise<Geometry> {
  const drawing = drawingOf(model, altitude);
  let problem: unknown = new Error('there are no options to try');
  for (const attempt of attempts) {
    try {
      await pause();
      const laidOut = await elk.layout(elkGraphOf(drawing, attempt));
      await pause();
      return joinGeometry(drawing, model.hash, laidOut);
    } catch (error) {
      problem = error;
    }
  }
  throw problem;
}
