import type { ComponentProps } from 'react';
import classes from './Button.module.css';

type ButtonProps = Omit<ComponentProps<'button'>, 'type'> & {
  /** The one action of its place, an ordinary one, or one without a frame. */
  readonly look?: 'main' | 'plain' | 'bare';
};

/** A button of the review page. */
export function Button({ look = 'plain', className, ...props }: ButtonProps) {
  return <button {...props} type="button" className={[classes.button, classes[look], className].join(' ')} />;
}
