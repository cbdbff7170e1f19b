import { type MouseEvent, useId } from 'react';
import { Glyph } from './Glyph.tsx';
import classes from './MissingSummary.module.css';

/** One thing that is missing: where it is asked for, and what to do there. */
export type MissingItem<Field extends string> = {
  readonly field: Field;
  readonly label: string;
  readonly href: string;
};

type MissingSummaryProps<Field extends string> = {
  readonly heading: string;
  readonly intro: string;
  readonly items: readonly MissingItem<Field>[];
  /** A plain click asks for the field; a new tab or a copied address is the browser's. */
  readonly onAsk: (field: Field) => void;
};

/** The list of what is missing, each with a link to its field; it blocks nothing (R9.9, R9.10). */
export function MissingSummary<Field extends string>({ heading, intro, items, onAsk }: MissingSummaryProps<Field>) {
  const headingId = useId();
  const ask = (event: MouseEvent, field: Field) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onAsk(field);
  };
  return (
    <section className={classes.summary} aria-labelledby={headingId}>
      <Glyph name="warning" className={classes.glyph} />
      <div>
        <h2 id={headingId} className={classes.heading} tabIndex={-1}>
          {heading}
        </h2>
        <p className={classes.intro}>{intro}</p>
        <ul className={classes.items}>
          {items.map(({ field, label, href }) => (
            <li key={field} className={classes.item}>
              <a className={classes.link} href={href} onClick={(event) => ask(event, field)}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
