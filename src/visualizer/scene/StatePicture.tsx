import type { Box } from '#src/visualizer/layout/geometry.ts';
import { ScreenPicture } from '#src/visualizer/proof/ScreenPicture.tsx';

type StatePictureProps = { readonly place: Box | null; readonly address: string | undefined };

/** What a creator sees in a state, small. */
export function StatePicture({ place, address }: StatePictureProps) {
  if (place === null || address === undefined) return null;
  return (
    <g className="picture">
      <ScreenPicture address={address} place={place} />
      <rect {...place} rx={6} />
    </g>
  );
}
