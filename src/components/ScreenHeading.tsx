import { useEffect, useRef } from 'react';
import classes from './ScreenHeading.module.css';

/** The h1 of a screen. Takes the focus when the screen opens, unless somebody already types in a prerendered field (R20.2). */
export function ScreenHeading({ title, intro }: { readonly title: string; readonly intro?: string | undefined }) {
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
