import type { MouseEvent } from 'react';
import { FRAME } from '#src/content/frame.ts';
import classes from './SkipLink.module.css';

/** The first stop of the keyboard: leads past the bars to the heading of the screen. */
export function SkipLink({ mainId }: { readonly mainId: string }) {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    const main = document.getElementById(mainId);
    const heading = main?.querySelector<HTMLElement>('h1[tabindex]');
    (heading ?? main)?.focus();
    (heading ?? main)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <a href={`#${mainId}`} className={classes.skip} onClick={skip}>
      {FRAME.skipToContent}
    </a>
  );
}
