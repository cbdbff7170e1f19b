import type { ReactNode } from 'react';
import { type BusinessDetails, readEin, writtenDetails } from '#machines/domain/business.ts';
import { DOCUMENT_SLOTS } from '#machines/domain/choices.ts';
import type { FileRef } from '#machines/domain/documents.ts';
import { Glyph } from '#src/components/Glyph.tsx';
import { MaskedEin } from '#src/components/MaskedEin.tsx';
import { CONTRACT_REVIEW } from '#src/content/contractReview.ts';
import { ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import { formatFileSize } from '#src/content/format.ts';
import classes from './Summary.module.css';

const WORDS = CONTRACT_REVIEW.business;
const { business: BUSINESS, owners: OWNERS, documents: DOCUMENTS } = ENTITY_DETAILS;

type BusinessSummaryProps = { readonly business: BusinessDetails; readonly taxReturnYear: number };

/** The business as the contract names it, and the documents that show it (R9.1 to R9.6, R12.1). */
export function BusinessSummary({ business, taxReturnYear }: BusinessSummaryProps) {
  const { entityType, legalName, ein, address, owners, documents } = writtenDetails(business);
  const names = DOCUMENTS.names(taxReturnYear);
  const malformed = <span className={classes.absent}>{WORDS.einMalformed}</span>;
  return (
    <div className={classes.business}>
      <dl className={classes.rows}>
        <Row label={BUSINESS.entityType}>{entityType && BUSINESS.entityTypeNames[entityType]}</Row>
        {legalName !== '' && (
          <Row label={WORDS.legalName}>
            <bdi>{legalName}</bdi>
          </Row>
        )}
        <Row label={BUSINESS.ein}>{ein !== '' && (readEin(ein) === null ? malformed : <MaskedEin ein={ein} />)}</Row>
        <Row label={BUSINESS.address}>{address !== '' && <span className={classes.address}>{address}</span>}</Row>
        <Row label={OWNERS.legend}>
          <ul className={classes.owners}>
            {owners.map(({ id, name, percentage }, index) => (
              <li key={id}>
                <bdi>{name || WORDS.ownerNameless(index + 1)}</bdi>
                <span className={classes.share}>{percentage || WORDS.ownerShareless}</span>
              </li>
            ))}
          </ul>
        </Row>
      </dl>
      <div>
        <p className={classes.subheading}>{DOCUMENTS.legend}</p>
        <DocumentList
          documents={[
            ...DOCUMENT_SLOTS.map((slot) => ({ name: names[slot], file: documents[slot] })),
            ...owners.map(({ idDocument }, index) => ({ name: OWNERS.idDocument(index + 1), file: idDocument })),
          ]}
        />
      </div>
    </div>
  );
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children || <span className={classes.absent}>{CONTRACT_REVIEW.notGiven}</span>}</dd>
    </div>
  );
}

type GivenDocument = { readonly name: string; readonly file: FileRef | null; readonly absent?: string };

/** Documents by name, each with its file or the word that there is none (R9.5, R10.4, R12.1). */
export function DocumentList({ documents }: { documents: readonly GivenDocument[] }) {
  return (
    <dl className={classes.documents}>
      {documents.map(({ name, file, absent = CONTRACT_REVIEW.notGiven }) => (
        <div key={name}>
          <dt>{name}</dt>
          {file === null ? (
            <dd className={classes.absent}>{absent}</dd>
          ) : (
            <dd className={classes.file}>
              <Glyph name="file" className={classes.fileGlyph} />
              <bdi className={classes.fileName}>{file.name}</bdi>
              <span className={classes.size}>{formatFileSize(file.sizeBytes)}</span>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
