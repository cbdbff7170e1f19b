import type { MouseEvent } from 'react';
import { SHELL } from '#src/content/shell.ts';
import { focusHeading } from './focusHeading.ts';
import classes from './SkipLink.module.css';

/** The first stop of the keyboard: leads past the bars to the heading of the screen. */
export function SkipLink({ mainId }: { readonly mainId: string }) {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    focusHeading();
  };
  return (
    <a href={`#${mainId}`} className={classes.skip} onClick={skip}>
      {SHELL.skipToContent}
    </a>
  );
}
