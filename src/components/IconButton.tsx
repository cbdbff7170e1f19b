import type { ComponentProps } from 'react';
import { Row } from './layout/Row.tsx';
import classes from './IconButton.module.css';

/** An icon-only button; needs an `aria-label` or hidden text. */
export function IconButton({ className = '', ...rest }: ComponentProps<'button'>) {
  return <Row as="button" type="button" justify="center" {...rest} className={`${classes.button} ${className}`} />;
}
