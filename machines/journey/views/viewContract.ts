import { missingItems, type Owner } from '#machines/domain/business.ts';
import { comparableName, isFullName } from '#machines/domain/text.ts';
import { offerById } from '#machines/domain/offers.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { taxYearOf } from './viewEntityDetails.ts';
import { viewerState } from './viewSignIrsForm.ts';

export type ContractView = ReturnType<typeof viewContract>;
export type ReviewView = ReturnType<typeof viewReview>;
export type SigningView = ReturnType<typeof viewSigning>;

/** The contract screen: what is shown, what is agreed to, and whether it is signed (R12). */
export function viewContract(snapshot: JourneySnapshot) {
  const { context } = snapshot;
  return {
    viewer: viewerState(snapshot, 'contract'),
    documentId: context.documentId,
    hasDocumentIdFailed: snapshot.matches({ screen: { contract: { identity: 'failed' } } }),
    terms: offerById(context.offerId),
    isSigned: context.isContractSigned,
    isCongratulating: signingState(snapshot) === 'congratulating',
    canOpenDashboard: snapshot.can({ type: 'contract.dashboardOpened' }),
  };
}

/** What is being agreed to, part by part, and what is still missing of it (R12.1, R9.9). */
export function viewReview(snapshot: JourneySnapshot) {
  const { context } = snapshot;
  const { business, irsForm } = context.signedFor ?? context;
  const isSubmitting = signingState(snapshot) === 'submitting';
  return {
    isSubmitting,
    business,
    missing: missingItems(business),
    /** The year of the tax return that is asked for (R9.6). */
    taxReturnYear: taxYearOf(context),
    irsForm,
    /** Whether a part can still be changed: not while the contract is being signed, and not afterwards (R12.8). */
    canChange: !isSubmitting && !context.isContractSigned,
  };
}

/** What is asked for below the contract: apart from it, because it changes with every letter of the name (R12.2 to R12.5). */
export function viewSigning(snapshot: JourneySnapshot) {
  const { business, documentId, isContractSigned, signature } = snapshot.context;
  const signing = signingState(snapshot);
  const isSubmitting = signing === 'submitting';
  const canSign = signing === 'awaitingSignature' || signing === 'ready';
  return {
    canAgree: canSign || signing === 'awaitingAgreement',
    isAgreed: canSign || isSubmitting || isContractSigned,
    canSign,
    signature,
    /** A hint about an odd name, next to the field; it blocks nothing (R12.4). */
    oddity: oddityOf(signature, business.owners),
    /** What has to come before the contract can be submitted, or null when nothing has. */
    awaited: AWAITED[signing ?? ''] ?? (documentId === null ? ('documentId' as const) : null),
    isSubmitting,
  };
}

/** A name that no named owner has or begins with, or one of a single word that is not the whole name of an owner. */
function oddityOf(signature: string, owners: readonly Pick<Owner, 'name'>[]): 'short' | 'stranger' | null {
  if (signature === '') return null;
  const signed = comparableName(signature);
  const names = owners.map(({ name }) => comparableName(name)).filter((name) => name !== '');
  if (names.length > 0 && !names.some((name) => name.startsWith(signed))) return 'stranger';
  return names.includes(signed) || isFullName(signature) ? null : 'short';
}

/** What has to come before the contract can be submitted. */
const AWAITED: Readonly<Record<string, 'reading' | 'agreement' | 'signature'>> = {
  agreementLocked: 'reading',
  awaitingAgreement: 'agreement',
  awaitingSignature: 'signature',
};

function signingState({ value: { screen } }: JourneySnapshot) {
  return typeof screen === 'object' && 'contract' in screen ? screen.contract.signing : null;
}
