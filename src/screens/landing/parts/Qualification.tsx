import { ELIGIBILITY_QUESTIONS } from '#machines/domain/choices.ts';
import { type Eligibility, type EligibilityAnswers } from '#machines/domain/eligibility.ts';
import { ELIGIBILITY } from '#src/content/landingEligibility.ts';
import { RevealItem } from '#src/screens/landing/reveal/RevealItem.tsx';
import { RevealSection } from '#src/screens/landing/reveal/RevealSection.tsx';
import { Criterion } from './Criterion.tsx';
import classes from './Qualification.module.css';
import { SectionHeading } from './SectionHeading.tsx';
import { Verdict } from './Verdict.tsx';

const TITLE_ID = 'qualification-title';

type QualificationProps = { readonly answers: EligibilityAnswers; readonly eligibility: Eligibility };

/** Who can apply: three questions to answer on the spot (R3.11, R3.12). */
export function Qualification({ answers, eligibility }: QualificationProps) {
  return (
    <RevealSection id="qualification" titleId={TITLE_ID} className={classes.section}>
      <RevealItem>
        <SectionHeading id={TITLE_ID} title={ELIGIBILITY.title} intro={ELIGIBILITY.intro} />
      </RevealItem>
      <div>
        <ul className={classes.criteria}>
          {ELIGIBILITY_QUESTIONS.map((question) => (
            <RevealItem key={question} as="li" className={classes.criterion}>
              <Criterion question={question} answer={answers[question]} />
            </RevealItem>
          ))}
        </ul>
        <RevealItem>
          <Verdict eligibility={eligibility} />
        </RevealItem>
      </div>
    </RevealSection>
  );
}
