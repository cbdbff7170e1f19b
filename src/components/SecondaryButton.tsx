import { Button, type ButtonProps, type ElementProps } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './SecondaryButton.module.css';

type SecondaryButtonProps = ElementProps<'button', 'children' | 'color' | 'type'> & {
  readonly children: ReactNode;
  readonly leftSection?: ButtonProps['leftSection'];
  readonly type?: 'button' | 'submit';
};

/** Every action beside the primary one. */
export function SecondaryButton({
  children,
  type = 'button',
  className,
  disabled = false,
  ...rest
}: SecondaryButtonProps) {
  return (
    <Button
      {...rest}
      type={type}
      disabled={disabled}
      variant="default"
      className={[classes.button, className].filter(Boolean).join(' ')}
    >
      {children}
    </Button>
  );
}
