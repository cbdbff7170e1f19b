import type { ReactNode } from 'react';
import { type Owner } from '#machines/domain/business.ts';
import { visibleText } from '#machines/domain/text.ts';
import type { ContractReview } from '#machines/journey/views/viewContract.ts';
import { CONTRACT_REVIEW } from '#src/content/contractReview.ts';
import classes from './Review.module.css';
import { ReviewDocuments } from './ReviewDocuments.tsx';
import { ReviewEin } from './ReviewEin.tsx';
import { DOCUMENT_SLOTS } from '#machines/domain/choices.ts';

const WORDS = CONTRACT_REVIEW.business;
const DOCUMENT_WORDS = CONTRACT_REVIEW.documents;

/** The business as the contract names it, and the documents that show it (R9.1 to R9.6, R12.1). */
export function ReviewBusiness({ review }: { review: ContractReview }) {
  const { entityType, ein, address, owners, documents } = review.business;
  const names = DOCUMENT_WORDS.names(review.taxReturnYear);
  return (
    <div className={classes.business}>
      <dl className={classes.rows}>
        <Row label={WORDS.entityType}>{entityType === null ? null : WORDS.entityTypeNames[entityType]}</Row>
        <Row label={WORDS.ein}>{ein.trim() === '' ? null : <ReviewEin ein={ein} />}</Row>
        <Row label={WORDS.address}>
          {visibleText(address) === '' ? null : <span className={classes.address}>{visibleText(address)}</span>}
        </Row>
        <Row label={WORDS.owners}>
          <ul className={classes.owners}>
            {owners.map((owner, index) => (
              <li key={owner.id}>
                <bdi>{visibleText(owner.name) || WORDS.ownerNameless(index + 1)}</bdi>
                <span className={classes.share}>{shareOf(owner)}</span>
              </li>
            ))}
          </ul>
        </Row>
      </dl>
      <div>
        <h4 className={classes.subheading}>{DOCUMENT_WORDS.heading}</h4>
        <ReviewDocuments
          documents={[
            ...DOCUMENT_SLOTS.map((slot) => ({ name: names[slot], file: documents[slot] })),
            ...owners.map(({ idDocument }, index) => ({ name: DOCUMENT_WORDS.ownerId(index + 1), file: idDocument })),
          ]}
        />
      </div>
    </div>
  );
}

function shareOf({ percentage }: Owner): string {
  return percentage === '' ? WORDS.ownerShareless : WORDS.ownerShare(percentage);
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.row}>
      <dt>{label}</dt>
      <dd>{children ?? <span className={classes.absent}>{CONTRACT_REVIEW.notGiven}</span>}</dd>
    </div>
  );
}
