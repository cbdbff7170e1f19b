import { type MouseEvent, useId } from 'react';
import { BUSINESS_MISSING } from '#src/content/entityDetailsMissing.ts';
import { Glyph } from './Glyph.tsx';
import message from './Message.module.css';
import classes from './MissingSummary.module.css';

type MissingSummaryProps<Field extends string> = {
  /** Each thing that is missing: where it is asked for, and what to do there. */
  readonly items: readonly { readonly field: Field; readonly label: string; readonly href: string }[];
  /** A plain click asks for the field; a new tab or a copied address is the browser's. */
  readonly onAsk: (field: Field) => void;
};

/** The list of what is missing, each with a link to its field; it blocks nothing (R9.9, R9.10). */
export function MissingSummary<Field extends string>({ items, onAsk }: MissingSummaryProps<Field>) {
  const headingId = useId();
  const ask = (event: MouseEvent, field: Field) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onAsk(field);
  };
  return (
    <section className={message.notice} data-kind="warning" aria-labelledby={headingId}>
      <Glyph name="warning" className={message.glyph} />
      <div>
        <h2 id={headingId} className={classes.heading} tabIndex={-1}>
          {BUSINESS_MISSING.heading}
        </h2>
        <p className={classes.intro}>{BUSINESS_MISSING.notice}</p>
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
