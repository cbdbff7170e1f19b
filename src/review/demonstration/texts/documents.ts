import { blankBusiness } from '#machines/domain/business.ts';
import type { SignedContractCopy } from '#machines/domain/copies.ts';
import { OFFERS } from '#machines/domain/offers.ts';
import { estimatedPayments } from '#machines/domain/repayment.ts';
import { DEMO_USER } from '#machines/domain/session.ts';
import { SAMPLE_TIME } from '#machines/journey/events/event.ts';
import { certificateText } from '#src/content/certificate.ts';
import {
  type ContractRecord,
  contractText,
  remittancesText,
  scheduleText,
  sellerText,
  SIGNED_COPY_TEXT,
} from '#src/content/contractText.ts';
import { IRS_FORM_TEXT } from '#src/content/irsFormText.ts';
import { NEXT_PAYMENT } from '#src/content/nextPayment.ts';
import { OFFER_SUMMARY } from '#src/content/offerSummary.ts';
import { placeTexts, type PlacedText, stringsIn } from './placedText.ts';
import { rowText } from './visibleTexts.ts';

/** Leaves some values out to include the text that documents show for missing values. */
const COPY: SignedContractCopy = {
  documentId: 'CCA-7',
  signature: DEMO_USER.name,
  offerId: null,
  business: {
    ...blankBusiness(),
    entityType: 'llc',
    legalName: `${DEMO_USER.name} LLC`,
    ein: '12-3456789',
    owners: [{ id: '1', name: DEMO_USER.name, percentage: '100%', idDocument: null }],
  },
  signedAt: SAMPLE_TIME,
  openedAt: SAMPLE_TIME,
  readAt: null,
  agreedAt: SAMPLE_TIME,
};

export function documentTexts(): readonly PlacedText[] {
  const { title, disclaimer, lede, summaryHeading, offerTable, summary, sections, signatures } = contractText(OFFERS);
  const { parts, sign, facts, prefill, ...irsForm } = IRS_FORM_TEXT;
  const certificate = certificateText(COPY, {
    documentTitle: title,
    offer: SIGNED_COPY_TEXT.offer(null),
    unsignedSha256: '9f86d081…',
  });
  return [
    ...placeTexts({ id: 'contract', source: 'agreement' }, [
      title,
      disclaimer,
      lede,
      ...withHeading(summaryHeading, [
        offerTable.caption,
        ...tableRows(offerTable),
        offerTable.note,
        ...rowsOf(summary),
      ]),
      ...Object.entries(sections).flatMap(([heading, below], index) =>
        withHeading(`${index + 1}. ${heading}`, stringsIn(below)),
      ),
      ...recordTexts(signatures),
    ]),
    ...placeTexts({ id: 'contract', source: 'signedCopy' }, [
      SIGNED_COPY_TEXT.title(COPY.documentId, title),
      ...[null, ...OFFERS].flatMap((offer) => recordTexts(scheduleText(offer))),
      ...OFFERS.flatMap((offer) => {
        const { heading, text, caption, ...table } = remittancesText(estimatedPayments(offer));
        const rows = tableRows(table).map((row) => `${SIGNED_COPY_TEXT.offer(offer)}, ${row}`);
        return withHeading(heading, [text, caption, ...rows]);
      }),
      ...recordTexts(sellerText(COPY.business)),
      ...recordTexts(certificate),
      ...withHeading(certificate.events.caption, tableRows(certificate.events)),
      ...recordTexts({ ...certificate.check, fields: {} }),
    ]),
    ...placeTexts({ id: 'offers', source: 'offerSummary' }, [
      ...OFFERS.flatMap((offer) =>
        withHeading(OFFER_SUMMARY.headingOf(offer.months), [
          ...OFFER_SUMMARY.rows(offer).map(({ term, value, note }) => rowText([term, value, note])),
          OFFER_SUMMARY.assumptions(offer),
        ]),
      ),
      OFFER_SUMMARY.sample,
    ]),
    ...placeTexts({ id: 'signIrsForm', source: 'irsForm' }, [
      ...stringsIn({ ...irsForm, officialLink: irsForm.officialLink.label }),
      ...parts.flatMap(({ heading, lines }) =>
        withHeading(
          heading,
          lines.map(({ id, label, hint }) => rowText([`${id} ${label}`, hint])),
        ),
      ),
      ...withHeading(sign.heading, [sign.attestation, ...sign.you]),
      ...withHeading(sign.spouseHeading, sign.spouse),
      ...withHeading(facts.heading, rowsOf(facts.items)),
      ...withHeading(prefill.heading, tableRows(prefill)),
    ]),
    ...placeTexts({ id: 'dashboard', source: 'calendar' }, [NEXT_PAYMENT.calendar.title, NEXT_PAYMENT.calendar.text]),
  ];
}

/** Joins a heading with the text below it, because a heading makes no sense alone. */
function withHeading(heading: string, [first, ...others]: readonly string[]): readonly string[] {
  return [[`${heading}.`, first].join(' ').trim(), ...others];
}

function recordTexts({ heading, text, fields }: ContractRecord): readonly string[] {
  return withHeading(heading, [text, ...rowsOf(fields)]);
}

function rowsOf(fields: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(fields).map(([label, value]) => rowText(value === '' ? [label] : [label, value]));
}

type Table = { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] };

function tableRows({ columns: [, ...columns], rows }: Table): readonly string[] {
  return rows.map(([term = '', ...values]) =>
    rowText([term, ...(columns.length === 1 ? values : values.map((value, index) => `${columns[index]} ${value}`))]),
  );
}
