import { IconPrinter } from '@tabler/icons-react';
import { Disclosure } from '#src/components/Disclosure.tsx';
import { SecondaryButton } from '#src/components/SecondaryButton.tsx';
import { ELECTRONIC_CONSENT } from '#src/content/contractReview.ts';
import classes from './Consent.module.css';

const WORDS = ELECTRONIC_CONSENT;

/** What agreeing electronically means, before the agreement; the agreement box gives it, nothing else is asked (R12.2). */
export function Consent() {
  return (
    <section>
      <Disclosure title={<h2>{WORDS.heading}</h2>}>
        <p className={classes.intro}>{WORDS.intro}</p>
        <dl className={classes.points}>
          {WORDS.points.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <div className={classes.foot}>
          <SecondaryButton
            className={classes.print}
            leftSection={<IconPrinter size={20} aria-hidden />}
            onClick={() => window.print()}
          >
            {WORDS.print}
          </SecondaryButton>
          <span className={classes.version}>{WORDS.version}</span>
        </div>
      </Disclosure>
    </section>
  );
}
