import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { COMPONENT_WORDS } from '#src/content/components.ts';
import { NO_AUTOCORRECT } from './noAutocorrect.ts';
import { Glyph } from './Glyph.tsx';
import { IconButton } from './IconButton.tsx';
import { VisuallyHidden } from './layout/VisuallyHidden.tsx';
import classes from './PasswordField.module.css';

type PasswordFieldProps = Pick<TextInputProps, 'label' | 'name' | 'error' | 'required' | 'autoComplete'> & {
  readonly value: string;
  readonly onChange: (value: string) => void;
};

export function PasswordField({ onChange, ...rest }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const toggle = (
    <IconButton className={classes.toggle} aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
      <Glyph name={isShown ? 'eyeOff' : 'eye'} />
      <VisuallyHidden>{COMPONENT_WORDS.password.show}</VisuallyHidden>
    </IconButton>
  );
  return (
    <TextInput
      {...rest}
      onChange={(event) => onChange(event.currentTarget.value)}
      withAsterisk={false}
      type={isShown ? 'text' : 'password'}
      {...NO_AUTOCORRECT}
      size="md"
      rightSection={toggle}
      rightSectionWidth={52}
      rightSectionPointerEvents="all"
    />
  );
}
