import { einProblem } from '#machines/domain/ein.ts';
import { MaskedEin } from '#src/components/MaskedEin.tsx';
import { CONTRACT_REVIEW } from '#src/content/contractReview.ts';
import classes from './Summary.module.css';

const WORDS = CONTRACT_REVIEW.business;

/** The EIN by its last digits, and whole on request; half an EIN is said to be one (R9.2). */
export function EinSummary({ ein }: { ein: string }) {
  if (einProblem(ein) !== null) return <span className={classes.absent}>{WORDS.einMalformed}</span>;
  return <MaskedEin ein={ein} />;
}
