import type { ComponentProps } from 'react';
import classes from './Button.module.css';

type ButtonProps = Omit<ComponentProps<'button'>, 'type'> & {
  /** The one action of its place, an ordinary one, or one without a border, one as wide as its place. */
  readonly variant?: 'primary' | 'plain' | 'subtle' | 'wide';
};

/** A button of the review page. */
export function Button({ variant = 'plain', className, ...props }: ButtonProps) {
  return <button {...props} type="button" className={[classes.button, classes[variant], className].join(' ')} />;
}
