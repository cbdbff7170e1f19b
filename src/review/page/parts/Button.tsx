import type { ComponentProps } from 'react';
import classes from './Button.module.css';

type ButtonProps = Omit<ComponentProps<'button'>, 'type'> & {
  /** The primary action, an ordinary one, one without a border, or one that fills the width. */
  readonly variant?: 'primary' | 'plain' | 'subtle' | 'wide';
};

/** A button of the review page. */
export function Button({ variant = 'plain', className, ...props }: ButtonProps) {
  return <button {...props} type="button" className={[classes.button, classes[variant], className].join(' ')} />;
}
