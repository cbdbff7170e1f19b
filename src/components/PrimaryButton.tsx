import { Button, type ElementProps } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Row } from './layout/Row.tsx';
import { Stack } from './layout/Stack.tsx';
import { Text } from './layout/Text.tsx';
import { findInMain } from './findInMain.ts';
import button from './SecondaryButton.module.css';
import classes from './PrimaryButton.module.css';

type PrimaryButtonProps = ElementProps<'button', 'aria-describedby' | 'className' | 'color' | 'disabled'> & {
  readonly children: ReactNode;
  readonly isBusy?: boolean;
  readonly busyLabel?: string;
  /** Blocks the button, and is shown next to it. */
  readonly blockedReason?: string | null;
  /** The id of the field that unblocks the button; clicking the blocked button focuses that field. */
  readonly awaits?: string | undefined;
};

/** The primary action of a screen; it stays focusable while busy or blocked. */
export function PrimaryButton(props: PrimaryButtonProps) {
  const { children, isBusy = false, busyLabel, blockedReason = null, awaits, onClick, ...rest } = props;
  const reasonId = useId();
  const isOff = isBusy || blockedReason !== null;
  return (
    <Stack gap={2} align="start" className={classes.root}>
      <Button
        {...rest}
        onClick={(event) => {
          if (!isOff) return onClick?.(event);
          event.preventDefault();
          if (blockedReason !== null && awaits !== undefined) findInMain(awaits)?.focus({ focusVisible: true });
        }}
        className={`${button.button} ${classes.button}`}
        aria-disabled={isOff || undefined}
        aria-describedby={blockedReason === null ? undefined : reasonId}
        mod={{ primary: true, disabled: isOff, busy: isBusy }}
      >
        <span
          className={classes.label}
          data-idle={typeof children === 'string' ? children : undefined}
          data-busy-label={busyLabel}
        >
          <Row as="span" gap={3} isOneLine>
            {isBusy && <span className={classes.bars} aria-hidden="true" />}
            <span>{isBusy ? (busyLabel ?? children) : children}</span>
          </Row>
        </span>
      </Button>
      {blockedReason !== null && (
        <Text kind="quiet" id={reasonId} className={classes.reason}>
          {blockedReason}
        </Text>
      )}
    </Stack>
  );
}
