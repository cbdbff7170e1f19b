import type { ComponentProps } from 'react';
import classes from './VisuallyHidden.module.css';

/** Words for those who listen: they take no room. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className={classes.hidden} />;
}
