import { useId } from 'react';
import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import type { Box, Geometry } from '#src/visualizer/layout/geometry.ts';
import type { Marks } from '#src/visualizer/scene/marks.ts';
import '#src/visualizer/scene/scene.css';
import { SceneShapes } from '#src/visualizer/scene/SceneShapes.tsx';
import { pictureBoxOf } from '#src/visualizer/scene/sceneFacts.ts';
import { StatePicture } from '#src/visualizer/proof/ScreenPicture.tsx';

export type WrittenDocument = {
  readonly model: ChartModel;
  readonly marks: Marks;
};

type PaperPictureProps = WrittenDocument & {
  readonly geometry: Geometry;
  readonly crop: Box;
  readonly className?: string | undefined;
  readonly style?: Readonly<Record<string, string | number>>;
};

/** A drawing, or a part of one, as lines on paper. */
export function PaperPicture({ model, geometry, marks, crop, className, style }: PaperPictureProps) {
  return (
    <svg
      className={`chart-scene ${className}`}
      style={style}
      viewBox={`${crop.x} ${crop.y} ${crop.width} ${crop.height}`}
      aria-hidden="true"
    >
      <SceneShapes model={model} geometry={geometry} marks={marks} hatch={`${useId()}hatch`} />
      {geometry.states.map((state) => (
        <StatePicture key={state.stateId} place={pictureBoxOf(state)} address={marks.get(state.stateId)?.picture} />
      ))}
    </svg>
  );
}
