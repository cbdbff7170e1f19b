import { businessProblems } from '#machines/domain/business.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { SIGN_IRS_FORM } from '#src/content/signIrsForm.ts';
import { PDF_TEXT } from '#src/content/pdf.ts';
import { button, type Driver, type Drivers, link, presses } from './driver.ts';

type ViewerStanding = 'loading' | 'loaded' | 'failed';

/** How the document of the open screen stands. */
export function viewerOf(snapshot: JourneySnapshot): ViewerStanding | undefined {
  const standings = ['loading', 'loaded', 'failed'] as const;
  return standings.find((viewer) =>
    (['signIrsForm', 'contract'] as const).some((screen) =>
      snapshot.matches({ screen: { [screen]: { viewer } } } as never),
    ),
  );
}

/** Writes a paper and waits until it is saved; one that is not offered cannot be asked for. */
export function writesPaper(labels: { readonly download: string; readonly done: string }): Driver {
  return async (hands, { isRefused }) => {
    if (isRefused && (await hands.standing(button(labels.download))) === 'missing') return;
    await hands.press(button(labels.download));
    await hands.read(labels.done);
  };
}

function continueLabel({ context }: JourneySnapshot): string {
  const { business, changing } = context;
  if (changing !== null) return SIGN_IRS_FORM.backToContract;
  const isIncomplete = business.isAuthorized && businessProblems(business).length > 0;
  return isIncomplete ? SIGN_IRS_FORM.continueAnyway : SIGN_IRS_FORM.continue;
}

/** The shown documents and the IRS form (R10, R12.1, R12.7). */
export const PAPER_DRIVERS = {
  'viewer.loaded': async (hands, { isRefused }) => {
    if (!isRefused) await hands.letDocumentCome();
  },
  'viewer.failed': async (hands, { before, isRefused }) => {
    if (isRefused) return;
    if (viewerOf(before) === 'loaded') await hands.breakDrawing(button(PDF_TEXT.zoomIn));
    else await hands.breakDocument();
  },
  'viewer.retried': async (hands, step) => {
    await hands.giveDocumentUp();
    await presses(() => button(SIGN_IRS_FORM.retry))(hands, step);
  },
  'irsForm.downloaded': presses(() => link(SIGN_IRS_FORM.download)),
  'irsForm.copyWritten': writesPaper(SIGN_IRS_FORM.fillIn.labels),
  'irsForm.continued': presses(({ before }) => button(continueLabel(before))),
} satisfies Partial<Drivers>;
