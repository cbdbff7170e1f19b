import { SECTIONS } from '#src/content/landingSections.ts';
import { RevealItem } from '#src/screens/landing/reveal/RevealItem.tsx';
import { RevealSection } from '#src/screens/landing/reveal/RevealSection.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import classes from './Uses.module.css';

const WORDS = SECTIONS.uses;
const TITLE_ID = 'uses-title';

/** What creators use an advance for (R3.10). */
export function Uses() {
  return (
    <RevealSection titleId={TITLE_ID} className={classes.uses}>
      <RevealItem>
        <SectionHeading id={TITLE_ID} title={WORDS.title} />
      </RevealItem>
      <ul className={classes.items}>
        {WORDS.items.map((text) => (
          <RevealItem key={text} as="li" className={classes.use}>
            {text}
          </RevealItem>
        ))}
      </ul>
    </RevealSection>
  );
}
