import { type ReactNode, useEffect, useRef } from 'react';
import { JOURNEY_STEPS } from '#machines/constants.ts';
import { BarsPicture } from '#src/components/BarsPicture.tsx';
import { documentTitle } from '#src/content/screens.ts';
import classes from './ProblemPage.module.css';

type ProblemPageProps = {
  readonly title: string;
  readonly sentences: readonly string[];
  readonly action: { readonly label: string; readonly onPress: () => void };
  /** The other ways on, as links. */
  readonly children: ReactNode;
};

/** What stands in for a screen that cannot be shown: what happened, what to do, and more than one way on (R1.6). */
export function ProblemPage({ title, sentences, action, children }: ProblemPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = documentTitle(title, null, JOURNEY_STEPS);
    heading.current?.focus();
  }, [title]);
  return (
    <section className={classes.page}>
      <BarsPicture kind="fallen" />
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        {title}
      </h1>
      <div aria-live="polite">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <div className={classes.ways}>
        <button type="button" className={classes.action} onClick={action.onPress}>
          {action.label}
        </button>
        {children}
      </div>
    </section>
  );
}
