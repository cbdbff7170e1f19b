import type { Eligibility } from '#machines/domain/eligibility.ts';
import { ELIGIBILITY } from '#src/content/landingEligibility.ts';
import { ApplyLink } from './ApplyLink.tsx';
import { SectionLink } from './SectionLink.tsx';
import classes from './Verdict.module.css';

/** What the answers amount to, why, and the next step; read out as it changes, in room kept for it (R3.11, R3.12). */
export function Verdict({ eligibility }: { readonly eligibility: Eligibility }) {
  const { verdict } = eligibility;
  const title = verdict === 'open' ? ELIGIBILITY.open.title(eligibility.unanswered) : ELIGIBILITY[verdict].title;
  return (
    <div className={classes.verdict}>
      <div role="status" aria-atomic>
        <p className={classes.title}>{title}</p>
        {verdict === 'eligible' && <p className={classes.text}>{ELIGIBILITY.eligible.text}</p>}
        {verdict === 'notEligible' && <p className={classes.text}>{ELIGIBILITY.notEligible.text(eligibility.unmet)}</p>}
      </div>
      {verdict === 'eligible' && <ApplyLink className={classes.next} />}
      {verdict === 'notEligible' && (
        <SectionLink to="calculator" className={`${classes.next} ${classes.calculator}`}>
          {ELIGIBILITY.notEligible.calculator}
        </SectionLink>
      )}
    </div>
  );
}
