import { PATHS_TEXT as TEXT } from '#src/content/visualizer/playback.ts';
import classes from './PathsList.module.css';

/** What must hold on a way: how much, and on demand what. */
export function Conditions({ conditions }: { readonly conditions: readonly string[] }) {
  if (conditions.length === 0) return TEXT.noConditions;
  return (
    <details className={classes.conditions}>
      <summary>{TEXT.conditions(conditions.length)}</summary>
      <ul>
        {conditions.map((condition) => (
          <li key={condition}>{condition}</li>
        ))}
      </ul>
    </details>
  );
}
