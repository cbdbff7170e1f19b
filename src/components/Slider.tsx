import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { SLIDER_DEFAULT_MAX, SLIDER_DEFAULT_MIN, SLIDER_DEFAULT_STEP, SLIDER_PAGE_STEPS } from '#machines/constants.ts';
import { moveThumb, type SliderRange, snapToStep } from '#machines/domain/slider.ts';
import classes from './Slider.module.css';

type SliderProps = {
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** One value for each thumb, in ascending order. */
  readonly values: readonly number[];
  readonly onChange: (values: number[]) => void;
  /** The name of each thumb. */
  readonly labels: readonly string[];
  /** A value in words, as it is spoken. */
  readonly formatValue: (value: number) => string;
  /** What neighbouring thumbs keep between them, in the unit of the values. */
  readonly minGap?: number;
};

type Drag = { readonly index: number; readonly grabbedAtPx: number };

/** One or several thumbs on a track, for the keyboard and for a pointer (R7). */
export function Slider(props: SliderProps) {
  const { min = SLIDER_DEFAULT_MIN, max = SLIDER_DEFAULT_MAX, step = SLIDER_DEFAULT_STEP, minGap = 0 } = props;
  const { onChange, labels, formatValue } = props;
  const range: SliderRange = { min, max, step };
  const values = props.values.map((value) => snapToStep(value, range));
  const track = useRef<HTMLDivElement>(null);
  const thumbs = useRef<(HTMLDivElement | null)[]>([]);
  const drag = useRef<Drag | null>(null);
  const isTap = useRef(false);

  const move = (index: number, to: number) => {
    const next = moveThumb(values, index, to, range, minGap);
    if (next[index] !== values[index]) onChange([...next]);
  };
  const valueAt = (clientX: number) => {
    const box = track.current?.getBoundingClientRect();
    return box === undefined || box.width === 0 ? min : min + ((clientX - box.left) / box.width) * (max - min);
  };
  const press = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    const pressed = thumbs.current.findIndex((thumb) => thumb !== null && thumb === event.target);
    isTap.current = pressed === -1 && event.pointerType === 'touch';
    if (isTap.current) return;
    const index = pressed === -1 ? nearestThumb(values, valueAt(event.clientX)) : pressed;
    const thumb = thumbs.current[index];
    if (!thumb) return;
    const box = thumb.getBoundingClientRect();
    drag.current = { index, grabbedAtPx: pressed === -1 ? 0 : event.clientX - (box.left + box.width / 2) };
    try {
      thumb.setPointerCapture(event.pointerId);
    } catch {
      // A press from before the product was there may be over.
    }
    if (pressed === -1) {
      event.preventDefault();
      thumb.focus({ preventScroll: true });
      move(index, valueAt(event.clientX));
    }
  };
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    if (drag.current === null) return;
    move(drag.current.index, valueAt(event.clientX - drag.current.grabbedAtPx));
  };
  const release = () => {
    drag.current = null;
  };
  // A finger that scrolls the page starts on the track too; only its tap, which ends as a click, moves a thumb.
  const tap = (event: { readonly clientX: number }) => {
    if (!isTap.current) return;
    isTap.current = false;
    const to = valueAt(event.clientX);
    move(nearestThumb(values, to), to);
  };
  const key = (event: KeyboardEvent<HTMLDivElement>, index: number, value: number) => {
    const to = keyTarget(event, value, range);
    if (to === null) return;
    event.preventDefault();
    move(index, to);
  };
  const shareOf = (value: number) => (max === min ? 0 : (value - min) / (max - min));
  const first = values.length > 1 ? shareOf(values[0] ?? min) : 0;
  const last = shareOf(values[values.length - 1] ?? min);

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the thumbs answer the keyboard
    <div
      className={classes.root}
      data-replayed
      onPointerDown={press}
      onPointerMove={follow}
      onPointerUp={release}
      onPointerCancel={release}
      onLostPointerCapture={release}
      onClick={tap}
    >
      <div ref={track} className={classes.track}>
        <div className={classes.filled} style={{ '--from': first, '--to': last } as CSSProperties} />
        {values.map((value, index) => (
          <div
            key={labels[index]}
            ref={(thumb) => {
              thumbs.current[index] = thumb;
            }}
            className={classes.thumb}
            style={{ '--at': shareOf(value), '--layer': layerOf(index, values, shareOf(value)) } as CSSProperties}
            role="slider"
            tabIndex={0}
            aria-label={labels[index]}
            aria-orientation="horizontal"
            aria-valuemin={index === 0 ? min : (values[index - 1] ?? min) + minGap}
            aria-valuemax={index === values.length - 1 ? max : (values[index + 1] ?? max) - minGap}
            aria-valuenow={value}
            aria-valuetext={formatValue(value)}
            onKeyDown={(event) => key(event, index, value)}
          />
        ))}
      </div>
    </div>
  );
}

function keyTarget(event: KeyboardEvent, value: number, { min, max, step }: SliderRange): number | null {
  if (event.altKey || event.ctrlKey || event.metaKey) return null;
  const page = SLIDER_PAGE_STEPS * step;
  const stride = event.shiftKey ? page : step;
  switch (event.key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return value + stride;
    case 'ArrowLeft':
    case 'ArrowDown':
      return value - stride;
    case 'PageUp':
      return value + page;
    case 'PageDown':
      return value - page;
    case 'Home':
      return min;
    case 'End':
      return max;
    default:
      return null;
  }
}

/** The thumb to move to a pressed place; of thumbs lying on each other the one that can go there. */
function nearestThumb(values: readonly number[], pressed: number): number {
  return values.reduce((nearest, value, index) => {
    const shortest = Math.abs((values[nearest] ?? value) - pressed);
    const distance = Math.abs(value - pressed);
    return distance < shortest || (distance === shortest && pressed > value) ? index : nearest;
  }, 0);
}

/** Of thumbs lying on each other the one with room to move is on top. */
function layerOf(index: number, values: readonly number[], share: number): number {
  return share > 1 / 2 ? values.length - index : index + 1;
}
