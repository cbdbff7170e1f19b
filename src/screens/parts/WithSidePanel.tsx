import { type ReactNode, useId } from 'react';
import { Logo } from '#src/components/Logo.tsx';
import classes from './WithSidePanel.module.css';

type WithSidePanelProps = {
  readonly column?: 'form' | 'card';
  /** Whether a phone shows the panel too, below the screen. */
  readonly isEssential?: boolean;
  /** Null where none of it lies ahead. */
  readonly words: { readonly title: string; readonly points: readonly string[] } | null;
  readonly children: ReactNode;
};

/** A short screen. On a desk, what comes next or what is never done stands beside it. */
export function WithSidePanel({ column = 'form', isEssential = false, words, children }: WithSidePanelProps) {
  const titleId = useId();
  return (
    <div className={classes.page} data-column={column}>
      <div>{children}</div>
      {words !== null && (
        <section className={classes.panel} data-essential={isEssential || undefined} aria-labelledby={titleId}>
          <Logo />
          <p id={titleId} className={classes.title}>
            {words.title}
          </p>
          <ul className={classes.points}>
            {words.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
