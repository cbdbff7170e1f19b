import { useId } from 'react';
import type { EligibilityQuestion } from '#machines/domain/choices.ts';
import { ELIGIBILITY } from '#src/content/landingEligibility.ts';
import { useSend } from '#src/journey/hooks.ts';
import classes from './Qualification.module.css';
import { Segments } from './Segments.tsx';

const SEGMENTS = [
  { value: true, label: ELIGIBILITY.yes },
  { value: false, label: ELIGIBILITY.no },
] as const;

type CriterionProps = { readonly question: EligibilityQuestion; readonly answer: boolean | null };

/** One criterion as a question to answer with yes or no (R3.11). */
export function Criterion({ question, answer }: CriterionProps) {
  const send = useSend();
  const questionId = useId();
  return (
    <>
      <p id={questionId} className={classes.question}>
        {ELIGIBILITY.criteria[question].question}
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
