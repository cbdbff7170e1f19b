import { useState } from 'react';
import type { StartName } from '#machines/graph/paths/starts.ts';
import { SIMULATION_TEXT, START_WORDS } from '#src/content/visualizer/simulation.ts';
import { Button } from '#src/visualizer/parts/Button.tsx';
import classes from './SimulationPanel.module.css';

const STARTS = Object.keys(START_WORDS) as readonly StartName[];

type StartFormProps = {
  /** How the session that is open was begun; null when there is none. */
  readonly begun: StartName | null;
  readonly onStart: (start: StartName) => void;
};

/** How a session begins: a session that is open begins anew with what is chosen. */
export function StartForm({ begun, onStart }: StartFormProps) {
  const [draft, choose] = useState<StartName | null>(null);
  const chosen = draft ?? begun ?? 'guest';
  const start = () => {
    choose(null);
    onStart(chosen);
  };
  return (
    <div className={classes.form}>
      <label className={classes.label}>
        {SIMULATION_TEXT.start}
        <select
          className={classes.select}
          value={chosen}
          onChange={({ target }) => choose(STARTS.find((name) => name === target.value) ?? null)}
        >
          {STARTS.map((name) => (
            <option key={name} value={name}>
              {START_WORDS[name]}
            </option>
          ))}
        </select>
      </label>
      <Button variant={begun === null ? 'primary' : 'plain'} onClick={start}>
        {begun === null ? SIMULATION_TEXT.begin : SIMULATION_TEXT.again}
      </Button>
    </div>
  );
}
