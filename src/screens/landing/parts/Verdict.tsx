import type { Eligibility, EligibilityAnswers } from '#machines/domain/eligibility.ts';
import { ELIGIBILITY } from '#src/content/landingEligibility.ts';
import { ApplyLink } from './ApplyLink.tsx';
import { SectionLink } from './SectionLink.tsx';
import classes from './Verdict.module.css';
import { VerdictPicture } from './VerdictPicture.tsx';

type VerdictProps = { readonly answers: EligibilityAnswers; readonly eligibility: Eligibility };

/** What the answers amount to, why, and the next step; read out as it changes, in room kept for it (R3.11, R3.12). */
export function Verdict({ answers, eligibility }: VerdictProps) {
  const { verdict } = eligibility;
  return (
    <div className={classes.verdict} data-verdict={verdict}>
      <VerdictPicture answers={answers} />
      <div className={classes.answer}>
        <div role="status" aria-atomic className={classes.words}>
          <p className={classes.title}>
            {verdict === 'open' ? ELIGIBILITY.open.title(eligibility.unanswered) : ELIGIBILITY[verdict].title}
          </p>
          {verdict === 'notEligible' && (
            <p className={classes.text}>{ELIGIBILITY.notEligible.reasons(eligibility.unmet)}</p>
          )}
          <p className={classes.text}>{ELIGIBILITY[verdict].text}</p>
        </div>
        {verdict === 'eligible' && <ApplyLink className={classes.next} />}
        {verdict === 'notEligible' && (
          <SectionLink to="calculator" className={`${classes.next} ${classes.calculator}`}>
            {ELIGIBILITY.notEligible.calculator}
          </SectionLink>
        )}
      </div>
      <div className={classes.also}>
        <h3 className={classes.alsoTitle}>{ELIGIBILITY.also.title}</h3>
        <ul className={classes.sentences}>
          {ELIGIBILITY.also.sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
