import { Button, type ElementProps } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './PrimaryButton.module.css';

type PrimaryButtonProps = ElementProps<'button', 'aria-describedby' | 'className' | 'color' | 'disabled'> & {
  readonly children: ReactNode;
  readonly isBusy?: boolean;
  readonly busyLabel?: string;
  /** Why the button cannot be used now, shown under it; null when it can be used. */
  readonly blockedReason?: string | null;
};

/** The one primary action of a screen. Blocked or busy it keeps the focus and explains itself, but does nothing. */
export function PrimaryButton(props: PrimaryButtonProps) {
  const { children, isBusy = false, busyLabel, blockedReason = null, onClick, ...rest } = props;
  const reasonId = useId();
  const isOff = isBusy || blockedReason !== null;
  return (
    <div className={classes.root}>
      <Button
        {...rest}
        onClick={(event) => (isOff ? event.preventDefault() : onClick?.(event))}
        className={classes.button}
        aria-disabled={isOff || undefined}
        aria-describedby={blockedReason === null ? undefined : reasonId}
        mod={{ primary: true, disabled: isOff, busy: isBusy }}
      >
        <span
          className={classes.label}
          data-idle={typeof children === 'string' ? children : undefined}
          data-busy-label={busyLabel}
        >
          <span className={classes.content}>
            {isBusy && <span className={classes.bars} aria-hidden="true" />}
            <span>{isBusy ? (busyLabel ?? children) : children}</span>
          </span>
        </span>
      </Button>
      {blockedReason !== null && (
        <p id={reasonId} className={classes.reason}>
          {blockedReason}
        </p>
      )}
    </div>
  );
}
