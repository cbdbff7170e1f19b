import { COMPONENT_WORDS } from '#src/content/components.ts';
import { SHELL } from '#src/content/shell.ts';
import { Glyph } from './Glyph.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import classes from './StepIndicator.module.css';

type StepIndicatorProps = {
  readonly step: number;
  readonly total: number;
  readonly chapters: readonly {
    readonly name: string;
    /** The numbered steps that belong to it. */
    readonly steps: readonly number[];
    readonly isDone: boolean;
    readonly isCurrent: boolean;
  }[];
};

/** Where a person is, in words first, and the chapters of the way: only what is done counts as done (R16.3). */
export function StepIndicator({ step, total, chapters }: StepIndicatorProps) {
  return (
    <div className={classes.root}>
      <p className={classes.step}>{SHELL.stepOf(step, total)}</p>
      <div className={classes.track} aria-hidden="true">
        {chapters.flatMap(({ steps, isDone }) =>
          steps.map((each) => (
            <span
              key={each}
              className={classes.part}
              data-current={each === step || undefined}
              data-done={isDone || undefined}
            />
          )),
        )}
      </div>
      <ol className={classes.chapters} aria-label={SHELL.steps}>
        {chapters.map(({ name, steps, isDone, isCurrent }) => (
          <li
            key={name}
            style={{ gridColumnEnd: `span ${steps.length}` }}
            className={classes.chapter}
            aria-current={isCurrent ? 'step' : undefined}
            data-done={isDone || undefined}
          >
            {isDone && <Glyph name="check" className={classes.check} />}
            <span>{name}</span>
            {isDone && <VisuallyHidden>{` ${COMPONENT_WORDS.chapterDone}`}</VisuallyHidden>}
          </li>
        ))}
      </ol>
    </div>
  );
}
