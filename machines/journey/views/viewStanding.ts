import { isFundable } from '#machines/domain/business.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';

/** What holds of the application on every screen: whether it can be funded, and whether and on which day it was signed. */
export function viewStanding({ context }: JourneySnapshot) {
  return {
    isFundable: isFundable((context.signedFor ?? context).business),
    isSigned: context.isContractSigned,
    signedOn: context.contractTimes.signedAt?.slice(0, 'yyyy-mm-dd'.length) ?? null,
  };
}
