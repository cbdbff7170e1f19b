import { useState } from 'react';
import { formatEin, maskEin } from '#machines/domain/business.ts';
import { COMPONENT_WORDS } from '#src/content/components.ts';
import { Row } from './layout/Row.tsx';
import { Text } from './layout/Text.tsx';
import { VisuallyHidden } from './layout/VisuallyHidden.tsx';
import classes from './MaskedEin.module.css';

const WORDS = COMPONENT_WORDS.ein;

export function MaskedEin({ ein }: { readonly ein: string }) {
  const [isShown, setIsShown] = useState(false);
  const masked = maskEin(ein);
  const full = formatEin(ein);
  const isHidden = masked !== full && !isShown;
  return (
    <Row as="span" align="baseline" className={classes.root}>
      <Text as="span" kind="money" aria-live="polite">
        {isHidden ? (
          <>
            <span aria-hidden>{masked}</span>
            <VisuallyHidden>{WORDS.ending(masked.replaceAll(/\D/g, ''))}</VisuallyHidden>
          </>
        ) : (
          <span>{full}</span>
        )}
      </Text>
      {masked !== full && (
        <button type="button" className={classes.toggle} data-screen-only onClick={() => setIsShown(!isShown)}>
          {isShown ? WORDS.hide : WORDS.show}
        </button>
      )}
    </Row>
  );
}
