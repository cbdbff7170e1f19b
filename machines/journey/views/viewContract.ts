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

/** The contract screen: what is shown, what is agreed to, and whether it is signed (R12). */
export type ContractView = {
  readonly viewer: ViewerState;
  readonly contractUrl: string;
  readonly pictureUrl: string;
  readonly documentId: string | null;
  readonly hasDocumentIdFailed: boolean;
  readonly terms: Offer | null;
  readonly isSubmitting: boolean;
  readonly isSigned: boolean;
  readonly isCongratulating: boolean;
  readonly canOpenDashboard: boolean;
  readonly review: ContractReview;
  /** What the signed copy says, once there is one (R12.8). */
  readonly signedCopy: SignedContractCopy | null;
};

/** What is asked for below the contract: apart from it, because it changes with every letter of the name (R12.2 to R12.5). */
export type SigningView = {
  readonly canAgree: boolean;
  readonly isAgreed: boolean;
  readonly canSign: boolean;
  readonly signature: string;
  /** What has to come before the contract can be submitted, or null when nothing has. */
  readonly awaited: 'reading' | 'agreement' | 'signature' | 'documentId' | null;
  readonly isSubmitting: boolean;
};

export function viewContract(snapshot: JourneySnapshot): ContractView {
  const { context } = snapshot;
  const isSubmitting = signingState(snapshot) === 'submitting';
  const agreed = context.signedFor ?? context;
  return {
    viewer: viewerState(snapshot, 'contract'),
    contractUrl: FILES.contract,
    pictureUrl: FILES.contractPicture,
    documentId: context.documentId,
    hasDocumentIdFailed: snapshot.matches({ screen: { contract: { identity: 'failed' } } }),
    terms: offerById(context.offerId),
    isSubmitting,
    isSigned: context.isContractSigned,
    isCongratulating: signingState(snapshot) === 'congratulating',
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

export function viewSigning(snapshot: JourneySnapshot): SigningView {
  const { documentId, isContractSigned, signature } = snapshot.context;
  const signing = signingState(snapshot);
  const isSubmitting = signing === 'submitting';
  const canSign = signing === 'awaitingSignature' || signing === 'ready';
  return {
    canAgree: canSign || signing === 'awaitingAgreement',
    isAgreed: canSign || isSubmitting || isContractSigned,
    canSign,
    signature,
    awaited: AWAITED[signing ?? ''] ?? (signing === 'ready' && documentId === null ? 'documentId' : null),
    isSubmitting,
  };
}

const AWAITED: Readonly<Record<string, SigningView['awaited']>> = {
  agreementLocked: 'reading',
  awaitingAgreement: 'agreement',
  awaitingSignature: 'signature',
};

function signingState({ value: { screen } }: JourneySnapshot) {
  return typeof screen === 'object' && 'contract' in screen ? screen.contract.signing : null;
}
