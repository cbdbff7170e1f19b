import Elk from 'elkjs/lib/elk.bundled.js';
import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import type { Altitude, Geometry } from '#src/visualizer/layout/geometry.ts';
import { layOut } from './program/layOut.ts';

export const LAYOUT_TIMEOUT_MS = 120_000;

/** Lays a chart out in this process, without a worker. */
export function layOutHere(model: ChartModel, altitude: Altitude): Promise<Geometry> {
  return layOut(new Elk(), model, altitude);
}
