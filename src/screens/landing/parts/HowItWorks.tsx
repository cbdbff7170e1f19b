import { SECTIONS } from '#src/content/landingSections.ts';
import { RevealItem } from '#src/screens/landing/reveal/RevealItem.tsx';
import { RevealSection } from '#src/screens/landing/reveal/RevealSection.tsx';
import classes from './HowItWorks.module.css';
import { SectionHeading } from './SectionHeading.tsx';
import { StepPicture } from './StepPicture.tsx';

const WORDS = SECTIONS.how;
const TITLE_ID = 'how-title';

/** The four steps from application to repayment, each with the bars at that moment (R3.9). */
export function HowItWorks() {
  return (
    <RevealSection id="how" titleId={TITLE_ID} className={classes.how}>
      <RevealItem>
        <SectionHeading id={TITLE_ID} title={WORDS.title} />
      </RevealItem>
      <ol className={classes.steps}>
        {WORDS.steps.map(({ id, title, text }) => (
          <RevealItem key={id} as="li" className={classes.step}>
            <StepPicture id={id} />
            <h3 className={classes.title}>{title}</h3>
            <p className={classes.text}>{text}</p>
          </RevealItem>
        ))}
      </ol>
    </RevealSection>
  );
}
