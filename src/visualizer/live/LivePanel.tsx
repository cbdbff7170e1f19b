import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import type { Choice, SessionStep } from '#machines/graph/sessions/sessionStep.ts';
import { DEMONSTRATION, LIVE } from '#src/content/visualizer/live.ts';
import { ChoiceList } from '#src/visualizer/choices/ChoiceList.tsx';
import { StepLog } from '#src/visualizer/playback/StepLog.tsx';
import type { ProductCommand, ViewerContext } from '#src/visualizer/viewer/context.ts';
import { commandProblem, DemonstrationControls } from './DemonstrationControls.tsx';
import classes from './Live.module.css';
import { Memory } from './Memory.tsx';
import type { Openings } from './openings.ts';
import { ProductChoice } from './ProductChoice.tsx';
import { sessionTime } from './sessionTime.ts';
import { TimerList } from './TimerList.tsx';
import { WhereNow } from './WhereNow.tsx';

type LivePanelProps = {
  readonly model: ChartModel;
  readonly live: Pick<ViewerContext, 'products' | 'watchedTab' | 'answer'>;
  /** The step that is shown: the latest, or an earlier one of what was recorded. */
  readonly step: SessionStep | null;
  readonly recorded: readonly SessionStep[];
  /** The index of the step that is shown. */
  readonly cursor: number;
  readonly openings: Openings | null;
  readonly onCommand: (command: ProductCommand) => void;
  readonly onChoose: (tab: string) => void;
  /** A state or a rule is to be shown on the chart. */
  readonly onSelect: (id: string) => void;
  /** Another recorded step is to be shown. */
  readonly onMove: (to: number) => void;
};

/**
 * What happens in a running product, and what it can be told to do. The chart comes first: what the panel says of a
 * step is drawn once the chart shows it.
 */
export function LivePanel({ model, live, step, recorded, cursor, openings, ...handlers }: LivePanelProps) {
  return (
    <Parts
      model={model}
      products={live.products}
      watchedTab={live.watchedTab}
      answer={live.answer}
      step={useDeferredValue(step)}
      isLatest={cursor >= recorded.length - 1}
      recorded={useDeferredValue(recorded)}
      cursor={useDeferredValue(cursor)}
      openings={openings}
      {...useSteadyHandlers(handlers)}
    />
  );
}

type Handlers = Pick<LivePanelProps, 'onCommand' | 'onChoose' | 'onSelect' | 'onMove'>;
type PartsProps = Omit<LivePanelProps, 'live'> & LivePanelProps['live'] & { readonly isLatest: boolean };

const Parts = memo(function Parts(props: PartsProps) {
  const { model, products, watchedTab, answer, step, isLatest, recorded, cursor, openings } = props;
  const { onCommand, onChoose, onSelect, onMove } = props;
  const product = products.find(({ tab }) => tab === watchedTab) ?? null;
  const { choices, isPending } = useKnownChoices(step, isLatest);
  const problem = isPending ? LIVE.workedOut : isLatest ? commandProblem(product) : DEMONSTRATION.earlier;
  return (
    <section className={classes.panel} aria-label={LIVE.title}>
      <ProductChoice products={products} watchedTab={watchedTab} onChoose={onChoose} />
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
          <WhereNow model={model} step={step} onSelect={onSelect} />
          <TimerList model={model} timers={step.timers} time={sessionTime(isLatest ? product : null, step)} />
          <div className={classes.part}>
            <ChoiceList
              choices={choices}
              model={model}
              problem={problem}
              onChoose={({ event }) => onCommand({ kind: 'send', event })}
            />
          </div>
        </>
      )}
      <DemonstrationControls model={model} product={product} openings={openings} onCommand={onCommand} />
      {step !== null && (
        <>
          <Memory data={step.data} />
          {recorded.length > 0 && (
            <div className={classes.part}>
              <StepLog steps={recorded} cursor={cursor} onMove={onMove} isOpen={false} />
            </div>
          )}
        </>
      )}
    </section>
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
      onCommand: (command) => latest.current.onCommand(command),
      onChoose: (tab) => latest.current.onChoose(tab),
      onSelect: (id) => latest.current.onSelect(id),
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
