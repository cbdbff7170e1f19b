import type { ComponentProps } from 'react';
import classes from './IconButton.module.css';

/** A button that shows a sign and no words, as large as a finger; its name comes with `aria-label` or hidden words. */
export function IconButton({ className = '', ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={`${classes.button} ${className}`} />;
}
