import type { ComponentProps } from 'react';
import classes from './IconButton.module.css';

/** An icon-only button with a finger-sized target; name it by `aria-label` or hidden text. */
export function IconButton({ className = '', ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={`${classes.button} ${className}`} />;
}
