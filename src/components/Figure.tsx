import { KeepTogether } from './KeepTogether.tsx';
import { Stack } from './layout/Stack.tsx';
import { Text } from './layout/Text.tsx';
import classes from './Figure.module.css';

type FigureProps = {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
  readonly size?: 'large';
};

export function Figure({ label, value, note, size }: FigureProps) {
  return (
    <Stack as="dl" gap={1} className={classes.figure}>
      <Text as="dt" kind="quiet">
        {label}
      </Text>
      <dd className={classes.value} data-size={size}>
        {value}
      </dd>
      {note !== undefined && (
        <Text as="dd" kind="quiet">
          <KeepTogether>{note}</KeepTogether>
        </Text>
      )}
    </Stack>
  );
}
