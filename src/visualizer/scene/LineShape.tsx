import { memo } from 'react';
import type { DrawnLine, Point, TextBlock } from '#src/visualizer/layout/geometry.ts';
import type { TextStyle, TextStyles } from '#src/visualizer/layout/measure.ts';
import { Badge, Badges } from './Badge.tsx';
import { markClasses } from './classes.ts';
import type { ItemMarks } from './marks.ts';
import { isSameMarks } from './mergeMarks.ts';
import { arrowHead, middleOf, round, roundedPath } from './roundedPath.ts';
import type { RuleKind } from './sceneFacts.ts';
import { TextLines } from './TextLines.tsx';
import { type SceneTime, TimerRing } from './TimerRing.tsx';

/** The space beside the words of a label, in pixels. */
const CHIP_PADDING = 4;
/** Badges stand on the corner of a label, a little outside, so that its words stay free. */
const BADGE_SHIFT = 3;
/** How far before a label the sign of its kind stands, as a share of the size of its letters. */
const SIGN_GAP = 0.72;

type LineShapeProps = {
  readonly line: DrawnLine;
  readonly kind: RuleKind;
  /** It stays within one screen. */
  readonly isInside: boolean;
  readonly marks: ItemMarks | undefined;
  readonly isSelected: boolean;
  /** Whether a pointer may meet it a little beside the line. */
  readonly isInteractive: boolean;
  readonly time: SceneTime | undefined;
  readonly styles: TextStyles;
};

/** A transition as a line with an arrowhead and its label. */
export const LineShape = memo(
  function LineShape({ line, kind, isInside, marks, isSelected, isInteractive, time, styles }: LineShapeProps) {
    const classes = [
      'line',
      kind !== 'event' && kind,
      isInside && 'inside',
      isSelected && 'is-selected',
      ...markClasses(marks),
    ];
    const path = roundedPath(line.points);
    const needsHalo = isSelected || marks?.taken === 'just' || marks?.isFound === true;
    return (
      <g className={classes.filter(Boolean).join(' ')} data-id={line.transitionIds[0] ?? line.id}>
        {needsHalo && <path className="halo" d={path} />}
        {isInteractive && <path className="hit" d={path} />}
        <path className="way" d={path} />
        <path className="head" d={arrowHead(line.points)} />
        {line.label && <Chip block={line.label} style={styles.label} />}
        <Signs line={line} kind={kind} marks={marks} time={time} styles={styles} />
      </g>
    );
  },
  (before, after) =>
    before.line === after.line &&
    before.kind === after.kind &&
    before.isSelected === after.isSelected &&
    before.isInteractive === after.isInteractive &&
    (before.time === after.time || after.marks?.timer === undefined) &&
    isSameMarks(before.marks, after.marks),
);

function Chip({ block, style }: { block: TextBlock; style: TextStyle }) {
  return (
    <>
      <rect
        className="chip"
        x={round(block.x - CHIP_PADDING)}
        y={round(block.y)}
        width={round(block.width + 2 * CHIP_PADDING)}
        height={round(block.height)}
        rx={8}
      />
      <TextLines block={block} style={style} className="label" isCentred />
    </>
  );
}

type SignsProps = Pick<LineShapeProps, 'line' | 'kind' | 'marks' | 'time' | 'styles'>;

/** A cross on what goes wrong, a clock on what waits, and what the overlays say. */
function Signs({ line, kind, marks, time, styles }: SignsProps) {
  const [own, others] = endsOf(line, styles.label.size * SIGN_GAP);
  return (
    <>
      {kind === 'error' && <Badge at={own} glyph="cross" kind="fails" />}
      {(kind === 'delay' || marks?.timer !== undefined) && <TimerRing at={own} timer={marks?.timer} time={time} />}
      {marks !== undefined && <Badges marks={marks} from={others} />}
    </>
  );
}

/** The kind's sign stands on the line just before its label, where nothing else can be; the others on its corner. */
function endsOf({ label, points }: DrawnLine, gap: number): readonly [own: Point, others: Point] {
  if (label === null) return [middleOf(points), middleOf(points)];
  const middle: Point = [label.x + label.width / 2, label.y + label.height / 2];
  const own: Point = isVerticalAt(points, middle, label)
    ? [middle[0], label.y - gap]
    : [label.x - CHIP_PADDING - gap, middle[1]];
  return [own, [label.x + label.width + CHIP_PADDING + BADGE_SHIFT, label.y - BADGE_SHIFT]];
}

/** Whether the line goes through its label from above to below. */
function isVerticalAt(points: readonly Point[], [, y]: Point, label: TextBlock): boolean {
  return points.some(([x], index) => {
    const next = points[index + 1];
    if (next === undefined || next[0] !== x || x < label.x || x > label.x + label.width) return false;
    const [, from] = points[index] ?? next;
    return Math.min(from, next[1]) <= y && y <= Math.max(from, next[1]);
  });
}
