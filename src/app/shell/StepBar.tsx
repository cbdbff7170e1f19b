import { IconArrowLeft } from '@tabler/icons-react';
import { viewChapters } from '#machines/journey/views/viewResume.ts';
import type { ShellView } from '#machines/journey/views/viewShell.ts';
import { Glyph } from '#src/components/Glyph.tsx';
import { StepIndicator } from '#src/components/StepIndicator.tsx';
import { savedSentence } from '#src/content/saving.ts';
import { SHELL } from '#src/content/shell.ts';
import { useJourney, useSend } from '#src/journey/hooks.ts';
import classes from './StepBar.module.css';

/** The steps of the journey, Back, and when it was last saved (R15.3). */
export function StepBar({ step, canGoBack, saving, saved, today }: ShellView) {
  const send = useSend();
  const done = useJourney(viewChapters);
  return (
    <section aria-label={SHELL.stepBar} className={classes.bar}>
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
      {/* Not a live region: it changes with every key. */}
      {saving === 'saved' && saved !== null && (
        <div className={classes.saved}>
          <p className={classes.savedLine}>
            <Glyph name="check" className={classes.check} />
            <span>{savedSentence(saved, today)}</span>
          </p>
        </div>
      )}
    </section>
  );
}
