import type { PropsWithChildren } from 'react';
import { Glyph } from '#src/components/Glyph.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { Row } from '#src/components/layout/Row.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { DASHBOARD } from '#src/content/dashboard.ts';
import card from '#src/screens/parts/Card.module.css';
import links from '#src/screens/parts/Links.module.css';
import classes from './SetupStep.module.css';

type SetupStepProps = PropsWithChildren<{
  readonly number: number;
  readonly status: keyof typeof DASHBOARD.steps.statuses;
  readonly heading: string;
}>;

export function SetupStep({ number, status, heading, children }: SetupStepProps) {
  return (
    <Card as="li" gap={3} className={`${card.card} ${classes.step}`} data-status={status}>
      <span className={classes.marker} aria-hidden="true">
        {status === 'done' ? <Glyph name="check" /> : <span>{number}</span>}
      </span>
      <Row gap={2} justify="between">
        <h2>{heading}</h2>
        <span className={classes.status}>{DASHBOARD.steps.statuses[status]}</span>
      </Row>
      <Stack gap={4} className={classes.body}>
        {children}
      </Stack>
    </Card>
  );
}

export function StepActions({ children }: PropsWithChildren) {
  return (
    <Row gap={4} className={links.actions} data-screen-only>
      {children}
    </Row>
  );
}
