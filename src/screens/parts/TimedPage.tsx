import type { CSSProperties } from 'react';
import { PROGRESS_COMPLETE_PERCENT } from '#machines/constants.ts';
import type { viewProcessing } from '#machines/journey/views/viewTimedScreen.ts';
import { Glyph } from '#src/components/Glyph.tsx';
import { ScreenHeading } from '#src/components/ScreenHeading.tsx';
import { SecondaryButton } from '#src/components/SecondaryButton.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { COMPONENT_WORDS } from '#src/content/components.ts';
import { formatPercent } from '#src/content/format.ts';
import { useSend } from '#src/journey/hooks.ts';
import { ApplicationNotes } from './ApplicationNotes.tsx';
import classes from './TimedPage.module.css';

const WORDS = COMPONENT_WORDS.progress;

type Step = { readonly label: string; readonly state: keyof typeof WORDS.states };

type TimedPageProps<Key extends string> = {
  readonly view: Pick<ReturnType<typeof viewProcessing>, 'isSigned' | 'percent' | 'isPaused'> & {
    readonly steps: readonly { readonly key: Key; readonly state: Step['state'] }[];
  };
  readonly words: Readonly<Record<'title' | 'settled' | 'whileRunning' | 'whilePaused', string>> & {
    readonly steps: Readonly<Record<Key, string>>;
  };
  readonly intro: string;
};

/** A screen that continues automatically, with its progress, steps and a pause button (R6, R11). */
export function TimedPage<Key extends string>({ view, words, intro }: TimedPageProps<Key>) {
  const send = useSend();
  const { percent, isPaused } = view;
  const steps: readonly Step[] = view.steps.map(({ key, state }) => ({ label: words.steps[key], state }));
  const lastComplete = steps.findLast((step) => step.state === 'complete');
  return (
    <div className={classes.screen}>
      <ScreenHeading title={words.title} intro={view.isSigned ? undefined : intro} />
      <ApplicationNotes signedText={words.settled} />
      <div className={classes.root} data-paused={isPaused || undefined}>
        <div
          className={classes.progress}
          role="progressbar"
          aria-label={words.title}
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
            <div
              className={classes.filled}
              style={{ '--share': percent / PROGRESS_COMPLETE_PERCENT } as CSSProperties}
            />
          </div>
        </div>
        <div className={classes.control}>
          <SecondaryButton
            className={classes.pause}
            onClick={() => send({ type: isPaused ? 'progress.resumed' : 'progress.paused' })}
          >
            <Glyph name={isPaused ? 'play' : 'pause'} className={classes.pauseGlyph} />
            <span>{isPaused ? WORDS.resume : WORDS.pause}</span>
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
              <span className={classes.state}>{` ${WORDS.states[state]}`}</span>
            </li>
          ))}
        </ol>
        <VisuallyHidden role="status">
          {lastComplete === undefined ? '' : WORDS.completed(lastComplete.label)}
        </VisuallyHidden>
      </div>
    </div>
  );
}

/** Returns how full the bar of a step is, from 0 to 1. */
function shareOfStep(percent: number, index: number, steps: readonly Step[]): number {
  const state = steps[index]?.state;
  if (state !== 'active') return state === 'waiting' ? 0 : 1;
  const share = (percent / PROGRESS_COMPLETE_PERCENT) * steps.length - index;
  return Math.min(Math.max(share, 0), 1);
}
