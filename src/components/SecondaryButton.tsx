import { Button, type ElementProps } from '@mantine/core';
import classes from './SecondaryButton.module.css';

/** Every action beside the primary one. */
export function SecondaryButton({ className = '', ...rest }: ElementProps<'button', 'color' | 'disabled'>) {
  return <Button {...rest} variant="default" className={`${classes.button} ${className}`} />;
}
