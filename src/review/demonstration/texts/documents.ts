import { blankBusiness } from '#machines/domain/business.ts';
import { OFFERS } from '#machines/domain/offers.ts';
import { estimatedPayments } from '#machines/domain/repayment.ts';
import { certificateText } from '#src/content/certificate.ts';
import { contractText, remittancesText, scheduleText, sellerText } from '#src/content/contractText.ts';
import { IRS_FORM_TEXT } from '#src/content/irsFormText.ts';
import { NEXT_PAYMENT } from '#src/content/nextPayment.ts';
import { OFFER_SUMMARY } from '#src/content/offerSummary.ts';
import { headedStrings, readAt, type Reading, stringsIn } from './reading.ts';
import { rowText } from './visibleTexts.ts';

const COPY = {
  documentId: '',
  signature: '',
  offerId: null,
  business: blankBusiness(),
  signedAt: '',
  openedAt: null,
  readAt: null,
  agreedAt: null,
};

/** The agreement, the offer summaries, the IRS form, the signed copy and the calendar entry. */
export function documentReadings(): readonly Reading[] {
  const { summary, sections, signatures, ...rest } = contractText(OFFERS);
  const { parts, facts, ...irsForm } = IRS_FORM_TEXT;
  const labels = parts.flatMap(({ heading, lines }) => [heading, ...lines.flatMap(({ label, hint }) => [label, hint])]);
  const certificate = certificateText(COPY, { documentTitle: '', offer: '', unsignedSha256: '' });
  return [
    ...readAt({ id: 'contract', source: 'agreement' }, [
      ...stringsIn(rest),
      ...headedStrings(summary),
      ...Object.entries(sections).flatMap(([heading, below], index) => [
        `${index + 1}. ${heading}`,
        ...stringsIn(below),
      ]),
      ...stringsIn(signatures),
    ]),
    ...readAt({ id: 'contract', source: 'signedCopy' }, [
      ...[null, ...OFFERS].flatMap((offer) => stringsIn(scheduleText(offer))),
      ...OFFERS.flatMap((offer) => stringsIn(remittancesText(estimatedPayments(offer)))),
      ...stringsIn(sellerText(blankBusiness())),
      ...stringsIn(certificate),
      ...Object.keys(certificate.fields),
    ]),
    ...readAt({ id: 'offers', source: 'offerSummary' }, [
      ...OFFERS.flatMap((offer) => [
        ...OFFER_SUMMARY.rows(offer).map(({ term, value, note }) => rowText([term, value, note])),
        OFFER_SUMMARY.assumptions(offer),
      ]),
      OFFER_SUMMARY.sample,
    ]),
    ...readAt({ id: 'signIrsForm', source: 'irsForm' }, [
      ...labels,
      ...headedStrings(facts.items),
      facts.heading,
      ...stringsIn(irsForm),
    ]),
    ...readAt({ id: 'dashboard', source: 'calendar' }, [NEXT_PAYMENT.calendar.title, NEXT_PAYMENT.calendar.text]),
  ];
}
