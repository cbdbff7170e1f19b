import { IconArrowLeft } from '@tabler/icons-react';
import { JOURNEY_STEPS } from '#machines/constants.ts';
import { StepIndicator } from '#src/components/StepIndicator.tsx';
import { FRAME } from '#src/content/frame.ts';
import { CHAPTER_OF_STEP, CHAPTERS } from '#src/content/screens.ts';
import { useSend } from '#src/journey/hooks.ts';
import classes from './WayBar.module.css';

type WayBarProps = { readonly step: number | null; readonly canGoBack: boolean };

/** Where the creator is on the way, and the way back. */
export function WayBar({ step, canGoBack }: WayBarProps) {
  const send = useSend();
  const chapter = step === null ? undefined : CHAPTER_OF_STEP[step - 1];
  return (
    <div className={classes.bar}>
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
    </div>
  );
}
