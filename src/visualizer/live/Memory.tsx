import { useState } from 'react';
import { HIDDEN_TEXT, LIVE } from '#src/content/visualizer/live.ts';
import classes from './Live.module.css';

/** What the journey remembers, as far as the product lets it be seen. */
export function Memory({ data }: { readonly data: Readonly<Record<string, string>> }) {
  const [showsEmpty, setShowsEmpty] = useState(false);
  const entries = Object.entries(data).filter(([, text]) => showsEmpty || text !== HIDDEN_TEXT.empty);
  return (
    <details className={classes.part}>
      <summary className={classes.heading}>{LIVE.memory}</summary>
      <p className={classes.quiet}>{LIVE.memoryHint}</p>
      <label className={classes.tick}>
        <input type="checkbox" checked={showsEmpty} onChange={() => setShowsEmpty(!showsEmpty)} />
        {LIVE.showEmpty}
      </label>
      <dl className={classes.memory}>
        {entries.map(([name, text]) => (
          <div key={name} className={classes.entry}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
