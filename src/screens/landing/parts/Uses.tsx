import { IconCamera, IconHanger, IconSpeakerphone, IconUsers, IconVideoPlus } from '@tabler/icons-react';
import { SECTIONS, type UseId } from '#src/content/landingSections.ts';
import { RevealItem } from '#src/screens/landing/reveal/RevealItem.tsx';
import { RevealSection } from '#src/screens/landing/reveal/RevealSection.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import classes from './Uses.module.css';

const WORDS = SECTIONS.uses;
const TITLE_ID = 'uses-title';
const ICONS = {
  people: IconUsers,
  equipment: IconCamera,
  content: IconVideoPlus,
  merchandise: IconHanger,
  marketing: IconSpeakerphone,
} as const satisfies Record<UseId, typeof IconUsers>;

/** What creators use an advance for (R3.10). */
export function Uses() {
  return (
    <RevealSection titleId={TITLE_ID} className={classes.uses}>
      <RevealItem className={classes.head}>
        <SectionHeading id={TITLE_ID} title={WORDS.title} intro={WORDS.intro} />
      </RevealItem>
      <ul className={classes.items}>
        {WORDS.items.map(({ id, text }) => {
          const Icon = ICONS[id];
          return (
            <RevealItem key={id} as="li" className={classes.use}>
              <Icon aria-hidden className={classes.icon} stroke={1.6} />
              <span>{text}</span>
            </RevealItem>
          );
        })}
      </ul>
    </RevealSection>
  );
}
