import { isFundable } from '#machines/domain/business.ts';
import type { SignedContractCopy } from '#machines/domain/copies.ts';
import { visibleText } from '#machines/domain/text.ts';
import { canReceive, type JourneyContext, type Removal } from '#machines/journey/context.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';

export function viewApplication({ context }: JourneySnapshot) {
  return {
    isFundable: isFundable((context.signedFor ?? context).business),
    canReceive: canReceive(context),
    isSigned: context.isContractSigned,
    signedOn: context.contractTimes.signedAt?.slice(0, 'yyyy-mm-dd'.length) ?? null,
  };
}

/** Returns null unless the contract is signed (R12.5, R12.8). */
export function signedCopyOf({ context }: JourneySnapshot): SignedContractCopy | null {
  const { signedFor, documentId, offerId, signature, contractTimes } = context;
  const { signedAt } = contractTimes;
  if (signedFor === null || documentId === null || signedAt === null) return null;
  const { business } = signedFor;
  return { ...contractTimes, signedAt, documentId, offerId, business, signature: signature.trim() };
}

export function viewRemoved({ context }: JourneySnapshot): Pick<Removal, 'item' | 'name'> | null {
  return context.removed && { item: context.removed.item, name: visibleText(context.removed.name) };
}

/** Returns the year before the year of signing or, if unsigned, before the current year (R9.6, R12.8). */
export function taxYearOf({ contractTimes, today }: JourneyContext): number {
  return Number((contractTimes.signedAt ?? today).slice(0, 'yyyy'.length)) - 1;
}

export function viewerState(snapshot: JourneySnapshot, screen: 'signIrsForm' | 'contract') {
  const states = ['loading', 'loaded', 'failed'] as const;
  return states.find((viewer) => snapshot.matches({ screen: { [screen]: { viewer } } })) ?? 'loading';
}
