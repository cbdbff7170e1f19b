import { useState } from 'react';
import { formatEin, maskEin } from '#machines/domain/ein.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import classes from './MaskedEin.module.css';

type MaskedEinProps = {
  readonly ein: string;
  readonly labels: {
    /** What is read out for the masked number; gets the digits that are shown. */
    readonly ending: (digits: string) => string;
    readonly show: string;
    readonly hide: string;
  };
};

/** An EIN with all but its last four digits hidden, and a control that shows it (R9.2). */
export function MaskedEin({ ein, labels }: MaskedEinProps) {
  const [isShown, setIsShown] = useState(false);
  const masked = maskEin(ein);
  const whole = formatEin(ein);
  const isHidden = masked !== whole && !isShown;
  return (
    <span className={classes.root}>
      <span className={classes.number} aria-live="polite">
        {isHidden ? (
          <>
            <span aria-hidden>{masked}</span>
            <VisuallyHidden>{labels.ending(masked.replaceAll(/\D/g, ''))}</VisuallyHidden>
          </>
        ) : (
          <span>{whole}</span>
        )}
      </span>
      {masked !== whole && (
        <button type="button" className={classes.toggle} onClick={() => setIsShown(!isShown)}>
          {isShown ? labels.hide : labels.show}
        </button>
      )}
    </span>
  );
}
