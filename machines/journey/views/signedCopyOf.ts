import type { SignedContractCopy } from '#machines/domain/copies.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';

/** What the signed copy says, or null as long as there is no signed contract to copy (R12.5, R12.8). */
export function signedCopyOf({ context }: JourneySnapshot): SignedContractCopy | null {
  const { signedAt, ...times } = context.contractTimes;
  const { signedFor } = context;
  if (signedFor === null || context.documentId === null || signedAt === null) return null;
  return {
    documentId: context.documentId,
    signature: context.signature.trim(),
    offerId: context.offerId,
    business: signedFor.business,
    ...times,
    signedAt,
  };
}
