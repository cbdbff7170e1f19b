import { businessProblems } from '#machines/domain/business.ts';
import { irsFormAnswers } from '#machines/domain/copies.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { taxYearOf, viewerState } from './viewApplication.ts';

export type SignIrsFormView = ReturnType<typeof viewSignIrsForm>;

export function viewSignIrsForm(snapshot: JourneySnapshot) {
  const { documentId, isContractSigned } = snapshot.context;
  const { business, irsForm } = snapshot.context.signedFor ?? snapshot.context;
  const { entityType, legalName, ein, address } = business;
  const copy = { business: { entityType, legalName, ein, address }, taxYear: taxYearOf(snapshot.context), documentId };
  return {
    viewer: viewerState(snapshot, 'signIrsForm'),
    file: irsForm,
    refusal: snapshot.context.irsFormRefusal,
    isSigned: isContractSigned,
    /** Only the authorization is required to continue; everything else that is missing is listed here (R9.10). */
    problems: business.isAuthorized && !isContractSigned ? businessProblems(business) : [],
    owners: business.owners,
    copy,
    answers: irsFormAnswers(copy),
    isChanging: snapshot.context.changing !== null,
  };
}
