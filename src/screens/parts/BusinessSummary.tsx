import type { ReactNode } from 'react';
import type { BusinessDetails, Owner } from '#machines/domain/business.ts';
import { visibleText } from '#machines/domain/text.ts';
import { CONTRACT_REVIEW } from '#src/content/contractReview.ts';
import classes from './Summary.module.css';
import { DocumentList } from './DocumentList.tsx';
import { EinSummary } from './EinSummary.tsx';
import { DOCUMENT_SLOTS } from '#machines/domain/choices.ts';

const WORDS = CONTRACT_REVIEW.business;
const DOCUMENT_WORDS = CONTRACT_REVIEW.documents;

type BusinessSummaryProps = { readonly business: BusinessDetails; readonly taxReturnYear: number };

/** The business as the contract names it, and the documents that show it (R9.1 to R9.6, R12.1). */
export function BusinessSummary({ business, taxReturnYear }: BusinessSummaryProps) {
  const { entityType, ein, address, owners, documents } = business;
  const names = DOCUMENT_WORDS.names(taxReturnYear);
  return (
    <div className={classes.business}>
      <dl className={classes.rows}>
        <Row label={WORDS.entityType}>{entityType === null ? null : WORDS.entityTypeNames[entityType]}</Row>
        <Row label={WORDS.ein}>{ein.trim() === '' ? null : <EinSummary ein={ein} />}</Row>
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
        <DocumentList
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
    <div>
      <dt>{label}</dt>
      <dd>{children ?? <span className={classes.absent}>{CONTRACT_REVIEW.notGiven}</span>}</dd>
    </div>
  );
}
