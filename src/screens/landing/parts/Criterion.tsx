import { useId } from 'react';
import { ELIGIBILITY } from '#src/content/landingEligibility.ts';
import { useSend } from '#src/journey/hooks.ts';
import classes from './Criterion.module.css';
import { Segments } from './Segments.tsx';
import type { EligibilityQuestion } from '#machines/domain/choices.ts';

const SEGMENTS = [
  { value: true, label: ELIGIBILITY.yes },
  { value: false, label: ELIGIBILITY.no },
] as const;

type CriterionProps = { readonly question: EligibilityQuestion; readonly answer: boolean | null };

/** One criterion as a figure, and as a question to answer with yes or no (R3.11). */
export function Criterion({ question, answer }: CriterionProps) {
  const send = useSend();
  const questionId = useId();
  const words = ELIGIBILITY.criteria[question];
  return (
    <>
      <p aria-hidden className={classes.figure}>
        <span>{words.figure}</span>
        <span className={classes.unit}>{words.unit}</span>
      </p>
      <p id={questionId} className={classes.question}>
        {words.question}
      </p>
      <fieldset className={classes.answers} role="radiogroup" aria-labelledby={questionId}>
        <Segments
          segments={SEGMENTS}
          value={answer}
          onChoose={(isMet) => send({ type: 'eligibility.answered', question, isMet })}
        />
      </fieldset>
    </>
  );
}
