import { SCENE } from '#src/review/page/words/scene.ts';
import type { Box } from '#src/review/engine/layout/geometry.ts';
import { WITHOUT_SHELL } from '#src/review/engine/model/proof.ts';
import { applySchemeToFrame } from '#src/review/page/viewer/colorScheme.ts';
import classes from './ScreenPreview.module.css';

/** A phone-sized page scaled to fit. Boxes in the chart are small and wide, so they show the page at tablet width. */
const WIDTH = 390;
const HEIGHT = 780;
const SMALL_WIDTH = 600;
const FILLING = { width: '100%', height: '100%' };

type ScreenPreviewProps = {
  readonly address: string;
  readonly place?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly onLoad?: (page: Document) => void;
};

/**
 * A screen in a given state: the product's own page without scripts, for viewing only. In the chart's boxes, the page's
 * header is hidden.
 */
export function ScreenPreview({ address, place, onLoad }: ScreenPreviewProps) {
  const width = place === undefined ? WIDTH : SMALL_WIDTH;
  const height = place === undefined ? HEIGHT : (width * place.height) / place.width;
  return (
    <svg {...(place ?? FILLING)} viewBox={`0 0 ${width} ${height}`} className={classes.picture} aria-hidden="true">
      <foreignObject width={width} height={HEIGHT}>
        <iframe
          src={place === undefined ? address : `${address}#${WITHOUT_SHELL}`}
          title={SCENE.screenPreview}
          sandbox="allow-same-origin"
          loading="lazy"
          tabIndex={-1}
          width={width}
          height={HEIGHT}
          onLoad={({ currentTarget: frame }) => {
            applySchemeToFrame(frame);
            if (frame.contentDocument !== null) onLoad?.(frame.contentDocument);
          }}
        />
      </foreignObject>
    </svg>
  );
}

type StatePreviewProps = { readonly place: Box | null; readonly address: string | undefined };

export function StatePreview({ place, address }: StatePreviewProps) {
  if (place === null || address === undefined) return null;
  return (
    <g className="picture">
      <ScreenPreview address={address} place={place} />
      <rect {...place} rx={6} />
    </g>
  );
}
