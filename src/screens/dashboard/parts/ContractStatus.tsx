import type { SignedContractCopy } from '#machines/domain/copies.ts';
import type { SignedContractView } from '#machines/journey/views/viewDashboard.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { DASHBOARD } from '#src/content/dashboard.ts';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';
import classes from './SignedContract.module.css';
import { SignedContract } from './SignedContract.tsx';

type ContractStatusProps = {
  readonly contract: SignedContractView | null;
  readonly copy: SignedContractCopy | null;
};

/** Which contract this set-up belongs to, or that none is signed yet. */
export function ContractStatus({ contract, copy }: ContractStatusProps) {
  if (contract !== null) return <SignedContract contract={contract} copy={copy} />;
  return (
    <div className={classes.unsigned}>
      <p className={classes.title}>{DASHBOARD.unsigned.title}</p>
      <p className={classes.text}>{DASHBOARD.unsigned.text}</p>
      <JourneyLink href={ROUTES.contract.path} className={classes.link}>
        {DASHBOARD.unsigned.link}
      </JourneyLink>
    </div>
  );
}
