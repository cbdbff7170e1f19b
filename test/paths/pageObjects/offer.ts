import { OFFERS } from '#machines/domain/offers.ts';
import { BUSINESS_VERIFICATION } from '#src/content/businessVerification.ts';
import { OFFERS_TEXT } from '#src/content/offers.ts';
import { PROCESSING } from '#src/content/processing.ts';
import { type Control, control, sample } from './control.ts';

const timed = (words: { readonly pause: string; readonly resume: string }): readonly Control[] => [
  control('button', words.pause, sample('progress.paused')),
  control('button', words.resume, sample('progress.resumed')),
];

/** What can be used while the offers are prepared (R6). */
export const PROCESSING_CONTROLS: readonly Control[] = timed(PROCESSING.words);

/** What can be used while the business is verified (R11). */
export const BUSINESS_VERIFICATION_CONTROLS: readonly Control[] = timed(BUSINESS_VERIFICATION.words);

/** What can be used at the offers (R8). */
export const OFFERS_CONTROLS: readonly Control[] = [
  ...OFFERS.map(({ id, months }) =>
    control('radio', OFFERS_TEXT.offerTitle(months), sample('offers.selected', { offerId: id }), {
      within: OFFERS_TEXT.legend,
    }),
  ),
  control('button', [OFFERS_TEXT.continue, OFFERS_TEXT.backToContract], sample('offers.continued')),
];
