import type { ReactNode } from 'react';
import { Stack } from '#src/components/layout/Stack.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import classes from './FieldGroup.module.css';

type FieldGroupProps = { readonly legend: string; readonly hint?: string; readonly children: ReactNode };

export function FieldGroup({ legend, hint, children }: FieldGroupProps) {
  return (
    <fieldset>
      <legend>
        <h2>{legend}</h2>
      </legend>
      {hint !== undefined && (
        <Text kind="quiet" className={classes.hint}>
          {hint}
        </Text>
      )}
      <Stack gap={5} className={classes.fields}>
        {children}
      </Stack>
    </fieldset>
  );
}
