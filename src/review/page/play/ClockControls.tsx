import { durationWords } from '#src/review/engine/model/duration.ts';
import type { Choice, SessionStep } from '#src/review/engine/session/sessionStep.ts';
import { SIMULATION_TEXT } from '#src/review/page/words/simulation.ts';
import { Button } from '#src/review/page/parts/Button.tsx';
import { clockText } from '#src/review/page/facts/stepWords.ts';
import { msUntilDue } from '#src/review/page/facts/choiceGroups.ts';
import { takeLostFocus } from '#src/review/page/parts/takeLostFocus.ts';
import classes from './SimulationPanel.module.css';

const { clock: TEXT } = SIMULATION_TEXT;
const WAITS_MS = [1000, 10_000, 60_000];

type ClockControlsProps = { readonly step: SessionStep; readonly onWait: (ms: number) => void };

/** The clock of a simulated session: time goes by only when the reviewer lets it. */
export function ClockControls({ step, onWait }: ClockControlsProps) {
  const next = firstDue(step);
  return (
    <section className={classes.clock} aria-label={TEXT.title}>
      <p className={classes.now}>{TEXT.now(clockText(step.atMs))}</p>
      <div className={classes.waits}>
        {WAITS_MS.map((ms) => (
          <Button key={ms} onClick={() => onWait(ms)}>
            {TEXT.wait(durationWords(ms))}
          </Button>
        ))}
      </div>
      {next === null ? (
        <p className={classes.quiet} tabIndex={-1} ref={takeLostFocus}>
          {TEXT.nothingRuns}
        </p>
      ) : (
        <Button onClick={() => onWait(next.ms)}>{TEXT.waitUntil(next.choice.text, durationWords(next.ms))}</Button>
      )}
    </section>
  );
}

/** The timer that comes due first, and how long it takes. */
function firstDue(step: SessionStep): { readonly choice: Choice; readonly ms: number } | null {
  const timed = step.choices.flatMap((choice) => {
    const ms = msUntilDue(choice, step);
    return ms === null ? [] : [{ choice, ms }];
  });
  return timed.toSorted((one, other) => one.ms - other.ms)[0] ?? null;
}
