import type { PropsWithChildren } from 'react';
import { Glyph } from '#src/components/Glyph.tsx';
import { DASHBOARD } from '#src/content/dashboard.ts';
import classes from './SetupStep.module.css';

type SetupStepProps = PropsWithChildren<{
  readonly number: number;
  readonly status: keyof typeof DASHBOARD.steps.statuses;
  readonly heading: string;
}>;

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
