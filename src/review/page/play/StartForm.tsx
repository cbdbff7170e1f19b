import { useState } from 'react';
import { SIMULATION_TEXT } from '#src/review/page/words/simulation.ts';
import { REVIEWED } from '#src/review/journey/reviewed.ts';
import { Button } from '#src/review/page/parts/Button.tsx';
import classes from './SimulationPanel.module.css';

const STARTS = Object.entries(REVIEWED.starts);

type StartFormProps = {
  /** How the session that is open was begun; null when there is none. */
  readonly begun: string | null;
  readonly onStart: (start: string) => void;
};

/** How a session begins: a session that is open begins anew with what is chosen. */
export function StartForm({ begun, onStart }: StartFormProps) {
  const [draft, choose] = useState<string | null>(null);
  const chosen = draft ?? begun ?? STARTS[0]?.[0] ?? '';
  const start = () => {
    choose(null);
    onStart(chosen);
  };
  return (
    <div className={classes.form}>
      <label className={classes.label}>
        {SIMULATION_TEXT.start}
        <select className={classes.select} value={chosen} onChange={({ target }) => choose(target.value)}>
          {STARTS.map(([name, words]) => (
            <option key={name} value={name}>
              {words}
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
