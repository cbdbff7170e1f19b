import { SECTIONS } from '#src/content/landingSections.ts';
import { RevealItem } from '#src/screens/landing/reveal/RevealItem.tsx';
import { RevealSection } from '#src/screens/landing/reveal/RevealSection.tsx';
import { ApplyLink } from './ApplyLink.tsx';
import classes from './Closing.module.css';
import { SectionHeading } from './SectionHeading.tsx';

const WORDS = SECTIONS.closing;
const TITLE_ID = 'closing-title';

/** The last call of the page; the sign-in screen's Apply Now leads here (R3.6, R4.1). */
export function Closing() {
  return (
    <RevealSection id="application-form" titleId={TITLE_ID} className={classes.section}>
      <RevealItem rise="long" className={classes.closing}>
        <SectionHeading id={TITLE_ID} title={WORDS.title} intro={WORDS.start} />
        <ApplyLink />
      </RevealItem>
    </RevealSection>
  );
}
