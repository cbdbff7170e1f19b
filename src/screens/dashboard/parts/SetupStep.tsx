import type { PropsWithChildren } from 'react';
import { Glyph } from '#src/components/Glyph.tsx';
import { DASHBOARD } from '#src/content/dashboard.ts';
import classes from './SetupStep.module.css';

/** Where a part of the set-up stands. */
type SetupStatus = keyof typeof DASHBOARD.steps.statuses;

type SetupStepProps = PropsWithChildren<{
  readonly number: number;
  readonly status: SetupStatus;
  readonly heading: string;
}>;

/** One part of the set-up: what it is, where it stands, and what can be done about it. */
export function SetupStep({ number, status, heading, children }: SetupStepProps) {
  return (
    <li className={classes.step} data-status={status}>
      <span className={classes.marker} aria-hidden="true">
        {status === 'done' ? <Glyph name="check" className={classes.check} /> : <span>{number}</span>}
      </span>
      <div className={classes.head}>
        <h2>{heading}</h2>
        <span className={classes.status}>{DASHBOARD.steps.statuses[status]}</span>
      </div>
      <div className={classes.body}>{children}</div>
    </li>
  );
}
