import {
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerSkipBack,
  IconPlayerSkipForward,
  IconPlayerTrackNext,
  IconPlayerTrackPrev,
} from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { SessionStep } from '#src/review/engine/session/sessionStep.ts';
import { Row } from '#src/components/layout/Row.tsx';
import { PLAYBACK_TEXT } from '#src/review/page/words/playback.ts';
import { Button } from '#src/review/page/parts/Button.tsx';
import { stepTime, eventText } from '#src/review/page/facts/stepWords.ts';
import classes from './Scrubber.module.css';

const { scrubber: TEXT } = PLAYBACK_TEXT;
const ICON_SIZE = 18;
/** Long enough to read a step, and for the product to show it. */
const PACE_MS = 2500;

type ScrubberProps = {
  readonly steps: readonly SessionStep[];
  readonly cursor: number;
  readonly onMove: (to: number) => void;
};

export function Scrubber({ steps, cursor, onMove }: ScrubberProps) {
  const step = steps[cursor];
  const last = steps.length - 1;
  const [isRunning, setRunning] = useState(false);
  const advance = useEffectEvent(() => {
    if (cursor < last) onMove(cursor + 1);
    if (cursor + 1 >= last) setRunning(false);
  });
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(advance, PACE_MS);
    return () => clearTimeout(timer);
  }, [isRunning, cursor]);
  if (step === undefined) return null;
  const [what, time] = [eventText(step), stepTime(step, steps)];
  const run = () => {
    setRunning(!isRunning);
    if (cursor === last) onMove(0);
  };
  const buttons = [
    [TEXT.first, IconPlayerSkipBack, 0],
    [TEXT.back, IconPlayerTrackPrev, Math.max(0, cursor - 1)],
    [isRunning ? TEXT.pause : TEXT.run, isRunning ? IconPlayerPause : IconPlayerPlay, null],
    [TEXT.forward, IconPlayerTrackNext, Math.min(last, cursor + 1)],
    [TEXT.last, IconPlayerSkipForward, last],
  ] as const;
  return (
    <>
      <Row gap={1} isOneLine className={classes.buttons}>
        {buttons.map(([label, Icon, to]) => {
          // Disabled buttons stay focusable, so keyboard users don't lose their place.
          const isDone = to === cursor;
          return (
            <Button
              key={to === null ? 'run' : label}
              variant="subtle"
              aria-label={label}
              title={label}
              aria-disabled={isDone}
              onClick={to === null ? run : isDone ? undefined : () => onMove(to)}
            >
              <Icon size={ICON_SIZE} aria-hidden />
            </Button>
          );
        })}
      </Row>
      <input
        className={classes.range}
        type="range"
        aria-label={TEXT.range}
        aria-valuetext={TEXT.valueText(cursor + 1, steps.length, what, time)}
        min={0}
        max={last}
        step={1}
        value={cursor}
        onChange={({ target }) => onMove(Number(target.value))}
      />
      <Row as="p" gap={2} align="baseline" isOneLine className={classes.words}>
        <span>{TEXT.position(cursor + 1, steps.length)}</span>
        <span className={classes.what}>{what}</span>
        <time>{time}</time>
      </Row>
    </>
  );
}
