import type { FundingTimeline } from '#machines/domain/funding.ts';
import { KeepTogether } from '#src/components/KeepTogether.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { DASHBOARD } from '#src/content/dashboard.ts';
import card from '#src/screens/parts/Card.module.css';
import classes from './Timeline.module.css';

type TimelineProps = { readonly timeline: FundingTimeline; readonly isComplete: boolean };

export function Timeline({ timeline, isComplete }: TimelineProps) {
  return (
    <Card as="section" gap={4} className={card.card}>
      <h2 id="timeline">{DASHBOARD.timeline.heading}</h2>
      <Stack as="ol" gap={4} className={classes.timeline} aria-labelledby="timeline">
        {DASHBOARD.timeline.entries(timeline, isComplete).map(({ when, what }) => (
          <li key={what}>
            <strong>
              <KeepTogether>{when}</KeepTogether>
            </strong>
            <span>
              <KeepTogether>{what}</KeepTogether>
            </span>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
