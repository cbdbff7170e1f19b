import { lazy, Suspense } from 'react';
import { IconArrowLeft } from '@tabler/icons-react';
import { viewChapters } from '#machines/journey/views/viewChapters.ts';
import type { ShellView } from '#machines/journey/views/viewShell.ts';
import { ErrorBoundary } from '#src/app/errors/ErrorBoundary.tsx';
import { StepIndicator } from '#src/components/StepIndicator.tsx';
import { SHELL } from '#src/content/shell.ts';
import { useJourney, useSend } from '#src/journey/hooks.ts';
import classes from './StepBar.module.css';

const SavedLine = lazy(async () => ({ default: (await import('./saving/SavedLine.tsx')).SavedLine }));

type StepBarProps = Pick<ShellView, 'step' | 'canGoBack' | 'saving' | 'savedAt' | 'savedUntil' | 'today'>;

/** Which step of the journey this is, the way back, and since when everything is saved (R15.3). */
export function StepBar({ step, canGoBack, saving, savedAt, savedUntil, today }: StepBarProps) {
  const send = useSend();
  const done = useJourney(viewChapters);
  return (
    <section aria-label={SHELL.way} className={classes.bar}>
      {canGoBack && (
        <button
          type="button"
          data-back
          className={classes.back}
          onClick={() => send({ type: 'navigation.backRequested' })}
        >
          <IconArrowLeft size={20} aria-hidden="true" />
          <span>{SHELL.back}</span>
        </button>
      )}
      {step !== null && (
        <div className={classes.steps}>
          <StepIndicator step={step} done={done} />
        </div>
      )}
      {saving === 'saved' && savedAt !== null && savedUntil !== null && (
        <div className={classes.saved}>
          <ErrorBoundary fallback={null}>
            <Suspense>
              <SavedLine savedAt={savedAt} until={savedUntil} today={today} />
            </Suspense>
          </ErrorBoundary>
        </div>
      )}
    </section>
  );
}
