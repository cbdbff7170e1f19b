import type { FileRef } from '#machines/domain/documents.ts';
import type { FileRefusal } from '#machines/journey/context.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { FILES, OFFICIAL_IRS_FORM_URL } from '#machines/journey/routes.ts';

export type ViewerState = 'loading' | 'loaded' | 'failed';

/** The IRS form screen: the viewer, the upload and where the form can be had (R10). */
export type SignIrsFormView = {
  readonly viewer: ViewerState;
  readonly formUrl: string;
  readonly officialUrl: string;
  readonly file: FileRef | null;
  readonly refusal: FileRefusal | null;
};

export function viewSignIrsForm(snapshot: JourneySnapshot): SignIrsFormView {
  return {
    viewer: viewerState(snapshot, 'signIrsForm'),
    formUrl: FILES.irsForm,
    officialUrl: OFFICIAL_IRS_FORM_URL,
    file: snapshot.context.irsForm,
    refusal: snapshot.context.irsFormRefusal,
  };
}

/** Where the PDF viewer of a screen stands. */
export function viewerState(snapshot: JourneySnapshot, screen: 'signIrsForm' | 'contract'): ViewerState {
  if (snapshot.matches({ screen: { [screen]: { viewer: 'loaded' } } })) return 'loaded';
  return snapshot.matches({ screen: { [screen]: { viewer: 'failed' } } }) ? 'failed' : 'loading';
}
