import { IconArrowLeft } from '@tabler/icons-react';
import { viewChapters } from '#machines/journey/views/viewResume.ts';
import type { ShellView } from '#machines/journey/views/viewShell.ts';
import { Glyph } from '#src/components/Glyph.tsx';
import icon from '#src/components/IconButton.module.css';
import { Row } from '#src/components/layout/Row.tsx';
import { StepIndicator } from '#src/components/StepIndicator.tsx';
import { savedSentence } from '#src/content/saving.ts';
import { SHELL } from '#src/content/shell.ts';
import { useJourney, useSend } from '#src/journey/hooks.ts';
import shellClasses from './Shell.module.css';
import classes from './StepBar.module.css';

export function StepBar({ step, canGoBack, saving, saved, today }: ShellView) {
  const send = useSend();
  const done = useJourney(viewChapters);
  const hasSaved = saving === 'saved' && saved !== null;
  if (!canGoBack && step === null && !hasSaved) return null;
  return (
    <section aria-label={SHELL.stepBar} className={`${shellClasses.column} ${classes.bar}`} data-screen-only>
      {canGoBack && (
        <Row
          as="button"
          type="button"
          gap={2}
          isOneLine
          data-back
          className={`${icon.button} ${classes.back}`}
          onClick={() => send({ type: 'navigation.backRequested' })}
        >
          <IconArrowLeft size={20} aria-hidden="true" />
          <span>{SHELL.back}</span>
        </Row>
      )}
      {step !== null && (
        <div className={classes.steps}>
          <StepIndicator step={step} done={done} />
        </div>
      )}
      {/* Not a live region, because the time changes while the creator types. */}
      {hasSaved && (
        <Row as="p" gap={1} isOneLine className={classes.saved}>
          <Glyph name="check" size={16} />
          <span>{savedSentence(saved, today)}</span>
        </Row>
      )}
    </section>
  );
}
