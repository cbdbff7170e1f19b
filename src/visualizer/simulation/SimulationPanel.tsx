import type { EventObject } from 'xstate';
import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import type { Choice, Moment } from '#machines/graph/moments/moment.ts';
import type { SimulationOptions } from '#machines/graph/moments/simulation.ts';
import { timePassed } from '#machines/graph/moments/timePassed.ts';
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
  /** The moment that is shown: what happens next goes on from there. */
  readonly moment: Moment | null;
  readonly isWorking: boolean;
  readonly onStart: (options: SimulationOptions) => void;
  readonly onAct: (event: EventObject) => void;
};

/** The journey without the product: the reviewer decides what the creator, the outside world and the clock do. */
export function SimulationPanel({ model, options, moment, isWorking, onStart, onAct }: SimulationPanelProps) {
  const act = (choice: Choice) => {
    const ms = moment === null ? null : msUntilDue(choice, moment);
    onAct(ms === null ? choice.event : timePassed(ms));
  };
  return (
    <section className={classes.panel} aria-label={SIMULATION_TEXT.title} aria-busy={isWorking}>
      <h2 className={classes.title}>{SIMULATION_TEXT.title}</h2>
      {options === null ? <p className={classes.quiet}>{SIMULATION_TEXT.intro}</p> : null}
      <StartForm options={options} onStart={onStart} />
      {isWorking ? <p className={classes.quiet}>{SIMULATION_TEXT.working}</p> : null}
      {options === null || moment === null ? null : (
        <>
          <ClockControls moment={moment} onWait={(ms) => onAct(timePassed(ms))} />
          <ChoiceList choices={moment.choices} model={model} problem={null} onChoose={act} />
        </>
      )}
    </section>
  );
}
