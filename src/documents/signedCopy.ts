import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { readEin, writtenDetails } from '#machines/domain/business.ts';
import { offerById, OFFERS, type Offer } from '#machines/domain/offers.ts';
import type { SignedContractCopy } from '#machines/domain/copies.ts';
import { estimatedPayments } from '#machines/domain/repayment.ts';
import { FILES } from '#machines/journey/routes.ts';
import { certificateText, type CertificateText } from '#src/content/certificate.ts';
import { type ContractRecord, contractText } from '#src/content/contractText.ts';
import { filledIn, remittancesText, scheduleText, sellerText, SIGNED_COPY_TEXT } from '#src/content/signedCopy.ts';
import { drawContract } from './contract.ts';
import { beginPart, drawTable, rowsHeight } from './records.ts';
import { fetchFile, readFonts, type Sources } from './sources.ts';
import { PAGE, PAGE_TEXT_WIDTH, STYLE } from './style.ts';
import { openTaggedPdf, type TaggedPdf } from './taggedPdf.ts';

const TERMS = { labelWidth: 204, padding: 5 } as const;
const REMITTANCES = { labelWidth: PAGE_TEXT_WIDTH / 3, padding: 5, isOfFigures: true } as const;
const RECORD = { labelWidth: 132, padding: 7 } as const;
const EVENTS = { labelWidth: PAGE_TEXT_WIDTH / 2, padding: 5 } as const;
const GAP = 24;
const HEADING_HEIGHT = 70;
const CAPTION_AND_COLUMNS_HEIGHT = 44;

/** Writes the signed contract with its schedule and certificate; equal copies give equal bytes (R12.5, R12.8). */
export async function writeSignedCopy(
  copy: SignedContractCopy,
  sources: Sources = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const { read = fetchFile } = sources;
  const [fonts, unsigned] = await Promise.all([readFonts(sources, typedText(copy)), read(FILES.contract)]);
  const unsignedSha256 = bytesToHex(sha256(unsigned));
  const text = contractText(OFFERS);
  const terms = offerById(copy.offerId);
  const offerName = SIGNED_COPY_TEXT.offer(terms);
  const business = writtenDetails(copy.business);
  const signatures = filledIn(text.signatures, {
    business,
    signature: copy.signature,
    signedAt: copy.signedAt,
    ein: readEin(business.ein) ?? '',
    offer: offerName,
  });
  const about = {
    ...text,
    title: SIGNED_COPY_TEXT.title(copy.documentId, text.title),
    right: SIGNED_COPY_TEXT.frame(copy.documentId),
    writtenAt: new Date(copy.signedAt),
  };
  const sheet = openTaggedPdf(about, fonts);
  drawContract(sheet, { ...text, signatures });
  drawSchedule(sheet, terms, sellerText(business));
  if (terms !== null) drawRemittances(sheet, terms);
  drawCertificate(sheet, certificateText(copy, { documentTitle: text.title, offer: offerName, unsignedSha256 }));
  return sheet.finish();
}

/** Returns all text that the creator typed, which decides the fonts. */
function typedText({ signature, business }: SignedContractCopy): string {
  const owners = business.owners.flatMap(({ name, percentage }) => [name, percentage]);
  return [signature, business.legalName, business.ein, business.address, ...owners].join('\n');
}

/** Draws the terms of the offer, and the seller on a new page if it doesn't fit. */
function drawSchedule(sheet: TaggedPdf, terms: Offer | null, seller: ContractRecord): void {
  const end = drawPart(sheet, scheduleText(terms), sheet.newPage()) + GAP;
  const height = HEADING_HEIGHT + rowsHeight(sheet, { ...TERMS, rows: Object.entries(seller.fields) });
  drawPart(sheet, seller, sheet.placeForPart(end, height));
}

function drawPart(sheet: TaggedPdf, record: ContractRecord, top: number): number {
  const { tag, y } = beginPart(sheet, record, top);
  const rows = Object.entries(record.fields);
  return rows.length === 0 ? y : drawTable(sheet, tag, { ...TERMS, rows }, y);
}

/** Draws the estimated remittances month by month (R8.2). */
function drawRemittances(sheet: TaggedPdf, terms: Offer): void {
  const remittances = remittancesText(estimatedPayments(terms));
  const { tag, y } = beginPart(sheet, remittances, sheet.newPage());
  drawTable(sheet, tag, { ...remittances, ...REMITTANCES }, y);
}

/** Draws the certificate: the signature, the events in order, and how to check the copy (R12.5). */
function drawCertificate(sheet: TaggedPdf, text: CertificateText): void {
  const place = { x: PAGE.left, width: PAGE_TEXT_WIDTH - 40 };
  const { tag, y: top } = beginPart(sheet, text, sheet.newPage());
  let y = drawTable(sheet, tag, { ...RECORD, rows: Object.entries(text.fields) }, top) + GAP;
  const events = { ...EVENTS, ...text.events };
  y =
    drawTable(sheet, tag, events, sheet.placeForPart(y, CAPTION_AND_COLUMNS_HEIGHT + rowsHeight(sheet, events))) + GAP;
  y = sheet.placeForPart(y, HEADING_HEIGHT + sheet.heightOf(text.check.text, STYLE.cell, place.width));
  y = sheet.text(tag, 'H3', text.check.heading, STYLE.heading, { ...place, y }) + 6;
  sheet.text(tag, 'P', text.check.text, STYLE.cell, { ...place, y });
}
