import { type EligibilityAnswers } from '#machines/domain/eligibility.ts';
import classes from './VerdictPicture.module.css';
import { ELIGIBILITY_QUESTIONS } from '#machines/domain/choices.ts';

const BASE_Y = 96;
const PITCH = 28;
const BAR = { uploads: 40, history: 60, revenue: 80 } as const;

/** A bar for each yes and, for three of them, the advance. The words beside it say the same. */
export function VerdictPicture({ answers }: { readonly answers: EligibilityAnswers }) {
  const hasAll = ELIGIBILITY_QUESTIONS.every((question) => answers[question]);
  return (
    <svg className={classes.picture} viewBox="-1 0 162 97" aria-hidden focusable="false">
      {ELIGIBILITY_QUESTIONS.map((question, place) => (
        <rect
          key={question}
          className={answers[question] ? classes.met : classes.open}
          x={place * PITCH}
          y={BASE_Y - BAR[question]}
          width={18}
          height={BAR[question]}
          rx={5}
        />
      ))}
      <rect className={hasAll ? classes.advance : classes.open} x={96} y={0.5} width={64} height={95.5} rx={8} />
    </svg>
  );
}
