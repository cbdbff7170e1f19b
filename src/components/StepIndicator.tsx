import { VisuallyHidden } from '@mantine/core';
import type { CSSProperties } from 'react';
import { COMPONENT_WORDS } from '#src/content/components.ts';
import { SHELL } from '#src/content/shell.ts';
import classes from './StepIndicator.module.css';

type StepIndicatorProps = {
  readonly step: number;
  readonly total: number;
  readonly chapters: readonly string[];
  /** One of the chapters. */
  readonly currentChapter: string;
};

/** Where a person is: the step in words first, a bar second, and the chapters of the way. */
export function StepIndicator({ step, total, chapters, currentChapter }: StepIndicatorProps) {
  const current = chapters.indexOf(currentChapter);
  return (
    <div className={classes.root}>
      <p className={classes.step}>{SHELL.stepOf(step, total)}</p>
      <div className={classes.track} aria-hidden="true">
        <div className={classes.filled} style={{ '--share': step / total } as CSSProperties} />
      </div>
      <ol className={classes.chapters} aria-label={SHELL.steps}>
        {chapters.map((chapter, index) => (
          <li
            key={chapter}
            className={classes.chapter}
            aria-current={index === current ? 'step' : undefined}
            data-done={index < current || undefined}
          >
            <span>{chapter}</span>
            {index < current && <VisuallyHidden>{` ${COMPONENT_WORDS.chapterDone}`}</VisuallyHidden>}
          </li>
        ))}
      </ol>
    </div>
  );
}
