import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import type { Choice, SessionStep } from '#machines/graph/sessions/sessionStep.ts';
import { DEMONSTRATION, LIVE } from '#src/content/visualizer/live.ts';
import { SIMULATION_TEXT } from '#src/content/visualizer/simulation.ts';
import { ChoiceList } from '#src/visualizer/choices/ChoiceList.tsx';
import { StepDetails } from '#src/visualizer/playback/StepDetails.tsx';
import { StepLog } from '#src/visualizer/playback/StepLog.tsx';
import { ClockControls } from '#src/visualizer/simulation/ClockControls.tsx';
import type { ProductCommand, ViewerContext } from '#src/visualizer/viewer/context.ts';
import { DemonstrationControls } from './DemonstrationControls.tsx';
import classes from './Live.module.css';
import { sessionTime } from './sessionTime.ts';
import { TimerList } from './TimerList.tsx';

type PlaySessionProps = {
  readonly model: ChartModel;
  readonly product: ViewerContext['product'];
  readonly answer: ViewerContext['answer'];
  /** Whether the chart is played by itself: what is chosen happens on it, and not in a product. */
  readonly isOnChart: boolean;
  readonly isWorking: boolean;
  /** The steps of the session, or the latest of the product alone. */
  readonly steps: readonly SessionStep[];
  /** The index of the step that is shown: the latest, or an earlier one. */
  readonly cursor: number;
  readonly onTake: (choice: Choice) => void;
  readonly onWait: (ms: number) => void;
  readonly onCommand: (command: ProductCommand) => void;
  /** Another recorded step is to be shown. */
  readonly onMove: (to: number) => void;
};

/**
 * What happens on the chart, alone or in a running product, and what can be done next. The chart comes first: what the
 * panel says of a step is drawn once the chart shows it.
 */
export function PlaySession(props: PlaySessionProps) {
  const { model, product, answer, isOnChart, isWorking, steps, cursor, ...handlers } = props;
  return (
    <Parts
      model={model}
      product={product}
      answer={answer}
      isOnChart={isOnChart}
      isWorking={isWorking}
      steps={useDeferredValue(steps)}
      cursor={useDeferredValue(cursor)}
      {...useSteadyHandlers(handlers)}
    />
  );
}

type Handlers = Pick<PlaySessionProps, 'onTake' | 'onWait' | 'onCommand' | 'onMove'>;

const Parts = memo(function Parts(props: PlaySessionProps) {
  const { model, product, answer, isOnChart, isWorking, steps, cursor } = props;
  const { onTake, onWait, onCommand, onMove } = props;
  const step = steps[cursor] ?? null;
  const isLatest = cursor >= steps.length - 1;
  const { choices, isPending } = useKnownChoices(step, isLatest);
  const liveProblem = isPending
    ? LIVE.workedOut
    : !isLatest
      ? DEMONSTRATION.earlier
      : product === null
        ? LIVE.waiting
        : null;
  const chartProblem = isWorking ? SIMULATION_TEXT.working : null;
  return (
    <div className={classes.panel} aria-busy={isWorking}>
      {(product !== null || !isOnChart) && (
        <p className={classes.quiet}>{product === null ? LIVE.waiting : LIVE.framed(product.path)}</p>
      )}
      {product !== null && product.modelHash !== model.hash && (
        <div className={classes.banner} role="alert">
          <strong>{LIVE.otherVersion.title}</strong>
          <p>{LIVE.otherVersion.text}</p>
        </div>
      )}
      <p className={classes.answer} role="status">
        {answerText(answer)}
      </p>
      {step !== null && (
        <>
          <ChoiceList
            step={{ choices, active: step.active }}
            model={model}
            problem={isOnChart ? chartProblem : liveProblem}
            onChoose={onTake}
          />
          {isOnChart ? (
            <ClockControls step={step} onWait={onWait} />
          ) : (
            <TimerList model={model} timers={step.timers} time={sessionTime(isLatest ? product : null, step)} />
          )}
          <StepDetails steps={steps} cursor={cursor} model={model} />
          <StepLog steps={steps} cursor={cursor} onMove={onMove} isOpen={isOnChart} />
        </>
      )}
      {!isOnChart && <DemonstrationControls model={model} product={product} onCommand={onCommand} />}
    </div>
  );
});

/** The same functions at every render, which call those of the latest one. */
function useSteadyHandlers(handlers: Handlers): Handlers {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  return useMemo(
    () => ({
      onTake: (choice) => latest.current.onTake(choice),
      onWait: (ms) => latest.current.onWait(ms),
      onCommand: (command) => latest.current.onCommand(command),
      onMove: (to) => latest.current.onMove(to),
    }),
    [],
  );
}

/** The choices of a step arrive a little later; until then those of the step before stay, and cannot be pressed. */
function useKnownChoices(step: SessionStep | null, isLatest: boolean) {
  const current = step?.choices ?? NONE;
  const [known, setKnown] = useState(current);
  if (current.length > 0 && current !== known) setKnown(current);
  const isPending = current.length === 0 && isLatest;
  return { choices: isPending ? known : current, isPending };
}

const NONE: readonly Choice[] = [];

function answerText(answer: ViewerContext['answer']): string {
  if (answer === null) return '';
  if (answer.refusal !== null) return DEMONSTRATION.refusals[answer.refusal];
  return answer.command.kind === 'open' ? DEMONSTRATION.opened : DEMONSTRATION.done;
}
