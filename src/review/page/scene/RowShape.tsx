import { memo } from 'react';
import type { DrawnRow } from '#src/review/engine/layout/geometry.ts';
import type { TextStyle } from '#src/review/engine/layout/measure.ts';
import { BADGE_SIZE, Badges } from './Badge.tsx';
import { type ItemMarks, markClasses, isSameShape } from '#src/review/page/facts/marks.ts';
import { round } from './roundedPath.ts';
import type { RuleKind } from './sceneFacts.ts';
import { TextLines } from './TextLines.tsx';
import { type SceneTime, TimerRing } from './TimerRing.tsx';

const PADDING = 3;

type RowShapeProps = {
  readonly row: DrawnRow;
  readonly kind: RuleKind;
  readonly marks: ItemMarks | undefined;
  readonly isSelected: boolean;
  readonly time: SceneTime | undefined;
  readonly style: TextStyle;
};

export const RowShape = memo(function RowShape({ row, kind, marks, isSelected, time, style }: RowShapeProps) {
  const classes = [
    'row',
    kind !== 'event' && kind,
    row.isEverywhere && 'everywhere',
    isSelected && 'is-selected',
    ...markClasses(marks),
  ];
  const right = row.x + row.width + BADGE_SIZE / 2 + 2;
  const middle = row.y + row.height / 2;
  return (
    <g className={classes.filter(Boolean).join(' ')} data-id={row.transitionId}>
      <rect
        x={round(row.x - PADDING)}
        y={round(row.y)}
        width={round(row.width + PADDING * 2)}
        height={round(row.height)}
        rx={4}
      />
      {row.isEverywhere && (
        <path className="bar" d={`M${round(row.x - 7)} ${round(row.y + 2)}v${round(row.height - 4)}`} />
      )}
      <TextLines block={row} style={style} />
      {marks !== undefined && <Badges marks={marks} from={[right, middle]} towards="right" />}
      {marks?.timer && <TimerRing at={[row.x - 14, middle]} timer={marks.timer} time={time} />}
    </g>
  );
}, isSameShape);
