import { useEffect, useRef } from 'react';
import classes from './ScreenHeading.module.css';

type ScreenHeadingProps = { readonly title: string; readonly intro?: string | undefined };

/**
 * The one h1 of a screen. It takes the focus when the screen opens, so that a reader starts here and not at the link left
 * behind. A field of the prerendered page that somebody types in keeps it (R20.2).
 */
export function ScreenHeading({ title, intro }: ScreenHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement?.matches(':read-write') !== true) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={classes.root}>
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        {title}
      </h1>
      {intro !== undefined && <p className={classes.intro}>{intro}</p>}
    </div>
  );
}
