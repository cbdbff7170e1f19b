import { type ElementProps, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { COMPONENT_WORDS } from '#src/content/components.ts';
import { Glyph } from './Glyph.tsx';
import { IconButton } from './IconButton.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import classes from './PasswordField.module.css';

type PasswordFieldProps = ElementProps<
  'input',
  'autoComplete' | 'color' | 'height' | 'name' | 'onChange' | 'size' | 'type' | 'value' | 'width'
> & {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: ReactNode;
  readonly autoComplete: 'current-password' | 'new-password' | 'off';
  readonly name: string;
};

/** A password with its own show-and-hide button, which acts on a click and can be reached with the keyboard. */
export function PasswordField({ label, value, onChange, error, ...rest }: PasswordFieldProps) {
  const { required = false, disabled = false, ...others } = rest;
  const [isShown, setIsShown] = useState(false);
  const toggle = (
    <IconButton className={classes.toggle} aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
      <Glyph name={isShown ? 'eyeOff' : 'eye'} />
      <VisuallyHidden>{COMPONENT_WORDS.password.show}</VisuallyHidden>
    </IconButton>
  );
  return (
    <TextInput
      {...others}
      label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
      required={required}
      disabled={disabled}
      withAsterisk={false}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      size="md"
      rightSection={toggle}
      rightSectionWidth={52}
      rightSectionPointerEvents="all"
    />
  );
}
