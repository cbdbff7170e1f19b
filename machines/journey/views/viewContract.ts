import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { FILES } from '#machines/journey/routes.ts';
import { type OfferTerms, selectedTerms } from './viewOffers.ts';
import { viewerState, type ViewerState } from './viewSignIrsForm.ts';

/** The contract screen: what is shown, what may be ticked, typed and submitted, and whether it is signed (R12). */
export type ContractView = {
  readonly viewer: ViewerState;
  readonly contractUrl: string;
  readonly documentId: string | null;
  readonly hasDocumentIdFailed: boolean;
  readonly terms: OfferTerms | null;
  readonly isScrollRequired: boolean;
  readonly canAgree: boolean;
  readonly isAgreed: boolean;
  readonly canSign: boolean;
  readonly signature: string;
  readonly canSubmit: boolean;
  readonly isSubmitting: boolean;
  readonly isSigned: boolean;
  readonly isCongratulating: boolean;
  readonly canOpenDashboard: boolean;
};

export function viewContract(snapshot: JourneySnapshot): ContractView {
  const { context } = snapshot;
  const canUntick = snapshot.can({ type: 'contract.agreementChanged', isAgreed: false });
  const isSubmitting = snapshot.matches({ screen: { contract: { signing: 'submitting' } } });
  return {
    viewer: viewerState(snapshot, 'contract'),
    contractUrl: FILES.contract,
    documentId: context.documentId,
    hasDocumentIdFailed: snapshot.matches({ screen: { contract: { identity: 'failed' } } }),
    terms: selectedTerms(snapshot),
    isScrollRequired: context.policy.requireContractScroll,
    canAgree: canUntick || snapshot.can({ type: 'contract.agreementChanged', isAgreed: true }),
    isAgreed: canUntick || isSubmitting || context.isContractSigned,
    canSign: snapshot.can({ type: 'contract.signatureChanged', signature: context.signature }),
    signature: context.signature,
    canSubmit: snapshot.can({ type: 'contract.submitted' }),
    isSubmitting,
    isSigned: context.isContractSigned,
    isCongratulating: snapshot.matches({ screen: { contract: { signing: 'congratulating' } } }),
    canOpenDashboard: snapshot.can({ type: 'contract.dashboardOpened' }),
  };
}
