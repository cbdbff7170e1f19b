import { MAX_IRS_FORM_BYTES } from '#machines/constants.ts';
import type { FileRef } from '#machines/domain/documents.ts';
import { DEMO_SESSION, type Session } from '#machines/domain/session.ts';

/** What samples of several events have in common: a time, files, a session and an owner. */
export const SAMPLE_TIME = '2026-11-21T09:30:00+00:00';
export const FIRST_OWNER = 'owner-1';
export const ACCEPTED_SECRET = 'accepted';
export const UNCONNECTED: Session = { ...DEMO_SESSION, isPatreonConnected: false };

export const SAMPLE_PDF: FileRef = {
  id: 'sample-pdf',
  name: 'signed.pdf',
  sizeBytes: MAX_IRS_FORM_BYTES,
  mimeType: 'application/pdf',
  content: 'pdf',
};
export const TOO_LARGE: FileRef = { ...SAMPLE_PDF, id: 'sample-large', sizeBytes: MAX_IRS_FORM_BYTES + 1 };
export const EMPTY: FileRef = { ...SAMPLE_PDF, id: 'sample-empty', sizeBytes: 0 };
export const PNG: FileRef = { ...SAMPLE_PDF, id: 'sample-png', name: 'id.png', mimeType: 'image/png', content: 'png' };
export const DISGUISED: FileRef = { ...PNG, id: 'sample-disguised', content: 'other' };
