import { businessProblems } from '#machines/domain/business.ts';
import { irsFormAnswers } from '#machines/domain/copies.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { taxYearOf } from './viewEntityDetails.ts';

export type ViewerState = 'loading' | 'loaded' | 'failed';

export type SignIrsFormView = ReturnType<typeof viewSignIrsForm>;

/** The IRS form screen: the viewer, the upload and where the form can be had (R10). */
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
    /** What is missing of the business details, when the creator went on all the same (R9.10). */
    problems: business.isAuthorized && !isContractSigned ? businessProblems(business) : [],
    owners: business.owners,
    /** What a personal copy of the form is written from, and what stands on its lines (R10.3). */
    copy,
    answers: irsFormAnswers(copy),
    /** Whether the creator has come from the contract, to which Continue goes back (R15.1). */
    isChanging: snapshot.context.changing !== null,
  };
}

/** Where the PDF viewer of a screen stands. */
export function viewerState(snapshot: JourneySnapshot, screen: 'signIrsForm' | 'contract'): ViewerState {
  if (snapshot.matches({ screen: { [screen]: { viewer: 'loaded' } } })) return 'loaded';
  return snapshot.matches({ screen: { [screen]: { viewer: 'failed' } } }) ? 'failed' : 'loading';
}
