import { ELIGIBILITY_QUESTIONS } from '#machines/domain/choices.ts';
import type { LandingView } from '#machines/journey/views/viewLanding.ts';
import { Row } from '#src/components/layout/Row.tsx';
import { ELIGIBILITY } from '#src/content/landing.ts';
import { useSend } from '#src/journey/hooks.ts';
import action from '#src/screens/parts/ActionLink.module.css';
import { WhatYouNeed } from '#src/screens/parts/WhatYouNeed.tsx';
import { useResume } from '#src/screens/parts/useResume.ts';
import { ApplyLink } from './ApplyLink.tsx';
import classes from './Qualification.module.css';
import { Section, SectionLink } from './Section.tsx';
import { Segments } from './Segments.tsx';
import shared from './Landing.module.css';

const ANSWERS = [
  { value: true, label: ELIGIBILITY.yes },
  { value: false, label: ELIGIBILITY.no },
] as const;

export function Qualification({ eligibilityAnswers, eligibility }: LandingView) {
  const send = useSend();
  return (
    <Section id="qualification" title={ELIGIBILITY.title} intro={ELIGIBILITY.intro} isSplit>
      <div>
        <ul className={shared.ruled}>
          {ELIGIBILITY_QUESTIONS.map((question) => (
            <li key={question} data-rise>
              <Segments
                legend={ELIGIBILITY.questions[question]}
                segments={ANSWERS}
                value={eligibilityAnswers[question]}
                onChoose={(isMet) => send({ type: 'eligibility.answered', question, isMet })}
                isInline
              />
            </li>
          ))}
        </ul>
        <Verdict eligibility={eligibility} />
        <WhatYouNeed heading="h3" />
      </div>
    </Section>
  );
}

function Verdict({ eligibility }: Pick<LandingView, 'eligibility'>) {
  const resume = useResume();
  const { verdict } = eligibility;
  const title = verdict === 'open' ? ELIGIBILITY.open.title(eligibility.unanswered) : ELIGIBILITY[verdict].title;
  return (
    <Row gap={4} justify="between" className={classes.verdict} data-rise>
      <div role="status" aria-atomic>
        <p className={classes.title}>{title}</p>
        {verdict === 'eligible' && (
          <p>
            {resume === null ? `${ELIGIBILITY.eligible.text} ${ELIGIBILITY.eligible.next}` : ELIGIBILITY.eligible.text}
          </p>
        )}
        {verdict === 'notEligible' && <p>{ELIGIBILITY.notEligible.text(eligibility.unmet)}</p>}
      </div>
      {verdict === 'eligible' && <ApplyLink />}
      {verdict === 'notEligible' && (
        <SectionLink to="calculator" className={action.link}>
          {ELIGIBILITY.notEligible.calculator}
        </SectionLink>
      )}
    </Row>
  );
}
