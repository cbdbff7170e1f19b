import { SECTIONS } from '#src/content/landingSections.ts';
import { RevealItem } from '#src/screens/landing/reveal/RevealItem.tsx';
import { RevealSection } from '#src/screens/landing/reveal/RevealSection.tsx';
import classes from './Claims.module.css';

const WORDS = SECTIONS.claims;
const TITLE_ID = 'why-title';

/** What the funding is and what it never asks for (R3.13). */
export function Claims() {
  return (
    <RevealSection id="why" titleId={TITLE_ID} className={classes.band}>
      <div className={classes.inner}>
        <RevealItem>
          <h2 id={TITLE_ID} className={classes.title}>
            {WORDS.title}
          </h2>
        </RevealItem>
        <RevealItem>
          <ul className={classes.items} aria-label={WORDS.listLabel}>
            {WORDS.items.map((item) => (
              <li key={item}>{`${WORDS.none} ${item}`}</li>
            ))}
          </ul>
        </RevealItem>
      </div>
    </RevealSection>
  );
}
