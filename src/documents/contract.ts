import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { parseEin, formatDetails } from '#machines/domain/business.ts';
import type { SignedContractCopy } from '#machines/domain/copies.ts';
import { type Offer, offerById, OFFERS } from '#machines/domain/offers.ts';
import { estimatedPayments } from '#machines/domain/repayment.ts';
import { FILES } from '#machines/journey/routes.ts';
import { certificateText } from '#src/content/certificate.ts';
import {
  type ContractRecord,
  contractText,
  type ContractText,
  remittancesText,
  scheduleText,
  sellerText,
  SIGNED_COPY_TEXT,
} from '#src/content/contractText.ts';
import { OFFERS_TEXT } from '#src/content/offers.ts';
import { OFFER_SUMMARY } from '#src/content/offerSummary.ts';
import { BROWSER_SOURCES, type DocumentFonts, readFonts, type Sources } from './fonts.ts';
import { beginPart, drawFields, drawTable, fieldsHeight, openingHeight, rowsHeight } from './tables.ts';
import { COLOR, PAGE, PAGE_TEXT_WIDTH, STYLE } from './style.ts';
import { createTaggedPdf, type Tag, type TaggedPdf } from './taggedPdf.ts';

const BOX = { padding: 14, radius: 12 } as const;
const INNER = { x: PAGE.left + BOX.padding, width: PAGE_TEXT_WIDTH - 2 * BOX.padding } as const;
const COLUMN = { x: PAGE.left + 44, width: PAGE_TEXT_WIDTH - 44 - 20 } as const;
const BULLET_WIDTH = 14;
const ITEM = { x: COLUMN.x + BULLET_WIDTH, width: COLUMN.width - BULLET_WIDTH } as const;
const GAP = { section: 18, heading: 7, paragraph: 8, item: 4 } as const;
const SIGNATURE = { row: 72, heading: 120 } as const;
const TERMS = { labelWidth: 204, padding: 4 } as const;
const FIGURES = { labelWidth: 102, padding: 4 } as const;
const SENTENCES = { ...FIGURES, valueWidth: 118, padding: 6 } as const;
const REMITTANCES = { labelWidth: PAGE_TEXT_WIDTH / 3, padding: 5, isNumeric: true } as const;
const RECORD = { labelWidth: 132, padding: 7 } as const;
const EVENTS = { labelWidth: PAGE_TEXT_WIDTH / 2, padding: 5 } as const;
const PART = { gap: 24, headingHeight: 70, captionAndColumnsHeight: 44 } as const;

/** Writes the unsigned contract with all three offers. The bytes are always the same (R12.1, R12.7). */
export async function writeContract(fonts: DocumentFonts): Promise<Uint8Array<ArrayBuffer>> {
  const text = contractText(OFFERS);
  const doc = createTaggedPdf({ title: text.title, header: text.title, footer: text.disclaimer }, fonts);
  drawContract(doc, text);
  drawOfferSummaries(doc, OFFERS);
  return doc.finish();
}

/** Writes the summary of an offer, to share with an accountant (R19.2). */
export async function writeOfferSummary(
  offer: Offer,
  sources: Sources = BROWSER_SOURCES,
): Promise<Uint8Array<ArrayBuffer>> {
  const title = OFFER_SUMMARY.headingOf(offer.months);
  const doc = createTaggedPdf({ title, header: title, footer: OFFER_SUMMARY.sample }, await readFonts(sources, ''));
  drawOfferSummary(doc, offer);
  return doc.finish();
}

/** Writes the signed contract with its schedule and certificate. Equal input produces equal bytes (R12.5, R12.8). */
export async function writeSignedCopy(
  copy: SignedContractCopy,
  sources: Sources = BROWSER_SOURCES,
): Promise<Uint8Array<ArrayBuffer>> {
  const business = formatDetails(copy.business);
  const [fonts, unsigned] = await Promise.all([readFonts(sources, typedText(copy)), sources.read(FILES.contract)]);
  const terms = offerById(copy.offerId);
  const offer = SIGNED_COPY_TEXT.offer(terms);
  const text = contractText(terms === null ? OFFERS : [terms], {
    ...copy,
    business,
    ein: parseEin(business.ein) ?? '',
    terms,
  });
  const info = {
    title: SIGNED_COPY_TEXT.title(copy.documentId, text.title),
    header: SIGNED_COPY_TEXT.frame(copy.documentId),
    footer: text.disclaimer,
    createdAt: new Date(copy.signedAt),
  };
  const doc = createTaggedPdf(info, fonts);
  if (terms !== null) {
    drawOfferSummary(doc, terms);
    doc.newPage();
  }
  drawContract(doc, text);
  const scheduleEnd = drawRecord(doc, scheduleText(terms), doc.newPage());
  const seller = sellerText(business);
  const sellerHeight = openingHeight(doc, seller) + rowsHeight(doc, { ...TERMS, rows: Object.entries(seller.fields) });
  drawRecord(doc, seller, doc.makeRoomForSection(scheduleEnd + PART.gap, sellerHeight));
  if (terms !== null) {
    const remittances = remittancesText(estimatedPayments(terms));
    const { tag, y } = beginPart(doc, remittances, doc.newPage());
    drawTable(doc, tag, { ...remittances, ...REMITTANCES }, y);
  }
  const unsignedSha256 = bytesToHex(sha256(unsigned));
  drawCertificate(doc, certificateText(copy, { documentTitle: text.title, offer, unsignedSha256 }));
  return doc.finish();
}

function typedText({ signature, business }: SignedContractCopy): string {
  const owners = business.owners.flatMap(({ name, percentage }) => [name, percentage]);
  return [signature, business.legalName, business.ein, business.address, ...owners].join('\n');
}

function drawContract(doc: TaggedPdf, text: ContractText): void {
  drawSummary(doc, text);
  const end = drawSections(doc, text.sections);
  const fields = Object.entries(text.signatures.fields);
  const height = SIGNATURE.heading + fieldsHeight(doc, fields, SIGNATURE.row);
  const { tag, y } = beginPart(doc, text.signatures, doc.makeRoomForSection(end, height));
  drawFields(doc, tag, fields, y, SIGNATURE.row);
}

function drawSummary(doc: TaggedPdf, { title, lede, summaryHeading, offerTable, summary }: ContractText): void {
  let y = doc.addText(doc.root, 'H1', title, STYLE.title, { x: PAGE.left, y: PAGE.top, width: 400 }) + 10;
  const boxTop = doc.addText(doc.root, 'P', lede, STYLE.lede, { x: PAGE.left, y, width: 440 }) + 16;
  const tag = doc.addNode(doc.root, 'Sect');
  doc.pdf.outline.addItem(summaryHeading);
  y = doc.addText(tag, 'H2', summaryHeading, STYLE.heading, { ...INNER, y: boxTop + BOX.padding }) + 4;
  const offers = { ...offerTable, ...INNER, labelWidth: 198, padding: 4, isNumeric: true, isFirstRowHighlighted: true };
  y = drawTable(doc, tag, offers, y) + 8;
  y = doc.addText(tag, 'P', offerTable.note, STYLE.fact, { ...INNER, y }) + 8;
  y = drawTable(doc, tag, { rows: Object.entries(summary), ...INNER, labelWidth: 110, padding: 5 }, y) + 4;
  doc.drawArtifact(() => {
    doc.pdf.roundedRect(PAGE.left, boxTop, PAGE_TEXT_WIDTH, y - boxTop, BOX.radius);
    doc.pdf.lineWidth(1).stroke(COLOR.action);
  });
}

function drawOfferSummary(doc: TaggedPdf, offer: Offer): void {
  const opening = { heading: OFFER_SUMMARY.headingOf(offer.months), text: OFFER_SUMMARY.sample };
  const { tag, y } = beginPart(doc, opening, PAGE.top, 'H1');
  const rows = OFFER_SUMMARY.rows(offer).map(({ term, value, note }) => [term, value, note]);
  drawAssumptions(doc, tag, offer, drawTable(doc, tag, { ...SENTENCES, rows }, y));
}

function drawOfferSummaries(doc: TaggedPdf, offers: readonly [Offer, ...Offer[]]): void {
  const opening = { heading: OFFER_SUMMARY.headingOfAll, text: OFFER_SUMMARY.sample };
  const { tag, y } = beginPart(doc, opening, doc.newPage());
  const summaries = offers.map(OFFER_SUMMARY.rows);
  const [first = []] = summaries;
  const inEach = (row: number, part: 'value' | 'note') => summaries.map((summary) => summary[row]?.[part] ?? '');
  const columns = ['', ...offers.map(({ months }) => OFFERS_TEXT.offerTitle(months))];
  const figures = first.map(({ term }, row) => [term, ...inEach(row, 'value')]);
  const sentences = first.map(({ term }, row) => [term, [...new Set(inEach(row, 'note'))].join('\n')]);
  const end = drawTable(doc, tag, { ...FIGURES, columns, rows: figures }, y) + GAP.section;
  drawAssumptions(doc, tag, offers[0], drawTable(doc, tag, { ...FIGURES, rows: sentences }, end));
}

function drawAssumptions(doc: TaggedPdf, tag: Tag, offer: Offer, top: number): void {
  const box = { x: PAGE.left, y: top + 8, width: PAGE_TEXT_WIDTH };
  doc.addText(tag, 'P', OFFER_SUMMARY.assumptions(offer), STYLE.fact, box);
}

/** Draws the numbered sections without splitting any across pages; returns where the last one ends. */
function drawSections(doc: TaggedPdf, sections: ContractText['sections']): number {
  let y = doc.newPage();
  Object.entries(sections).forEach(([heading, parts], index) => {
    y = doc.makeRoomFor(y, sectionHeight(doc, heading, parts));
    const tag = doc.addNode(doc.root, 'Sect');
    doc.pdf.outline.addItem(`${index + 1} ${heading}`);
    const drawHeading = () => {
      doc.write(`${index + 1}`, STYLE.number, { x: PAGE.left, y, width: COLUMN.x - PAGE.left });
      y = doc.write(heading, STYLE.heading, { ...COLUMN, y }) + GAP.heading;
    };
    tag.add(doc.pdf.struct('H2', {}, drawHeading));
    for (const part of parts) {
      if (typeof part === 'string') y = doc.addText(tag, 'P', part, STYLE.body, { ...COLUMN, y }) + GAP.paragraph;
      else y = drawList(doc, doc.addNode(tag, 'L'), part, y);
    }
    y += GAP.section;
  });
  return y;
}

function drawList(doc: TaggedPdf, list: Tag, items: readonly string[], top: number): number {
  let y = top;
  for (const text of items) {
    const item = doc.addNode(list, 'LI');
    doc.addText(item, 'Lbl', '•', STYLE.bullet, { x: COLUMN.x, y, width: BULLET_WIDTH });
    y = doc.addText(item, 'LBody', text, STYLE.body, { ...ITEM, y }) + GAP.item;
  }
  return y;
}

function sectionHeight(doc: TaggedPdf, heading: string, parts: readonly (string | readonly string[])[]): number {
  const heights = parts.flatMap((part) =>
    typeof part === 'string'
      ? doc.heightOf(part, STYLE.body, COLUMN.width) + GAP.paragraph
      : part.map((text) => doc.heightOf(text, STYLE.body, ITEM.width) + GAP.item),
  );
  const headingHeight = doc.heightOf(heading, STYLE.heading, COLUMN.width) + GAP.heading;
  return heights.reduce((sum, height) => sum + height, headingHeight);
}

function drawRecord(doc: TaggedPdf, record: ContractRecord, top: number): number {
  const { tag, y } = beginPart(doc, record, top);
  const rows = Object.entries(record.fields);
  return rows.length === 0 ? y : drawTable(doc, tag, { ...TERMS, rows }, y);
}

function drawCertificate(doc: TaggedPdf, text: ReturnType<typeof certificateText>): void {
  const box = { x: PAGE.left, width: PAGE_TEXT_WIDTH - 40 };
  const { tag, y: top } = beginPart(doc, text, doc.newPage());
  let y = drawTable(doc, tag, { ...RECORD, rows: Object.entries(text.fields) }, top) + PART.gap;
  const events = { ...EVENTS, ...text.events };
  y = doc.makeRoomForSection(y, PART.captionAndColumnsHeight + rowsHeight(doc, events));
  y = drawTable(doc, tag, events, y) + PART.gap;
  y = doc.makeRoomForSection(y, PART.headingHeight + doc.heightOf(text.check.text, STYLE.cell, box.width));
  y = doc.addText(tag, 'H3', text.check.heading, STYLE.heading, { ...box, y }) + 6;
  doc.addText(tag, 'P', text.check.text, STYLE.cell, { ...box, y });
}
