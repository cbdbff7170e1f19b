import { Glyph } from '#src/components/Glyph.tsx';
import { LANDING, PHRASES } from '#src/content/landing.ts';
import { VisuallyHidden } from '#src/components/VisuallyHidden.tsx';
import classes from './RotatingPhrase.module.css';
import { useRotation } from './useRotation.ts';

/** The uses of funding, one after the other in the headline's last line; a reader gets them all as one sentence (R3.2, R3.3). */
export function RotatingPhrase() {
  const { index, isPaused, canRotate, toggle } = useRotation(PHRASES.length);
  const { phraseLead, allPhrases, pause, play } = LANDING.hero;
  return (
    <div className={classes.line}>
      <p className={classes.sentence}>
        <span aria-hidden className={classes.stack}>
          {PHRASES.map((phrase, place) => (
            <span key={phrase} className={classes.phrase} data-shown={place === index || undefined}>
              {`${phraseLead} `}
              <span className={classes.use}>{phrase}</span>
            </span>
          ))}
        </span>
        <VisuallyHidden>{allPhrases}</VisuallyHidden>
      </p>
      {canRotate && (
        <button type="button" className={classes.toggle} onClick={toggle} aria-label={isPaused ? play : pause}>
          <Glyph name={isPaused ? 'play' : 'pause'} className={classes.glyph} />
        </button>
      )}
    </div>
  );
}
