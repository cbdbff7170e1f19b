import { VisuallyHidden } from '@mantine/core';
import type { CSSProperties } from 'react';
import { PROGRESS_COMPLETE_PERCENT } from '#machines/constants.ts';
import { COMPONENT_WORDS } from '#src/content/components.ts';
import { formatPercent } from '#src/content/format.ts';
import { Glyph } from './Glyph.tsx';
import { SecondaryButton } from './SecondaryButton.tsx';
import classes from './ProgressScreenBody.module.css';

type ProgressScreenBodyProps = {
  readonly percent: number;
  readonly steps: readonly { readonly label: string; readonly state: 'waiting' | 'active' | 'complete' }[];
  readonly isPaused: boolean;
  readonly onPause: () => void;
  readonly onResume: () => void;
  /** `label` names the progress bar; the others are the two faces of the one button. */
  readonly words: { readonly label: string; readonly pause: string; readonly resume: string };
};

/** Progress as bars that gather into one, its steps, and the control that holds it (R6, R11). */
export function ProgressScreenBody({ percent, steps, isPaused, onPause, onResume, words }: ProgressScreenBodyProps) {
  const lastComplete = steps.findLast((step) => step.state === 'complete');
  const share = percent / PROGRESS_COMPLETE_PERCENT;
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
        <div className={classes.picture} style={{ '--count': steps.length } as CSSProperties}>
          {steps.map((step, index) => (
            <span
              key={step.label}
              className={classes.bar}
              data-state={step.state}
              style={{ '--height': (index + 1) / steps.length } as CSSProperties}
            />
          ))}
        </div>
        <div className={classes.track}>
          <div className={classes.filled} style={{ '--share': share } as CSSProperties} />
        </div>
      </div>
      <SecondaryButton className={classes.hold} onClick={isPaused ? onResume : onPause}>
        <Glyph name={isPaused ? 'play' : 'pause'} className={classes.holdGlyph} />
        <span>{isPaused ? words.resume : words.pause}</span>
      </SecondaryButton>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step.label} className={classes.step} data-state={step.state}>
            <span className={classes.mark} aria-hidden="true">
              {step.state === 'complete' && <Glyph name="check" className={classes.check} />}
            </span>
            <span>{step.label}</span>
            <VisuallyHidden>{` ${COMPONENT_WORDS.progress.states[step.state]}`}</VisuallyHidden>
          </li>
        ))}
      </ol>
      <VisuallyHidden role="status">
        {lastComplete === undefined ? '' : COMPONENT_WORDS.progress.completed(lastComplete.label)}
      </VisuallyHidden>
    </div>
  );
}
