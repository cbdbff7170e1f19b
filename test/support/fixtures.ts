// Shared people, businesses and files. Tests spread one and override the fields under test.
import type { BusinessDetails, Owner } from '#machines/domain/business.ts';
import { DOCUMENT_SLOTS } from '#machines/domain/choices.ts';
import type { SignedContractCopy } from '#machines/domain/copies.ts';
import type { FileRef } from '#machines/domain/documents.ts';

/** File references, as stored in the chart's context. For actual bytes, see `files.ts`. */
export const PDF: FileRef = {
  id: 'file-1',
  name: 'signed.pdf',
  sizeBytes: 1000,
  mimeType: 'application/pdf',
  content: 'pdf',
};
export const OTHER_PDF: FileRef = { ...PDF, id: 'file-2', name: 'other.pdf' };
export const PNG: FileRef = { ...PDF, id: 'file-3', name: 'scan.png', mimeType: 'image/png', content: 'png' };
export const JPEG: FileRef = { ...PDF, id: 'file-4', name: 'photo.jpg', mimeType: 'image/jpeg', content: 'jpeg' };

export const EIN = '12-3456789';
export const ADDRESS = '1 Main Street\nSpringfield';
export const OWNER: Owner = { id: 'owner-1', name: 'Ada Lovelace', percentage: '60', idDocument: PDF };

export function inEverySlot<File>(file: File) {
  return Object.fromEntries(DOCUMENT_SLOTS.map((slot) => [slot, file])) as Record<
    (typeof DOCUMENT_SLOTS)[number],
    File
  >;
}

/** A business with every required field filled in. */
export const BUSINESS: BusinessDetails = {
  entityType: 'llc',
  legalName: '',
  ein: EIN,
  address: ADDRESS,
  owners: [OWNER],
  documents: inEverySlot(PDF),
  isIncomeConfirmed: true,
  isAuthorized: true,
};

/** The contents of a signed copy of the contract with `BUSINESS`. */
export const SIGNED_COPY: SignedContractCopy = {
  documentId: 'CCA-123456',
  signature: OWNER.name,
  offerId: '6-month',
  business: BUSINESS,
  openedAt: '2026-11-21T10:00:00+01:00',
  readAt: '2026-11-21T10:12:30+01:00',
  agreedAt: '2026-11-21T10:13:05+01:00',
  signedAt: '2026-11-21T10:14:00+01:00',
};
