import { memo } from 'react';
import { SCENE } from '#src/review/page/words/scene.ts';
import type { DrawnState } from '#src/review/engine/layout/geometry.ts';
import { round } from './roundedPath.ts';
import type { StateFacts } from './sceneFacts.ts';

const WIDTH = 80;
const INDENT = 10;
/** A box is small below this width. */
const WIDE = 200;

type HereNowProps = {
  readonly state: DrawnState;
  readonly kind: StateFacts['kind'];
  readonly isDimmed: boolean;
};

/**
 * The flag of a state that the session is in, drawn after the lines so that none goes through its words. It stands on
 * the upper border; of a small box more beside it than on it, so that its name stays free.
 */
export const HereNow = memo(function HereNow({ state, kind, isDimmed }: HereNowProps) {
  const x = state.width < WIDE ? state.x - WIDTH / 2 : state.x + INDENT;
  return (
    <g
      className={`here here-${kind}${isDimmed ? ' is-dimmed' : ''}`}
      data-id={state.stateId}
      transform={`translate(${round(x)} ${round(state.y)})`}
    >
      <g className="flag">
        <rect x={0} y={-12} width={WIDTH} height={18} rx={9} />
        <circle cx={12} cy={-3} r={3.5} />
        <text x={21} y={1.2}>
          {SCENE.hereNow}
        </text>
      </g>
    </g>
  );
});
