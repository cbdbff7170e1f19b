import { useId, useState } from 'react';
import type { SimulationOptions } from '#machines/graph/sessions/simulation.ts';
import type { StartName } from '#machines/graph/paths/starts.ts';
import { SIMULATION_TEXT, START_WORDS } from '#src/content/visualizer/simulation.ts';
import { Button } from '#src/visualizer/parts/Button.tsx';
import classes from './SimulationPanel.module.css';

const STARTS = Object.keys(START_WORDS) as readonly StartName[];
const FIRST: SimulationOptions = { start: 'guest', requireContractScroll: false };

type StartFormProps = {
  /** How the session that is open was begun; null when there is none. */
  readonly options: SimulationOptions | null;
  readonly onStart: (options: SimulationOptions) => void;
};

/** How a session begins, and with which policy: a session that is open begins anew with what is chosen. */
export function StartForm({ options, onStart }: StartFormProps) {
  const id = useId();
  const [draft, choose] = useState<SimulationOptions | null>(null);
  const chosen = draft ?? options ?? FIRST;
  const start = () => {
    choose(null);
    onStart(chosen);
  };
  return (
    <div className={classes.form}>
      <label className={classes.label} htmlFor={`${id}-start`}>
        {SIMULATION_TEXT.start}
      </label>
      <select
        className={classes.select}
        id={`${id}-start`}
        value={chosen.start}
        onChange={({ target }) => choose({ ...chosen, start: startOf(target.value) })}
      >
        {STARTS.map((name) => (
          <option key={name} value={name}>
            {START_WORDS[name]}
          </option>
        ))}
      </select>
      <label className={classes.policy}>
        <input
          type="checkbox"
          checked={chosen.requireContractScroll || chosen.start === 'strictContract'}
          disabled={chosen.start === 'strictContract'}
          onChange={({ target }) => choose({ ...chosen, requireContractScroll: target.checked })}
        />
        <span>{SIMULATION_TEXT.policy}</span>
      </label>
      <Button variant={options === null ? 'primary' : 'plain'} onClick={start}>
        {options === null ? SIMULATION_TEXT.begin : SIMULATION_TEXT.again}
      </Button>
    </div>
  );
}

function startOf(value: string): StartName {
  return STARTS.find((start) => start === value) ?? FIRST.start;
}
