import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import type { RunningTimer } from '#machines/graph/sessions/sessionStep.ts';
import { LIVE } from '#src/content/visualizer/live.ts';
import classes from './Live.module.css';
import { type SessionTime, useSessionNow } from './sessionTime.ts';

type TimerListProps = {
  readonly model: ChartModel;
  readonly timers: readonly RunningTimer[];
  readonly time: SessionTime;
};

/** The timers that run, counting down on the journey's own clock. */
export function TimerList({ model, timers, time }: TimerListProps) {
  const now = useSessionNow(time, timers.length > 0);
  if (timers.length === 0) return null;
  const rules = new Map(model.transitions.map(({ id, sentence }) => [id, sentence]));
  return (
    <section className={classes.part}>
      <h3 className={classes.heading}>{LIVE.timers}</h3>
      <ul className={classes.list}>
        {timers.map(({ transitionId, startedAtMs, dueAtMs }) => (
          <li key={transitionId} className={classes.timer}>
            <span>{rules.get(transitionId) ?? transitionId}</span>
            <progress
              className={classes.progress}
              max={Math.max(1, dueAtMs - startedAtMs)}
              value={Math.min(dueAtMs, Math.max(startedAtMs, now)) - startedAtMs}
              aria-label={rules.get(transitionId) ?? transitionId}
            />
            <span className={classes.figure}>{LIVE.remaining(dueAtMs - now)}</span>
          </li>
        ))}
      </ul>
      {time.factor === 0 && <p className={classes.quiet}>{LIVE.stands}</p>}
    </section>
  );
}
