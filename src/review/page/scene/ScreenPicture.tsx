import { SCENE } from '#src/review/page/words/scene.ts';
import type { Box } from '#src/review/engine/layout/geometry.ts';
import { WITHOUT_SHELL } from '#src/review/engine/model/proof.ts';
import { wearAround } from '#src/review/page/viewer/colorScheme.ts';
import classes from './ScreenPicture.module.css';

/** A picture is a page as on a phone, shown as small as its place is; in a small one, wider than high, as on a tablet. */
const WIDTH = 390;
const HEIGHT = 780;
const SMALL_WIDTH = 600;
const FILLING = { width: '100%', height: '100%' };

type ScreenPictureProps = {
  readonly address: string;
  readonly place?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Gets the page of the picture once it is there. */
  readonly onLoad?: (page: Document) => void;
};

/**
 * The product as it stands in a situation: its own page without scripts, to be looked at and not to be used. In a small
 * place it begins with what the screen has of its own.
 */
export function ScreenPicture({ address, place, onLoad }: ScreenPictureProps) {
  const width = place === undefined ? WIDTH : SMALL_WIDTH;
  const height = place === undefined ? HEIGHT : (width * place.height) / place.width;
  return (
    <svg {...(place ?? FILLING)} viewBox={`0 0 ${width} ${height}`} className={classes.picture} aria-hidden="true">
      <foreignObject width={width} height={HEIGHT}>
        <iframe
          src={place === undefined ? address : `${address}#${WITHOUT_SHELL}`}
          title={SCENE.picture}
          sandbox="allow-same-origin"
          loading="lazy"
          tabIndex={-1}
          width={width}
          height={HEIGHT}
          onLoad={({ currentTarget: frame }) => {
            wearAround(frame);
            if (frame.contentDocument !== null) onLoad?.(frame.contentDocument);
          }}
        />
      </foreignObject>
    </svg>
  );
}

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
