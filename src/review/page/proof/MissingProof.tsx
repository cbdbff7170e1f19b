import { IconCircleDashed } from '@tabler/icons-react';
import { PROOF } from '#src/review/page/words/proof.ts';
import classes from './MissingProof.module.css';

/** Says that nothing is known of the tests, and how to come by a report. */
export function MissingProof() {
  return (
    <section className={classes.missing} aria-labelledby="missing-proof-title">
      <IconCircleDashed size={22} aria-hidden />
      <div>
        <h2 id="missing-proof-title">{PROOF.missingTitle}</h2>
        <p>{PROOF.missing}</p>
        <p>{PROOF.howToMake}</p>
      </div>
    </section>
  );
}
