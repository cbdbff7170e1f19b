import { useDocumentVisibility, useReducedMotion } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { PHRASE_ROTATION_MS } from '#machines/constants.ts';
import { Glyph } from '#src/components/Glyph.tsx';
import { IconButton } from '#src/components/IconButton.tsx';
import { Row } from '#src/components/layout/Row.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { LANDING, PHRASES } from '#src/content/landing.ts';
import classes from './RotatingPhrase.module.css';

/** Rotates the uses of funding, except when paused, under reduced motion and in a hidden tab (R3.2, R3.3). */
export function RotatingPhrase() {
  const [shown, setShown] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const isMotionReduced = useReducedMotion();
  const isStopped = useDocumentVisibility() === 'hidden' || isPaused || isMotionReduced;
  useEffect(() => {
    if (isStopped) return undefined;
    const timer = window.setInterval(() => setShown((index) => (index + 1) % PHRASES.length), PHRASE_ROTATION_MS);
    return () => window.clearInterval(timer);
  }, [isStopped]);
  const { phraseLead, allPhrases, pause, play } = LANDING.hero;
  return (
    <Row isOneLine align="start" gap={2}>
      <p className={classes.sentence}>
        <Stack as="span" aria-hidden>
          {PHRASES.map((phrase, index) => (
            <span key={phrase} className={classes.phrase} data-shown={index === shown || undefined}>
              {`${phraseLead} `}
              <span className={classes.use}>{phrase}</span>
            </span>
          ))}
        </Stack>
        <VisuallyHidden>{allPhrases}</VisuallyHidden>
      </p>
      {!isMotionReduced && (
        <IconButton onClick={() => setPaused(!isPaused)} aria-label={isPaused ? play : pause}>
          <Glyph name={isPaused ? 'play' : 'pause'} />
        </IconButton>
      )}
    </Row>
  );
}
