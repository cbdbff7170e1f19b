import type { ReviewPart } from '#machines/journey/events.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { CONTRACT } from '#src/content/contract.ts';
import { SIGNED_COPY } from '#src/content/contractCopy.ts';
import { CONTRACT_REVIEW } from '#src/content/contractReview.ts';
import type { Hands, Sought } from '#test/paths/hands.ts';
import { button, type Drivers, field, link, presses, uses } from './driver.ts';
import { viewerOf, writesPaper } from './papers.ts';

const { agreement, sign } = CONTRACT;

function changeLink(part: ReviewPart, { context }: JourneySnapshot): Sought {
  const isUnchosen = part === 'offer' && context.offerId === null;
  return link(isUnchosen ? CONTRACT_REVIEW.noOffer.link : CONTRACT_REVIEW[part].change);
}

/** A document that has not come is read as text; that one can be scrolled at once. */
async function scrollToEnd(hands: Hands, before: JourneySnapshot): Promise<void> {
  const readAsText = button(agreement.readAsText);
  if (viewerOf(before) === 'loading' && (await hands.standing(readAsText)) !== 'missing') await hands.press(readAsText);
  await hands.press(button(agreement.skipToEnd));
}

/** The contract (R12). */
export const CONTRACT_DRIVERS = {
  'contract.downloaded': presses(() => link(CONTRACT.download)),
  'contract.scrolledToEnd': (hands, { before }) => scrollToEnd(hands, before),
  'contract.agreementChanged': uses(
    () => ({ role: 'checkbox', name: sign.agreement }),
    (hands, sought, { event }) => hands.tick(sought, event.isAgreed),
  ),
  'contract.changeRequested': presses(({ event, before }) => changeLink(event.part, before)),
  'contract.signatureChanged': uses(
    () => field(sign.name),
    (hands, sought, { event }) => hands.type(sought, event.signature),
  ),
  'contract.submitted': async (hands, step) => {
    const isSubmitting = step.before.matches({ screen: { contract: { signing: 'submitting' } } });
    const submit = button(isSubmitting ? sign.busy : sign.submit);
    if (step.before.hasTag('dialog')) await hands.pressUnseen(submit);
    else await presses(() => submit)(hands, step);
  },
  'contract.copyDownloaded': writesPaper(SIGNED_COPY.labels),
  'contract.dashboardOpened': presses(() => button(CONTRACT.continue)),
} satisfies Partial<Drivers>;
