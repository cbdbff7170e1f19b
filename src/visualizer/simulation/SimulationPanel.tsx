import type { EventObject } from 'xstate';
import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import type { Choice, SessionStep } from '#machines/graph/sessions/sessionStep.ts';
import type { SimulationOptions } from '#machines/graph/sessions/simulation.ts';
import { timePassed } from '#machines/graph/sessions/timePassed.ts';
import { SIMULATION_TEXT } from '#src/content/visualizer/simulation.ts';
import { msUntilDue } from '#src/visualizer/choices/choiceGroups.ts';
import { ChoiceList } from '#src/visualizer/choices/ChoiceList.tsx';
import { ClockControls } from './ClockControls.tsx';
import classes from './SimulationPanel.module.css';
import { StartForm } from './StartForm.tsx';

type SimulationPanelProps = {
  readonly model: ChartModel;
  /** How the session that is open was begun; null when no simulated session is open. */
  readonly options: SimulationOptions | null;
  /** The step that is shown: what happens next goes on from there. */
  readonly step: SessionStep | null;
  readonly isWorking: boolean;
  readonly onStart: (options: SimulationOptions) => void;
  readonly onAct: (event: EventObject) => void;
};

/** The journey without the product: the reviewer decides what the creator, the services and the clock do. */
export function SimulationPanel({ model, options, step, isWorking, onStart, onAct }: SimulationPanelProps) {
  const act = (choice: Choice) => {
    const ms = step === null ? null : msUntilDue(choice, step);
    onAct(ms === null ? choice.event : timePassed(ms));
  };
  return (
    <section className={classes.panel} aria-label={SIMULATION_TEXT.title} aria-busy={isWorking}>
      <h2 className={classes.title}>{SIMULATION_TEXT.title}</h2>
      {options === null ? <p className={classes.quiet}>{SIMULATION_TEXT.intro}</p> : null}
      <StartForm options={options} onStart={onStart} />
      {isWorking ? <p className={classes.quiet}>{SIMULATION_TEXT.working}</p> : null}
      {options === null || step === null ? null : (
        <>
          <ClockControls step={step} onWait={(ms) => onAct(timePassed(ms))} />
          <ChoiceList choices={step.choices} model={model} problem={null} onChoose={act} />
        </>
      )}
    </section>
  );
}
