import type { ComponentProps } from 'react';
import classes from './Button.module.css';

type ButtonProps = Omit<ComponentProps<'button'>, 'type'> & {
  readonly variant?: 'primary' | 'plain' | 'subtle' | 'wide';
};

export function Button({ variant = 'plain', className, ...props }: ButtonProps) {
  return <button {...props} type="button" className={[classes.button, classes[variant], className].join(' ')} />;
}
