import { missingItems, type Owner } from '#machines/domain/business.ts';
import { forecastPlan, isDefaultPlan } from '#machines/domain/forecast.ts';
import { comparableName, isFullName } from '#machines/domain/text.ts';
import { offerById } from '#machines/domain/offers.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { signedCopyOf, taxYearOf, viewApplication, viewerState } from './viewApplication.ts';

export type ContractView = ReturnType<typeof viewContract>;

export function viewContract(snapshot: JourneySnapshot) {
  const { context } = snapshot;
  const { documentId, signature, isContractSigned } = context;
  const { business, irsForm } = context.signedFor ?? context;
  const { screen } = snapshot.value;
  const signing = typeof screen === 'object' && 'contract' in screen ? screen.contract.signing : null;
  const isSubmitting = signing === 'submitting';
  const application = viewApplication(snapshot);
  const terms = offerById(context.offerId);
  const canSign = signing === 'awaitingSignature' || signing === 'ready';
  return {
    ...application,
    viewer: viewerState(snapshot, 'contract'),
    documentId,
    hasDocumentIdFailed: snapshot.matches({ screen: { contract: { identity: 'failed' } } }),
    terms,
    /** Forecast of the chosen offer with the creator's own numbers; null if nothing is paid out (R19.3). */
    forecast: terms !== null && application.isFundable ? forecastPlan(terms, context.plan) : null,
    plan: context.plan,
    hasOwnPlan: !isDefaultPlan(context.plan),
    business,
    missing: missingItems(business),
    taxReturnYear: taxYearOf(context),
    irsForm,
    canChange: !isSubmitting && !isContractSigned,
    canAgree: canSign || signing === 'awaitingAgreement',
    isAgreed: canSign || isSubmitting || isContractSigned,
    canSign,
    signature,
    /** A warning about the name, which doesn't block signing (R12.4). */
    nameWarning: nameWarningFor(signature, business.owners),
    missingStep: MISSING_STEP[signing ?? ''] ?? (documentId === null ? ('documentId' as const) : null),
    isSubmitting,
    signedAt: signedCopyOf(snapshot)?.signedAt ?? null,
    isCongratulating: signing === 'congratulating',
    canOpenDashboard: snapshot.can({ type: 'contract.dashboardOpened' }),
  };
}

/** `unlistedOwner`: no owner's name starts with the signature. `short`: one word that isn't an owner's full name. */
function nameWarningFor(signature: string, owners: readonly Pick<Owner, 'name'>[]): 'short' | 'unlistedOwner' | null {
  if (signature === '') return null;
  const signed = comparableName(signature);
  const names = owners.map(({ name }) => comparableName(name)).filter((name) => name !== '');
  if (names.length > 0 && !names.some((name) => name.startsWith(signed))) return 'unlistedOwner';
  return names.includes(signed) || isFullName(signature) ? null : 'short';
}

/** The next step toward submitting the contract, by signing state. */
const MISSING_STEP: Readonly<Record<string, 'reading' | 'agreement' | 'signature'>> = {
  agreementLocked: 'reading',
  awaitingAgreement: 'agreement',
  awaitingSignature: 'signature',
};
