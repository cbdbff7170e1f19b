import { startTransition, useEffect, useState } from 'react';
import type { Geometry } from '#src/visualizer/layout/geometry.ts';
import { shapesIn } from './SceneShapes.tsx';

/** So many shapes are drawn at once: few enough that the browser answers the reviewer in between. */
const AT_ONCE = 60;

/** How many shapes of a drawing are drawn so far, and whether these are all; a large chart comes part by part. */
export function useShapesSoFar(geometry: Geometry): { readonly shapes: number; readonly isWhole: boolean } {
  const [drawn, setDrawn] = useState({ geometry, shapes: AT_ONCE });
  const shapes = drawn.geometry === geometry ? drawn.shapes : AT_ONCE;
  const isWhole = shapes >= shapesIn(geometry);
  useEffect(() => {
    if (!isWhole) startTransition(() => setDrawn({ geometry, shapes: shapes + AT_ONCE }));
  }, [geometry, isWhole, shapes]);
  return { shapes, isWhole };
}
