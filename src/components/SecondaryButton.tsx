import { Button, type ButtonProps, type ElementProps } from '@mantine/core';
import classes from './SecondaryButton.module.css';

type SecondaryButtonProps = ElementProps<'button', 'color' | 'disabled'> & Pick<ButtonProps, 'leftSection'>;

export function SecondaryButton({ className = '', ...rest }: SecondaryButtonProps) {
  return <Button {...rest} variant="default" className={`${classes.button} ${className}`} />;
}
