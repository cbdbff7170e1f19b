import { type BusinessProblem, businessProblems, type Owner } from '#machines/domain/business.ts';
import type { FileRef, FileRefusal } from '#machines/domain/documents.ts';
import { type IrsFormAnswers, irsFormAnswers } from '#machines/domain/irsForm.ts';
import type { IrsFormCopy } from '#machines/domain/copies.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { FILES, OFFICIAL_IRS_FORM_URL } from '#machines/journey/routes.ts';
import { taxYearOf } from './viewEntityDetails.ts';

export type ViewerState = 'loading' | 'loaded' | 'failed';

/** The IRS form screen: the viewer, the upload and where the form can be had (R10). */
export type SignIrsFormView = {
  readonly viewer: ViewerState;
  readonly formUrl: string;
  readonly pictureUrl: string;
  readonly officialUrl: string;
  readonly file: FileRef | null;
  readonly refusal: FileRefusal | null;
  /** Whether the contract is signed and the upload can only be read (R12.8). */
  readonly isSettled: boolean;
  /** What is missing of the business details, when the creator went on all the same (R9.10). */
  readonly problems: readonly BusinessProblem[];
  readonly owners: readonly Owner[];
  /** The year whose tax return is asked for (R9.6). */
  readonly taxReturnYear: number;
  /** What a personal copy of the form is written from, and what stands on its lines (R10.3). */
  readonly copy: IrsFormCopy;
  readonly answers: IrsFormAnswers;
  /** Whether the creator has come from the contract, to which Continue goes back (R15.1). */
  readonly isChanging: boolean;
};

export function viewSignIrsForm(snapshot: JourneySnapshot): SignIrsFormView {
  const { documentId, signedFor } = snapshot.context;
  const { business, irsForm } = signedFor ?? snapshot.context;
  const { entityType, legalName, ein, address } = business;
  const copy = { business: { entityType, legalName, ein, address }, taxYear: taxYearOf(snapshot.context), documentId };
  return {
    viewer: viewerState(snapshot, 'signIrsForm'),
    formUrl: FILES.irsForm,
    pictureUrl: FILES.irsFormPicture,
    officialUrl: OFFICIAL_IRS_FORM_URL,
    file: irsForm,
    refusal: snapshot.context.irsFormRefusal,
    isSettled: signedFor !== null,
    problems: business.isAuthorized && signedFor === null ? businessProblems(business) : [],
    owners: business.owners,
    taxReturnYear: copy.taxYear,
    copy,
    answers: irsFormAnswers(copy),
    isChanging: snapshot.context.changing !== null,
  };
}

/** Where the PDF viewer of a screen stands. */
export function viewerState(snapshot: JourneySnapshot, screen: 'signIrsForm' | 'contract'): ViewerState {
  if (snapshot.matches({ screen: { [screen]: { viewer: 'loaded' } } })) return 'loaded';
  return snapshot.matches({ screen: { [screen]: { viewer: 'failed' } } }) ? 'failed' : 'loading';
}
