import { useState } from 'react';
import type { Point } from '#src/review/engine/layout/geometry.ts';
import { GLYPHS } from './glyphs.ts';
import type { ItemMarks } from '#src/review/page/facts/marks.ts';
import { round } from './roundedPath.ts';

const RADIUS = 8;

/** The session's clock and its speed; a factor of 0 means stopped. */
export type SceneTime = { readonly atMs: number; readonly factor: number };

type TimerRingProps = {
  readonly at: Point;
  readonly timer: ItemMarks['timer'];
  readonly time: SceneTime | undefined;
};

export function TimerRing({ at: [x, y], timer, time }: TimerRingProps) {
  return (
    <g className="timer" transform={`translate(${round(x)} ${round(y)})`}>
      <circle r={RADIUS} />
      <path d={GLYPHS.clock} />
      {timer !== undefined && <Ring key={keyOf(timer, time)} timer={timer} time={time} />}
    </g>
  );
}

/** A stopped ring remounts whenever the time changes; a running one animates until its timer or speed changes. */
function keyOf(timer: NonNullable<ItemMarks['timer']>, time: SceneTime | undefined): string {
  const isStill = time === undefined || time.factor === 0;
  return [timer.startedAtMs, timer.dueAtMs, time?.factor, isStill ? time?.atMs : 'runs'].join(' ');
}

type RingProps = { readonly timer: NonNullable<ItemMarks['timer']>; readonly time: SceneTime | undefined };

function Ring({ timer, time }: RingProps) {
  const [style] = useState(() => ringStyle(timer, time));
  return <circle className="ring" r={RADIUS} pathLength={100} transform="rotate(-90)" style={style} />;
}

function ringStyle({ startedAtMs, dueAtMs }: NonNullable<ItemMarks['timer']>, time: SceneTime | undefined) {
  const totalMs = Math.max(1, dueAtMs - startedAtMs);
  const elapsedShare = Math.min(1, Math.max(0, ((time?.atMs ?? startedAtMs) - startedAtMs) / totalMs));
  const strokeDashoffset = Math.round(100 * (1 - elapsedShare));
  if (time === undefined || time.factor === 0) return { strokeDashoffset };
  const duration = totalMs / time.factor;
  return {
    strokeDashoffset,
    animation: `chart-ring ${duration}ms steps(100) ${-elapsedShare * duration}ms both`,
  };
}
