import { SECTIONS } from '#src/content/landingSections.ts';
import { RevealItem } from '#src/screens/landing/reveal/RevealItem.tsx';
import { RevealSection } from '#src/screens/landing/reveal/RevealSection.tsx';
import classes from './Qualification.module.css';
import { SectionHeading } from './SectionHeading.tsx';

const WORDS = SECTIONS.qualification;
const TITLE_ID = 'qualification-title';

/** Who can apply (R3.11). */
export function Qualification() {
  return (
    <RevealSection id="qualification" titleId={TITLE_ID} className={classes.section}>
      <RevealItem>
        <SectionHeading id={TITLE_ID} title={WORDS.title} intro={WORDS.intro} />
      </RevealItem>
      <ul className={classes.criteria}>
        {WORDS.criteria.map(({ figure, unit, text }) => (
          <RevealItem key={text} as="li" className={classes.criterion}>
            <p aria-hidden className={classes.figure}>
              <span>{figure}</span>
              <span className={classes.unit}>{unit}</span>
            </p>
            <p className={classes.text}>{text}</p>
          </RevealItem>
        ))}
      </ul>
      <RevealItem>
        <p className={classes.business}>{WORDS.business}</p>
      </RevealItem>
    </RevealSection>
  );
}
