import { blankBusiness } from '#machines/domain/business.ts';
import type { SignedContractCopy } from '#machines/domain/copies.ts';

/** A contract that was signed with everything filled in. */
export const COPY: SignedContractCopy = {
  documentId: 'CCA-123456',
  signature: 'Dana Example',
  offerId: '6-month',
  business: {
    ...blankBusiness(),
    entityType: 'llc',
    ein: '123456789',
    address: '1 Example Street\nSpringfield, IL 62701',
    owners: [{ id: 'owner-1', name: 'Dana Example', percentage: '100', idDocument: null }],
  },
  openedAt: '2026-11-21T10:00:00+01:00',
  readAt: '2026-11-21T10:12:30+01:00',
  agreedAt: '2026-11-21T10:13:05+01:00',
  signedAt: '2026-11-21T10:14:00+01:00',
};
