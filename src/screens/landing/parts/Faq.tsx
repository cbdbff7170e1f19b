import { Disclosure } from '#src/components/Disclosure.tsx';
import { FAQ } from '#src/content/landingFaq.ts';
import { RevealItem } from '#src/screens/landing/reveal/RevealItem.tsx';
import { RevealSection } from '#src/screens/landing/reveal/RevealSection.tsx';
import classes from './Faq.module.css';
import { SectionHeading } from './SectionHeading.tsx';

const TITLE_ID = 'faq-title';

/** Ten questions; the browser opens and closes each by itself, and finds words in closed answers (R3.12). */
export function Faq() {
  return (
    <RevealSection id="faq" titleId={TITLE_ID} className={classes.faq}>
      <RevealItem>
        <SectionHeading id={TITLE_ID} title={FAQ.title} />
      </RevealItem>
      <RevealItem>
        {FAQ.items.map(({ id, question, answer }) => (
          <Disclosure key={id} title={<h3 className={classes.title}>{question}</h3>}>
            <p className={classes.answer}>{answer}</p>
          </Disclosure>
        ))}
      </RevealItem>
    </RevealSection>
  );
}
