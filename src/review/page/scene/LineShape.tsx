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
      <LineBadges line={line} kind={kind} marks={marks} time={time} />
    </g>
  );
}, isSameShape);

function Chip({ block, style, hasIcon }: { block: TextBlock; style: TextStyle; hasIcon: boolean }) {
  const textBlock = hasIcon ? { ...block, x: block.x + ICON_WIDTH, width: block.width - ICON_WIDTH } : block;
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
      <TextLines block={textBlock} style={style} className="label" isCentered />
    </>
  );
}

type LineBadgesProps = Pick<LineShapeProps, 'line' | 'kind' | 'marks' | 'time'>;

function LineBadges({ line, kind, marks, time }: LineBadgesProps) {
  const [icon, badges] = badgePositions(line);
  return (
    <>
      {line.isLink && <Badge at={icon} glyph="link" kind="leads" />}
      {kind === 'error' && <Badge at={icon} glyph="cross" kind="fails" />}
      {(kind === 'delay' || marks?.timer !== undefined) && <TimerRing at={icon} timer={marks?.timer} time={time} />}
      {marks !== undefined && <Badges marks={marks} from={badges} />}
    </>
  );
}

/**
 * Returns where the badges go: the icon of the line's kind inside the label, before its text; all others on the label's
 * corner. Without a label, all are in the middle of the line.
 */
function badgePositions({ label, points }: DrawnLine): readonly [icon: Point, badges: Point] {
  if (label === null) return [middleOf(points), middleOf(points)];
  const icon: Point = [label.x + ICON_WIDTH / 2 + 1, label.y + label.height / 2];
  return [icon, [label.x + label.width + BADGE_SHIFT, label.y - BADGE_SHIFT]];
}
