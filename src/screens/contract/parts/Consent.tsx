import { IconPrinter } from '@tabler/icons-react';
import { Disclosure } from '#src/components/Disclosure.tsx';
import { SecondaryButton } from '#src/components/SecondaryButton.tsx';
import { ELECTRONIC_CONSENT as WORDS } from '#src/content/contractReview.ts';
import { Rows } from '#src/screens/parts/Rows.tsx';
import classes from './Consent.module.css';

/** What agreeing electronically means, before the agreement; the agreement box gives it, nothing else is asked (R12.2). */
export function Consent() {
  return (
    <section>
      <Disclosure title={<h2>{WORDS.heading}</h2>}>
        <p className={classes.intro}>{WORDS.intro}</p>
        <Rows rows={WORDS.points} className={classes.points} />
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
