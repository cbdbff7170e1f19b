import type { DashboardView } from '#machines/journey/views/viewDashboard.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { Notice } from '#src/components/Notice.tsx';
import { DASHBOARD } from '#src/content/dashboard.ts';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';

type ContractStandingProps = Pick<DashboardView, 'terms' | 'documentId' | 'isContractSigned'>;

/** Which contract this set-up belongs to, or that none is signed yet. */
export function ContractStanding({ terms, documentId, isContractSigned }: ContractStandingProps) {
  if (!isContractSigned || documentId === null) {
    return (
      <Notice kind="info" title={DASHBOARD.unsigned.title}>
        <p>{DASHBOARD.unsigned.text}</p>
        <JourneyLink href={ROUTES.contract.path}>{DASHBOARD.unsigned.link}</JourneyLink>
      </Notice>
    );
  }
  return (
    <Notice kind="success" title={DASHBOARD.signed(documentId)}>
      {terms === null ? null : DASHBOARD.advance(terms)}
    </Notice>
  );
}
