import { type BusinessDetails, type BusinessProblem, businessProblems } from '#machines/domain/business.ts';
import type { FileRef } from '#machines/domain/documents.ts';
import { type Offer, offerById } from '#machines/domain/offers.ts';
import type { SignedContractCopy } from '#machines/domain/copies.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { FILES } from '#machines/journey/routes.ts';
import { signedCopyOf } from './signedCopyOf.ts';
import { taxYearOf } from './viewEntityDetails.ts';
import { viewerState, type ViewerState } from './viewSignIrsForm.ts';

/** What is being agreed to, part by part, and what is still missing of it (R12.1, R9.9). */
export type ContractReview = {
  readonly business: BusinessDetails;
  readonly problems: readonly BusinessProblem[];
  /** The year of the tax return that is asked for (R9.6). */
  readonly taxReturnYear: number;
  readonly irsForm: FileRef | null;
  /** Whether a part can still be changed: not while the contract is being signed, and not afterwards (R12.8). */
  readonly canChange: boolean;
};

/** The contract screen: what is shown, what may be ticked, typed and submitted, and whether it is signed (R12). */
export type ContractView = {
  readonly viewer: ViewerState;
  readonly contractUrl: string;
  readonly pictureUrl: string;
  readonly documentId: string | null;
  readonly hasDocumentIdFailed: boolean;
  readonly terms: Offer | null;
  readonly isScrollRequired: boolean;
  readonly canAgree: boolean;
  readonly isAgreed: boolean;
  readonly canSign: boolean;
  readonly signature: string;
  /** What has to come before the contract can be submitted, or null when nothing has. */
  readonly awaited: 'reading' | 'agreement' | 'signature' | 'documentId' | null;
  readonly isSubmitting: boolean;
  readonly isSigned: boolean;
  readonly isCongratulating: boolean;
  readonly canOpenDashboard: boolean;
  readonly review: ContractReview;
  /** What the signed copy says, once there is one (R12.8). */
  readonly signedCopy: SignedContractCopy | null;
};

export function viewContract(snapshot: JourneySnapshot): ContractView {
  const { context } = snapshot;
  const isAt = (...states: readonly string[]) =>
    states.some((signing) => snapshot.matches({ screen: { contract: { signing } } } as never));
  const isSubmitting = isAt('submitting');
  const canSign = isAt('awaitingSignature', 'ready');
  const agreed = context.signedFor ?? context;
  return {
    viewer: viewerState(snapshot, 'contract'),
    contractUrl: FILES.contract,
    pictureUrl: FILES.contractPicture,
    documentId: context.documentId,
    hasDocumentIdFailed: snapshot.matches({ screen: { contract: { identity: 'failed' } } }),
    terms: offerById(context.offerId),
    isScrollRequired: context.policy.requireContractScroll,
    canAgree: canSign || isAt('awaitingAgreement'),
    isAgreed: canSign || isSubmitting || context.isContractSigned,
    canSign,
    signature: context.signature,
    awaited: awaitedIn(isAt, context.documentId),
    isSubmitting,
    isSigned: context.isContractSigned,
    isCongratulating: isAt('congratulating'),
    canOpenDashboard: snapshot.can({ type: 'contract.dashboardOpened' }),
    review: {
      business: agreed.business,
      problems: businessProblems(agreed.business),
      taxReturnYear: taxYearOf(context),
      irsForm: agreed.irsForm,
      canChange: !isSubmitting && !context.isContractSigned,
    },
    signedCopy: signedCopyOf(snapshot),
  };
}

function awaitedIn(isAt: (state: string) => boolean, documentId: string | null): ContractView['awaited'] {
  if (isAt('agreementLocked')) return 'reading';
  if (isAt('awaitingAgreement')) return 'agreement';
  if (isAt('awaitingSignature')) return 'signature';
  return isAt('ready') && documentId === null ? 'documentId' : null;
}
