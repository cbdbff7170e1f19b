import type { CSSProperties } from 'react';
import { PROGRESS_COMPLETE_PERCENT } from '#machines/constants.ts';
import { COMPONENT_WORDS } from '#src/content/components.ts';
import { formatPercent } from '#src/content/format.ts';
import { Glyph } from './Glyph.tsx';
import { SecondaryButton } from './SecondaryButton.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import classes from './ProgressScreenBody.module.css';

type Step = { readonly label: string; readonly state: 'waiting' | 'active' | 'complete' | 'unchecked' };

type ProgressScreenBodyProps = {
  readonly percent: number;
  readonly steps: readonly Step[];
  readonly isPaused: boolean;
  readonly onPause: () => void;
  readonly onResume: () => void;
  /** `label` names the progress bar, `pause` and `resume` are the two faces of the one button, each with what then happens. */
  readonly words: Readonly<Record<'label' | 'pause' | 'resume' | 'whileRunning' | 'whilePaused', string>>;
};

/** Progress as bars that gather into one, its steps, and the control that holds it (R6, R11). */
export function ProgressScreenBody({ percent, steps, isPaused, onPause, onResume, words }: ProgressScreenBodyProps) {
  const lastComplete = steps.findLast((step) => step.state === 'complete');
  return (
    <div className={classes.root} data-paused={isPaused || undefined}>
      <div
        className={classes.progress}
        role="progressbar"
        aria-label={words.label}
        aria-valuemin={0}
        aria-valuemax={PROGRESS_COMPLETE_PERCENT}
        aria-valuenow={percent}
        aria-valuetext={formatPercent(percent)}
      >
        <div className={classes.percent}>{formatPercent(percent)}</div>
        <div className={classes.bars} style={{ '--count': steps.length } as CSSProperties}>
          {steps.map(({ label, state }, index) => (
            <span
              key={label}
              className={classes.bar}
              data-state={state}
              style={
                {
                  '--height': (index + 1) / (steps.length + 1),
                  '--share': shareOfStep(percent, index, steps),
                } as CSSProperties
              }
            >
              <span className={classes.filledBar} />
            </span>
          ))}
        </div>
        <div className={classes.advance}>
          <div className={classes.filled} style={{ '--share': percent / PROGRESS_COMPLETE_PERCENT } as CSSProperties} />
        </div>
      </div>
      <div className={classes.control}>
        <SecondaryButton className={classes.hold} onClick={isPaused ? onResume : onPause}>
          <Glyph name={isPaused ? 'play' : 'pause'} className={classes.holdGlyph} />
          <span>{isPaused ? words.resume : words.pause}</span>
        </SecondaryButton>
        <p className={classes.outlook}>{isPaused ? words.whilePaused : words.whileRunning}</p>
      </div>
      <ol className={classes.steps}>
        {steps.map(({ label, state }) => (
          <li key={label} className={classes.step} data-state={state}>
            <span className={classes.mark} aria-hidden="true">
              {state === 'complete' && <Glyph name="check" className={classes.check} />}
            </span>
            <span>{label}</span>
            <span className={classes.state}>{` ${COMPONENT_WORDS.progress.states[state]}`}</span>
          </li>
        ))}
      </ol>
      <VisuallyHidden role="status">
        {lastComplete === undefined ? '' : COMPONENT_WORDS.progress.completed(lastComplete.label)}
      </VisuallyHidden>
    </div>
  );
}

/** How full the bar of a step is, from 0 to 1; the steps take about the same time. */
function shareOfStep(percent: number, index: number, steps: readonly Step[]): number {
  const state = steps[index]?.state;
  if (state !== 'active') return state === 'waiting' ? 0 : 1;
  const share = (percent / PROGRESS_COMPLETE_PERCENT) * steps.length - index;
  return Math.min(Math.max(share, 0), 1);
}
