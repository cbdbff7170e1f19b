import { SCENE } from '#src/content/visualizer/scene.ts';
import type { Box } from '#src/visualizer/layout/geometry.ts';
import type { ItemMarks } from './marks.ts';

const INSET = 1;

type StatePictureProps = { readonly place: Box | null; readonly address: ItemMarks['picture'] };

/** What a creator sees in a state, small; a picture that is missing is shown as missing. */
export function StatePicture({ place, address }: StatePictureProps) {
  if (place === null || address === undefined) return null;
  const { x, y, width, height } = place;
  return (
    <g className="picture">
      <rect x={x} y={y} width={width} height={height} rx={6} />
      {address === null ? (
        <text x={x + width / 2} y={y + height / 2 + 4}>
          {SCENE.noPicture}
        </text>
      ) : (
        <image
          href={address}
          x={x + INSET}
          y={y + INSET}
          width={width - 2 * INSET}
          height={height - 2 * INSET}
          preserveAspectRatio="xMidYMin slice"
        />
      )}
    </g>
  );
}
