import { useState } from 'react';
import { formatEin, maskEin } from '#machines/domain/business.ts';
import { COMPONENT_WORDS } from '#src/content/components.ts';
import { VisuallyHidden } from './layout/VisuallyHidden.tsx';
import classes from './MaskedEin.module.css';

const WORDS = COMPONENT_WORDS.ein;

/** An EIN with all but its last four digits hidden, and a button that shows it (R9.2). */
export function MaskedEin({ ein }: { readonly ein: string }) {
  const [isShown, setIsShown] = useState(false);
  const masked = maskEin(ein);
  const full = formatEin(ein);
  const isHidden = masked !== full && !isShown;
  return (
    <span className={classes.root}>
      <span className={classes.number} aria-live="polite">
        {isHidden ? (
          <>
            <span aria-hidden>{masked}</span>
            <VisuallyHidden>{WORDS.ending(masked.replaceAll(/\D/g, ''))}</VisuallyHidden>
          </>
        ) : (
          <span>{full}</span>
        )}
      </span>
      {masked !== full && (
        <button type="button" className={classes.toggle} onClick={() => setIsShown(!isShown)}>
          {isShown ? WORDS.hide : WORDS.show}
        </button>
      )}
    </span>
  );
}
