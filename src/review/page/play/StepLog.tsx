import { useLayoutEffect, useRef } from 'react';
import type { SessionStep } from '#src/review/engine/session/sessionStep.ts';
import { Row } from '#src/components/layout/Row.tsx';
import { PLAYBACK_TEXT } from '#src/review/page/words/playback.ts';
import { stepTime, eventText } from '#src/review/page/facts/stepWords.ts';
import textClasses from '#src/review/page/parts/text.module.css';
import classes from './StepLog.module.css';

const { log: TEXT } = PLAYBACK_TEXT;

/** Number of steps listed before and after the shown one. */
const REACH = 100;

type StepLogProps = {
  readonly steps: readonly SessionStep[];
  readonly cursor: number;
  readonly onMove: (to: number) => void;
  readonly isOpen?: boolean;
};

export function StepLog({ steps, cursor, onMove, isOpen = true }: StepLogProps) {
  const listRef = useRef<HTMLOListElement>(null);
  const showCurrent = () => {
    const [list, entry] = [listRef.current, listRef.current?.querySelector<HTMLElement>('[aria-current]')];
    if (list && entry) list.scrollTop = entry.offsetTop - list.clientHeight / 2;
  };
  useLayoutEffect(showCurrent, [cursor, steps.length]);
  const first = Math.max(0, cursor - REACH);
  const shown = steps.slice(first, cursor + REACH + 1);
  const later = steps.length - first - shown.length;
  return (
    <details open={isOpen} onToggle={showCurrent}>
      <summary className={textClasses.title}>{TEXT.title}</summary>
      {first > 0 ? <p className={textClasses.note}>{TEXT.earlier(first)}</p> : null}
      <ol ref={listRef} className={classes.list} start={first + 1}>
        {shown.map((step, index) => (
          <Entry
            key={step.sequence}
            step={step}
            time={stepTime(step, steps)}
            isCurrent={first + index === cursor}
            onPress={() => onMove(first + index)}
          />
        ))}
      </ol>
      {later > 0 ? <p className={textClasses.note}>{TEXT.later(later)}</p> : null}
    </details>
  );
}

type EntryProps = {
  readonly step: SessionStep;
  readonly time: string;
  readonly isCurrent: boolean;
  readonly onPress: () => void;
};

function Entry({ step, time, isCurrent, onPress }: EntryProps) {
  return (
    <li>
      <Row
        as="button"
        type="button"
        gap={2}
        align="start"
        isOneLine
        className={classes.entry}
        aria-current={isCurrent ? 'step' : undefined}
        onClick={onPress}
      >
        <time className={classes.quiet}>{time}</time>
        <span>
          {eventText(step)}
          {isRefused(step) ? <span className={classes.quiet}>{` (${TEXT.refused})`}</span> : null}
        </span>
      </Row>
    </li>
  );
}

/** Whether the event wasn't possible. Time can always pass, even if nothing changes. */
function isRefused({ event, taken }: SessionStep): boolean {
  return event !== null && event.type !== 'time.passed' && taken.length === 0;
}
