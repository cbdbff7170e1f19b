import { DETAILS } from '#src/content/visualizer/outline.ts';
import classes from './ItemDetails.module.css';

/** What an item is called in the program. Empty names are left out. */
export function CodeNames({ names }: { readonly names: readonly (readonly [name: string, value: string])[] }) {
  return (
    <details className={classes.code}>
      <summary>{DETAILS.code}</summary>
      <dl className={classes.facts}>
        {names
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <code>{value}</code>
              </dd>
            </div>
          ))}
      </dl>
    </details>
  );
}
