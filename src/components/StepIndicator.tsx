import { type Chapter, CHAPTER_OF_STEP, CHAPTERS } from '#machines/domain/choices.ts';
import { COMPONENT_WORDS } from '#src/content/components.ts';
import { CHAPTER_WORDS } from '#src/content/screens.ts';
import { SHELL } from '#src/content/shell.ts';
import { Glyph } from './Glyph.tsx';
import { Row } from './layout/Row.tsx';
import { VisuallyHidden } from './layout/VisuallyHidden.tsx';
import classes from './StepIndicator.module.css';

const STEPS = CHAPTER_OF_STEP.map((chapter, index) => ({ chapter, number: index + 1 }));

/** Shows the current step and the chapters; only finished chapters count as done (R16.3). */
export function StepIndicator({ step, done }: { step: number; done: Readonly<Record<Chapter, boolean>> }) {
  const current = CHAPTER_OF_STEP[step - 1];
  const isDone = (chapter: Chapter) => done[chapter] && (chapter !== current || done.sign);
  return (
    <div className={classes.root}>
      <p className={classes.step}>{SHELL.stepOf(step)}</p>
      <div className={classes.track} aria-hidden="true">
        {STEPS.map(({ chapter, number }) => {
          const isPartDone = isDone(chapter) || (done[chapter] && number < step);
          return (
            <span
              key={number}
              className={classes.part}
              data-framed
              data-filled={isPartDone || number < step || undefined}
              data-current={(number === step && !(done.sign && chapter === 'sign')) || undefined}
              data-behind={number < step || undefined}
              data-done={isPartDone || undefined}
            />
          );
        })}
      </div>
      <ol className={classes.chapters} aria-label={SHELL.steps}>
        {CHAPTERS.map((chapter) => (
          <Row
            as="li"
            key={chapter}
            gap={1}
            isOneLine
            style={{ gridColumnEnd: `span ${STEPS.filter((each) => each.chapter === chapter).length}` }}
            className={classes.chapter}
            aria-current={chapter === current ? 'step' : undefined}
            data-done={isDone(chapter) || undefined}
          >
            {isDone(chapter) && <Glyph name="check" size={16} />}
            <span>{CHAPTER_WORDS[chapter].name}</span>
            {isDone(chapter) && <VisuallyHidden>{` ${COMPONENT_WORDS.chapterDone}`}</VisuallyHidden>}
          </Row>
        ))}
      </ol>
    </div>
  );
}
