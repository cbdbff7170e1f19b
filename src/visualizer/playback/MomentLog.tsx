import { useLayoutEffect, useRef } from 'react';
import type { Moment } from '#machines/graph/moments/moment.ts';
import { PLAYBACK_TEXT } from '#src/content/visualizer/playback.ts';
import { momentTime } from './clockText.ts';
import { happenedText } from './happenedText.ts';
import classes from './MomentLog.module.css';

const { log: TEXT } = PLAYBACK_TEXT;

/** How many moments before and after the one that is shown are listed. */
const REACH = 100;

type MomentLogProps = {
  readonly moments: readonly Moment[];
  readonly cursor: number;
  readonly onMove: (to: number) => void;
  /** Whether it is unfolded before anybody folds it. */
  readonly isOpen?: boolean;
};

/** What happened in a session, in plain words; pressing an entry goes to it. */
export function MomentLog({ moments, cursor, onMove, isOpen = true }: MomentLogProps) {
  const listRef = useRef<HTMLOListElement>(null);
  const showCurrent = () => {
    const [list, entry] = [listRef.current, listRef.current?.querySelector<HTMLElement>('[aria-current]')];
    if (list && entry) list.scrollTop = entry.offsetTop - list.clientHeight / 2;
  };
  useLayoutEffect(showCurrent, [cursor, moments.length]);
  const first = Math.max(0, cursor - REACH);
  const shown = moments.slice(first, cursor + REACH + 1);
  const later = moments.length - first - shown.length;
  return (
    <details open={isOpen} onToggle={showCurrent}>
      <summary className={classes.title}>{TEXT.title}</summary>
      {first > 0 ? <p className={classes.note}>{TEXT.earlier(first)}</p> : null}
      <ol ref={listRef} className={classes.list} start={first + 1}>
        {shown.map((moment, index) => (
          <Entry
            key={moment.sequence}
            moment={moment}
            time={momentTime(moment, moments)}
            isCurrent={first + index === cursor}
            onPress={() => onMove(first + index)}
          />
        ))}
      </ol>
      {later > 0 ? <p className={classes.note}>{TEXT.later(later)}</p> : null}
    </details>
  );
}

type EntryProps = {
  readonly moment: Moment;
  readonly time: string;
  readonly isCurrent: boolean;
  readonly onPress: () => void;
};

function Entry({ moment, time, isCurrent, onPress }: EntryProps) {
  return (
    <li>
      <button type="button" className={classes.entry} aria-current={isCurrent ? 'step' : undefined} onClick={onPress}>
        <time className={classes.time}>{time}</time>
        <span>
          {happenedText(moment)}
          {isRefused(moment) ? <span className={classes.refused}>{` (${TEXT.refused})`}</span> : null}
        </span>
      </button>
    </li>
  );
}

/** Time that goes by need not change anything; every other event that takes nothing was refused. */
function isRefused({ happened, taken }: Moment): boolean {
  return happened !== null && happened.type !== 'time.passed' && taken.length === 0;
}
