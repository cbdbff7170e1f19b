import { memo } from 'react';
import type { DrawnLine, Point, TextBlock } from '#src/review/engine/layout/geometry.ts';
import { ICON_WIDTH, type TextStyle, type TextStyles } from '#src/review/engine/layout/measure.ts';
import { Badge, Badges } from './Badge.tsx';
import { type ItemMarks, markClasses, isSameShape } from '#src/review/page/facts/marks.ts';
import { arrowHead, middleOf, round, roundedPath } from './roundedPath.ts';
import type { RuleKind } from './sceneFacts.ts';
import { TextLines } from './TextLines.tsx';
import { type SceneTime, TimerRing } from './TimerRing.tsx';

/** Badges sit slightly outside the corner of a label to keep its text visible. */
const BADGE_SHIFT = 3;

type LineShapeProps = {
  readonly line: DrawnLine;
  readonly kind: RuleKind;
  readonly marks: ItemMarks | undefined;
  readonly isSelected: boolean;
  readonly time: SceneTime | undefined;
  readonly styles: TextStyles;
};

export const LineShape = memo(function LineShape({ line, kind, marks, isSelected, time, styles }: LineShapeProps) {
  const classes = [
    'line',
    line.isMain && 'main',
    line.isLink && 'link',
    kind !== 'event' && kind,
    isSelected && 'is-selected',
    ...markClasses(marks),
  ];
  const path = roundedPath(line.points);
  const needsHalo = isSelected || marks?.taken === 'just' || marks?.isFound === true;
  return (
    <g className={classes.filter(Boolean).join(' ')} data-id={line.transitionIds[0] ?? line.id}>
      {needsHalo && <path className="halo" d={path} />}
      <path className="hit" d={path} />
      <path className="way" d={path} />
      <path className="head" d={arrowHead(line.points)} />
      {line.isTwoWay && <path className="head" d={arrowHead(line.points.toReversed())} />}
      {line.label && <Chip block={line.label} style={styles.label} hasIcon={line.hasIcon} />}
      <Signs line={line} kind={kind} marks={marks} time={time} />
    </g>
  );
}, isSameShape);

function Chip({ block, style, hasIcon }: { block: TextBlock; style: TextStyle; hasIcon: boolean }) {
  const words = hasIcon ? { ...block, x: block.x + ICON_WIDTH, width: block.width - ICON_WIDTH } : block;
  return (
    <>
      <rect
        className="chip"
        x={round(block.x)}
        y={round(block.y)}
        width={round(block.width)}
        height={round(block.height)}
        rx={8}
      />
      <TextLines block={words} style={style} className="label" isCentered />
    </>
  );
}

type SignsProps = Pick<LineShapeProps, 'line' | 'kind' | 'marks' | 'time'>;

function Signs({ line, kind, marks, time }: SignsProps) {
  const [own, others] = endsOf(line);
  return (
    <>
      {line.isLink && <Badge at={own} glyph="link" kind="leads" />}
      {kind === 'error' && <Badge at={own} glyph="cross" kind="fails" />}
      {(kind === 'delay' || marks?.timer !== undefined) && <TimerRing at={own} timer={marks?.timer} time={time} />}
      {marks !== undefined && <Badges marks={marks} from={others} />}
    </>
  );
}

/** The icon of the kind goes inside the label, before its text; other badges sit on its corner. */
function endsOf({ label, points }: DrawnLine): readonly [own: Point, others: Point] {
  if (label === null) return [middleOf(points), middleOf(points)];
  const own: Point = [label.x + ICON_WIDTH / 2 + 1, label.y + label.height / 2];
  return [own, [label.x + label.width + BADGE_SHIFT, label.y - BADGE_SHIFT]];
}
