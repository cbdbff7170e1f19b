import { memo } from 'react';
import { SCENE } from '#src/review/page/words/scene.ts';
import type { Box, DrawnState } from '#src/review/engine/layout/geometry.ts';
import type { TextStyle, TextStyles } from '#src/review/engine/layout/measure.ts';
import { StatePreview } from './ScreenPreview.tsx';
import { Badges } from './Badge.tsx';
import { type ItemMarks, markClasses, isSameShape } from '#src/review/page/facts/marks.ts';
import { round } from './roundedPath.ts';
import type { StateFacts } from './sceneFacts.ts';
import { TextLines } from './TextLines.tsx';

const FINAL_INSET = 4;
const RING_OUTSET = 5;
const PADDING = 14;
const GAP = 10;
const NOTE_HEIGHT = 20;
/** Width of the notes next to the name, relative to the font size. */
const REGION_NOTE_WIDTH = 92 / 12;
const EVERYWHERE_NOTE_WIDTH = 120 / 12;

type StateShapeProps = {
  readonly state: DrawnState;
  readonly facts: StateFacts;
  readonly marks: ItemMarks | undefined;
  readonly isSelected: boolean;
  readonly hatch: string;
  readonly styles: TextStyles;
};

export const StateShape = memo(function StateShape({
  state,
  facts,
  marks,
  isSelected,
  hatch,
  styles,
}: StateShapeProps) {
  const classes = [
    'state',
    facts.kind,
    facts.isInnermost && 'innermost',
    state.isRegion && 'region',
    ...markClasses(marks),
  ];
  return (
    <g className={classes.filter(Boolean).join(' ')} data-id={state.stateId}>
      {isSelected && <Frame className="selection" box={outset(state, RING_OUTSET)} radius={facts.radius + 4} />}
      <Frame className="box" box={state} radius={facts.radius} />
      {facts.isFinal && <Frame className="inner" box={outset(state, -FINAL_INSET)} radius={facts.radius - 3} />}
      {marks?.proof === 'missing' && <Hatched state={state} radius={facts.radius} hatch={hatch} />}
      <StatePreview place={facts.previewBox} address={marks?.picture} />
      <Name state={state} styles={styles} />
      {state.note && <TextLines block={state.note} style={styles.note} className="about" />}
      <SideNotes state={state} style={styles.words} />
      {marks !== undefined && <Badges marks={marks} from={[state.x + state.width - 16, state.y]} />}
    </g>
  );
}, isSameShape);

/** The geometry doesn't store a name's text style, so it is inferred from the line height. */
function Name({ state: { title }, styles }: { state: DrawnState; styles: TextStyles }) {
  const isLarge = title.height >= title.lines.length * styles.screen.lineHeight;
  return <TextLines block={title} style={isLarge ? styles.screen : styles.title} className="name" />;
}

function Frame({ className, box, radius }: { className: string; box: Box; radius: number }) {
  return (
    <rect
      className={className}
      x={round(box.x)}
      y={round(box.y)}
      width={round(box.width)}
      height={round(box.height)}
      rx={radius}
    />
  );
}

function Hatched({ state: box, radius, hatch }: { state: DrawnState; radius: number; hatch: string }) {
  const textEnd = Math.max(box.title.y + box.title.height, ...box.rows.map((row) => row.y + row.height));
  return (
    <>
      <rect x={box.x} y={box.y} width={box.width} height={box.height} rx={radius} fill={`url(#${hatch})`} />
      {textEnd + NOTE_HEIGHT < box.y + box.height && (
        <text className="note" x={box.x + box.width - 10} y={box.y + box.height - 8}>
          {SCENE.notTested}
        </text>
      )}
    </>
  );
}

/** Notes next to the name: the state is a parallel region, or some of its rules apply everywhere inside. */
function SideNotes({ state, style: { size } }: { state: DrawnState; style: TextStyle }) {
  const { x, width, title, rows, isRegion } = state;
  const [regionWidth, everywhereWidth] = [size * REGION_NOTE_WIDTH, size * EVERYWHERE_NOTE_WIDTH];
  const free = width - 2 * PADDING - title.width - GAP;
  const y = round(title.y + title.height / 2 + 4);
  const isEverywhere = rows.some((row) => row.isEverywhere);
  const hasRoomForBoth = free > regionWidth + everywhereWidth;
  return (
    <>
      {isEverywhere && free > everywhereWidth && (!isRegion || hasRoomForBoth) && (
        <text className="words" fontSize={size} x={round(title.x + title.width + GAP)} y={y}>
          {SCENE.fromAnywhereInside}
        </text>
      )}
      {isRegion && free > regionWidth && (
        <text className="words region-words" fontSize={size} x={round(x + width - PADDING)} y={y}>
          {SCENE.inParallel}
        </text>
      )}
    </>
  );
}

function outset({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}
