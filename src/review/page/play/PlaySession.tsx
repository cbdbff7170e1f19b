import { memo, useDeferredValue, useMemo, useState } from 'react';
import { type Choice, type SessionStep, timePassed } from '#src/review/engine/session/sessionStep.ts';
import { Stack } from '#src/components/layout/Stack.tsx';
import { STORY_TEXT } from '#src/review/page/words/stories.ts';
import { DEMONSTRATION, LIVE } from '#src/review/page/words/live.ts';
import { SIMULATION_TEXT } from '#src/review/page/words/simulation.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { StepDetails } from './StepDetails.tsx';
import { StepLog } from './StepLog.tsx';
import { shownStep } from '#src/review/page/viewer/shownStep.ts';
import { useTakeChoice } from '#src/review/page/viewer/useTakeChoice.ts';
import { ClockControls } from './ClockControls.tsx';
import type { ViewerContext } from '#src/review/page/viewer/context.ts';
import { useDrawnModel, useSend, useViewer } from '#src/review/page/viewer/hooks.tsx';
import { SaveForm } from './SaveForm.tsx';
import textClasses from '#src/review/page/parts/text.module.css';
import classes from './Live.module.css';

/** Shows the current step and what can be done next. Rendering is deferred, so the chart updates first. */
export function PlaySession() {
  const recorded = useViewer(({ context }) => context.recording?.steps);
  const step = useViewer(shownStep);
  const cursor = useViewer(({ context }) => context.cursor);
  const steps = useMemo(() => recorded ?? (step === null ? [] : [step]), [recorded, step]);
  return <Steps steps={useDeferredValue(steps)} cursor={useDeferredValue(cursor)} />;
}

type StepsProps = { readonly steps: readonly SessionStep[]; readonly cursor: number };

const Steps = memo(function Steps({ steps, cursor }: StepsProps) {
  const send = useSend();
  const { take } = useTakeChoice();
  const model = useDrawnModel();
  const path = useViewer(({ context }) => context.product?.path ?? null);
  const answer = useViewer(({ context }) => context.answer);
  const recording = useViewer(({ context }) => context.recording);
  const originalStory = recording?.name === null ? (recording.originalStory ?? null) : null;
  const isProductOpen = useViewer(({ value }) => value.product !== 'closed');
  const isApart = useViewer((snapshot) => snapshot.matches({ product: { open: { watched: 'apart' } } }));
  const isWorking = useViewer((snapshot) => snapshot.hasTag('busy') && snapshot.value.session !== 'none');
  const step = steps[cursor] ?? null;
  const { choices, isPending } = useKnownChoices(step, isProductOpen);
  const problem = problemOf({ isWorking, isPending, isApart, isWaiting: path === null && recording === null });
  return (
    <Stack gap={4} className={textClasses.small} aria-busy={isWorking}>
      {isProductOpen && <p className={textClasses.note}>{path === null ? LIVE.waiting : LIVE.framed(path)}</p>}
      <p className={`${textClasses.note} ${classes.answer}`} role="status">
        {[answerText(answer), originalStory === null ? '' : STORY_TEXT.left(originalStory)].filter(Boolean).join(' ')}
      </p>
      {step !== null && (
        <>
          <ChoiceList step={{ choices, active: step.active }} model={model} problem={problem} onChoose={take} />
          {recording !== null && !isProductOpen && (
            <ClockControls step={step} onWait={(ms) => send({ type: 'simulation.acted', event: timePassed(ms) })} />
          )}
          <StepDetails steps={steps} cursor={cursor} model={model} />
          <StepLog steps={steps} cursor={cursor} onMove={(to) => send({ type: 'cursor.moved', to })} />
        </>
      )}
      {recording !== null && steps.length > 1 && (
        <details>
          <summary>{STORY_TEXT.save.title}</summary>
          <SaveForm recording={recording} />
        </details>
      )}
    </Stack>
  );
});

type Blockers = Readonly<Record<'isWorking' | 'isPending' | 'isApart' | 'isWaiting', boolean>>;

function problemOf({ isWorking, isPending, isApart, isWaiting }: Blockers): string | null {
  if (isWorking) return SIMULATION_TEXT.working;
  if (isApart) return DEMONSTRATION.apart;
  if (isPending) return LIVE.pending;
  return isWaiting ? LIVE.waiting : null;
}

/** The product publishes a step before its choices. Until they arrive, the previous ones stay visible but disabled. */
function useKnownChoices(step: SessionStep | null, isAwaited: boolean) {
  const current = step?.choices ?? NONE;
  const [known, setKnown] = useState(current);
  if (current.length > 0 && current !== known) setKnown(current);
  const isPending = current.length === 0 && isAwaited;
  return { choices: isPending ? known : current, isPending };
}

const NONE: readonly Choice[] = [];

function answerText(answer: ViewerContext['answer']): string {
  if (answer === null) return '';
  if (answer.refusal !== null) return DEMONSTRATION.refusals[answer.refusal];
  return answer.command.kind === 'open' ? DEMONSTRATION.opened : DEMONSTRATION.done;
}
