import { PROGRESS_TICK_MS } from '#machines/constants.ts';
import { OFFERS } from '#machines/domain/offers.ts';
import { progressPercent } from '#machines/domain/progress.ts';
import { formatPercent } from '#src/content/format.ts';
import { OFFERS_TEXT } from '#src/content/offers.ts';
import { PROCESSING } from '#src/content/processing.ts';
import { button, type Drivers, presses } from './driver.ts';

const { pause, resume } = PROCESSING.words;
/** So many milliseconds before the wanted moment the page is watched closely. */
const CLOSE_MS = 10 * PROGRESS_TICK_MS;
const FINE_STEP_MS = 35;

/** The timed screens and the offers (R6, R8, R11). */
export const OFFER_DRIVERS = {
  'progress.advanced': async (hands, { event, before, after }) => {
    const [from, to] = [before.context.elapsedMs, after.context.elapsedMs].map(progressPercent);
    if (from === to) return;
    const passing = event.elapsedMs - before.context.elapsedMs;
    await hands.elapse(Math.max(0, passing - CLOSE_MS));
    await hands.elapseUntil(formatPercent(to ?? 0), FINE_STEP_MS, CLOSE_MS + PROGRESS_TICK_MS);
  },
  'progress.paused': presses(() => button(pause)),
  'progress.resumed': presses(() => button(resume)),
  'offers.selected': presses(({ event }) => {
    const offer = OFFERS.find(({ id }) => id === event.offerId);
    const name = offer === undefined ? event.offerId : OFFERS_TEXT.offerTitle(offer.months);
    return { role: 'radio', name, within: { role: 'group', name: OFFERS_TEXT.legend } };
  }),
  'offers.continued': presses(({ before }) =>
    button(before.context.changing === null ? OFFERS_TEXT.continue : OFFERS_TEXT.backToContract),
  ),
} satisfies Partial<Drivers>;
