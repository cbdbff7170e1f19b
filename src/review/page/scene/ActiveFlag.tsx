import { memo } from 'react';
import { SCENE } from '#src/review/page/words/scene.ts';
import type { DrawnState } from '#src/review/engine/layout/geometry.ts';
import { round } from './roundedPath.ts';
import type { StateFacts } from './sceneFacts.ts';

const WIDTH = 66;
const INDENT = 10;

type ActiveFlagProps = {
  readonly state: DrawnState;
  readonly kind: StateFacts['kind'];
  readonly isDimmed: boolean;
};

/** The flag on the upper border of an active state, drawn after the lines so that they don't cross its text. */
export const ActiveFlag = memo(function ActiveFlag({ state, kind, isDimmed }: ActiveFlagProps) {
  return (
    <g
      className={`here here-${kind}${isDimmed ? ' is-dimmed' : ''}`}
      data-id={state.stateId}
      transform={`translate(${round(state.x + INDENT)} ${round(state.y)})`}
    >
      <g className="flag">
        <rect x={0} y={-12} width={WIDTH} height={18} rx={9} />
        <circle cx={12} cy={-3} r={3.5} />
        <text x={21} y={1.2}>
          {SCENE.active}
        </text>
      </g>
    </g>
  );
});
