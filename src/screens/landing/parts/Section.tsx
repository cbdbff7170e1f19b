import { type ReactNode, useId } from 'react';
import type { LandingAnchor } from '#machines/journey/routes.ts';
import classes from './Section.module.css';

type SectionProps = {
  readonly id?: LandingAnchor;
  readonly title: string;
  readonly intro?: string;
  /** On a desk the heading stands beside the content. */
  readonly isSplit?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A part of the page under its heading, which an address may point at. What has `data-rise` rises into sight (R3.6, R3.15). */
export function Section({ id, title, intro, isSplit = false, className = '', children }: SectionProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={`${classes.section} ${className}`}
      data-split={isSplit || undefined}
    >
      <div data-rise>
        <h2 id={titleId} className={classes.title} tabIndex={-1}>
          {title}
        </h2>
        {intro !== undefined && <p className={classes.intro}>{intro}</p>}
      </div>
      {children}
    </section>
  );
}
