import { Button, type ElementProps } from '@mantine/core';
import { type MouseEvent, type ReactNode, useId } from 'react';
import classes from './PrimaryButton.module.css';

type PrimaryButtonProps = ElementProps<'button', 'children' | 'color' | 'disabled' | 'type'> & {
  readonly children: ReactNode;
  readonly type?: 'button' | 'submit';
  readonly isBusy?: boolean;
  readonly busyLabel?: string | undefined;
  /** Why the button cannot be used now, shown under it; null when it can be used. */
  readonly blockedReason?: string | null | undefined;
  /** On wide windows the reason may stand beside the button, so that a bar is as high with it as without. */
  readonly reasonPlace?: 'under' | 'beside';
};

/** The one primary action of a screen. Blocked or busy it keeps the focus and explains itself, but does nothing. */
export function PrimaryButton(props: PrimaryButtonProps) {
  const {
    children,
    type = 'button',
    isBusy = false,
    busyLabel,
    blockedReason = null,
    reasonPlace = 'under',
    onClick,
    className,
    ...rest
  } = props;
  const reasonId = useId();
  const isOff = isBusy || blockedReason !== null;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isOff) event.preventDefault();
    else onClick?.(event);
  };
  const describedBy = [rest['aria-describedby'], blockedReason === null ? undefined : reasonId]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={classes.root} data-reason-place={reasonPlace}>
      <Button
        {...rest}
        type={type}
        onClick={press}
        className={[classes.button, className].filter(Boolean).join(' ')}
        aria-disabled={isOff || undefined}
        aria-describedby={describedBy || undefined}
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
