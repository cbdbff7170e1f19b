import { formatEin } from '#machines/domain/ein.ts';
import { offerById, OFFERS } from '#machines/domain/offers.ts';
import type { SignedContractCopy } from '#machines/domain/copies.ts';
import { visibleText } from '#machines/domain/text.ts';
import { certificateText } from '#src/content/certificate.ts';
import { contractText } from '#src/content/contractText.ts';
import { sellerText, signatureValues, SIGNED_COPY_TEXT } from '#src/content/signedCopy.ts';
import { drawSignedCertificate } from './certificate.ts';
import { drawContract } from './contract.ts';
import { fetchContract } from './fetchContract.ts';
import { fetchFonts } from './fetchFonts.ts';
import { drawPageFrame } from './pageFrame.ts';
import { drawSchedule } from './schedule.ts';
import { sha256 } from './sha256.ts';
import type { DocumentFonts } from './style.ts';
import { openTaggedPdf } from './taggedPdf.ts';

/** Where the fonts and the unsigned contract come from; both reject when they cannot be had. */
export type SignedCopySources = {
  readonly fonts: () => Promise<DocumentFonts>;
  readonly contract: () => Promise<Uint8Array<ArrayBuffer>>;
};

const SERVED: SignedCopySources = { fonts: fetchFonts, contract: fetchContract };

/** The signed contract with its schedule and its certificate; the same bytes for the same copy (R12.5, R12.8). */
export async function writeSignedCopy(
  copy: SignedContractCopy,
  sources: SignedCopySources = SERVED,
): Promise<Uint8Array<ArrayBuffer>> {
  const [fonts, unsigned] = await Promise.all([sources.fonts(), sources.contract()]);
  const unsignedSha256 = await sha256(unsigned);
  const text = contractText(OFFERS);
  const terms = offerById(copy.offerId);
  const offerName = SIGNED_COPY_TEXT.offer(terms);
  const ein = formatEin(copy.business.ein);
  const owners = copy.business.owners.map((owner) => ({ ...owner, name: visibleText(owner.name) }));
  const seller = { ...copy.business, address: visibleText(copy.business.address), owners };
  const values = signatureValues({ ...copy, ein, offer: offerName });
  const fields = text.signatures.fields.map(({ label }, index) => ({ label, value: values[index] ?? '' }));
  const title = SIGNED_COPY_TEXT.title(copy.documentId, text.title);
  const sheet = openTaggedPdf(text.product, title, text.demonstration, fonts, new Date(copy.signedAt));
  drawContract(sheet, { ...text, signatures: { ...text.signatures, fields } });
  drawSchedule(sheet, terms, sellerText(seller, ein));
  const certificate = certificateText(copy, { documentTitle: text.title, offer: offerName, unsignedSha256 });
  drawSignedCertificate(sheet, certificate, text.demonstration);
  const frame = { product: text.product, right: SIGNED_COPY_TEXT.frame(copy.documentId), mark: text.demonstration };
  return sheet.finish((page, pages) => drawPageFrame(sheet, frame, page, pages));
}
