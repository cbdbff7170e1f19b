import { CONSENT_VERSION } from '#machines/constants.ts';
import type { SignedContractCopy } from '#machines/domain/copies.ts';
import { formatDate, formatMoment } from './format.ts';

/** Returns the certificate of a signed contract (R12.5). */
export function certificateText(
  copy: SignedContractCopy,
  { documentTitle, offer, unsignedSha256 }: { documentTitle: string; offer: string; unsignedSha256: string },
) {
  const when = (time: string | null) => (time === null ? 'Not recorded' : formatMoment(time));
  return {
    heading: 'Certificate of signature',
    text: `This page records how contract ${copy.documentId} was signed. It is a demonstration without legal effect: who signed was not checked, and no third party witnessed it.`,
    fields: {
      'Document ID': copy.documentId,
      Document: documentTitle,
      'Full name, as typed': copy.signature,
      'Offer chosen': offer,
      'Signed, with time zone': when(copy.signedAt),
      'Electronic records consent': `Version of ${formatDate(CONSENT_VERSION)}, section 22 of this agreement`,
      'Unsigned file, SHA-256': unsignedSha256,
      Clock: 'That of the device on which it was signed',
    },
    events: {
      caption: 'What happened, in order',
      columns: ['Event', 'Date and time with zone'],
      rows: [
        ['Agreement opened', when(copy.openedAt)],
        ['End of the text reached', when(copy.readAt)],
        ['Agreement box checked', when(copy.agreedAt)],
        ['Signed and submitted', when(copy.signedAt)],
      ],
    },
    check: {
      heading: 'How to check this copy',
      text: 'The SHA-256 above is the fingerprint of the contract as you could read and download it before you signed. Anyone who has that file can calculate it again. No file can contain its own fingerprint, so this is not the fingerprint of the signed copy.',
    },
  };
}
