import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { PDF_TEXT } from '#src/content/pdf.ts';
import { SIGN_IRS_FORM } from '#src/content/signIrsForm.ts';
import { button, type Drivers, useControl } from './driver.ts';

type Viewer = 'loading' | 'loaded' | 'failed';

/** The state of the document on the open screen. */
export function viewerOf(snapshot: JourneySnapshot): Viewer | undefined {
  const viewerStates = ['loading', 'loaded', 'failed'] as const;
  return viewerStates.find((viewer) =>
    (['signIrsForm', 'contract'] as const).some((screen) =>
      snapshot.matches({ screen: { [screen]: { viewer } } } as never),
    ),
  );
}

/** What becomes of a shown document (R10, R12.1, R12.7). */
export const DOCUMENT_DRIVERS = {
  'viewer.requested': async (page, { isRefused }) => {
    if (!isRefused) await page.requestDocument();
  },
  'viewer.loaded': async (page, { isRefused }) => {
    if (!isRefused) await page.letDocumentCome();
  },
  'viewer.failed': async (page, { before, isRefused }) => {
    if (isRefused) return;
    if (viewerOf(before) === 'loaded') await page.breakDrawing(button(PDF_TEXT.zoomIn));
    else await page.breakDocument();
  },
  'viewer.retried': async (page, step) => {
    await page.giveDocumentUp();
    await useControl(page, button(SIGN_IRS_FORM.retry), step);
  },
} satisfies Drivers;
