import { lazy, Suspense } from 'react';
import { IconArrowLeft } from '@tabler/icons-react';
import { JOURNEY_STEPS } from '#machines/constants.ts';
import type { FrameView } from '#machines/journey/views/viewFrame.ts';
import { ErrorBoundary } from '#src/app/errors/ErrorBoundary.tsx';
import { StepIndicator } from '#src/components/StepIndicator.tsx';
import { FRAME } from '#src/content/frame.ts';
import { CHAPTER_OF_STEP, CHAPTERS } from '#src/content/screens.ts';
import { useSend } from '#src/journey/hooks.ts';
import classes from './WayBar.module.css';

const SavedLine = lazy(async () => ({ default: (await import('./saving/SavedLine.tsx')).SavedLine }));

type WayBarProps = Pick<FrameView, 'step' | 'canGoBack' | 'saving' | 'savedAt' | 'savedUntil' | 'today'>;

/** Where the creator is on the way, the way back, and since when everything is kept (R15.3). */
export function WayBar({ step, canGoBack, saving, savedAt, savedUntil, today }: WayBarProps) {
  const send = useSend();
  const chapter = step === null ? undefined : CHAPTER_OF_STEP[step - 1];
  return (
    <section aria-label={FRAME.way} className={classes.bar}>
      {canGoBack && (
        <button type="button" className={classes.back} onClick={() => send({ type: 'navigation.backRequested' })}>
          <IconArrowLeft size={20} aria-hidden="true" />
          <span>{FRAME.back}</span>
        </button>
      )}
      {step !== null && chapter !== undefined && (
        <div className={classes.steps}>
          <StepIndicator step={step} total={JOURNEY_STEPS} chapters={CHAPTERS} currentChapter={chapter} />
        </div>
      )}
      {saving === 'saved' && savedAt !== null && savedUntil !== null && (
        <div className={classes.saved}>
          <ErrorBoundary instead={null}>
            <Suspense>
              <SavedLine savedAt={savedAt} until={savedUntil} today={today} />
            </Suspense>
          </ErrorBoundary>
        </div>
      )}
    </section>
  );
}
