import { Badge } from '@mantine/core';
import '@mantine/core/styles/Badge.layer.css';
import type { SignedContractView } from '#machines/journey/views/viewDashboard.ts';
import { DASHBOARD_ESTABLISHED } from '#src/content/dashboardEstablished.ts';
import classes from './SampleNote.module.css';

const WORDS = DASHBOARD_ESTABLISHED.sample;

/** Says that this account is a sample, and what the signed contract says instead (R13.4). */
export function SampleNote({ contract }: { contract: SignedContractView | null }) {
  return (
    <div className={classes.note} role="note">
      <Badge className={classes.badge} size="lg">
        {WORDS.badge}
      </Badge>
      <div className={classes.words}>
        <p className={classes.text}>{WORDS.text}</p>
        {contract !== null && <p className={classes.text}>{WORDS.contract(contract)}</p>}
      </div>
    </div>
  );
}
