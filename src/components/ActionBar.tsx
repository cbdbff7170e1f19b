import type { PropsWithChildren } from 'react';
import classes from './ActionBar.module.css';

/** The row of the primary action: under the content, and stuck to the bottom on phones. */
export function ActionBar({ children }: PropsWithChildren) {
  return <div className={classes.bar}>{children}</div>;
}
