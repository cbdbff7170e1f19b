import type { ReactNode } from 'react';
import { type BusinessDetails, parseEin, formatDetails } from '#machines/domain/business.ts';
import { DOCUMENT_SLOTS } from '#machines/domain/choices.ts';
import type { FileRef } from '#machines/domain/documents.ts';
import { Glyph } from '#src/components/Glyph.tsx';
import { Row } from '#src/components/layout/Row.tsx';
import { Split } from '#src/components/layout/Split.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import { MaskedEin } from '#src/components/MaskedEin.tsx';
import { CONTRACT_REVIEW } from '#src/content/contractReview.ts';
import { ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import { formatFileSize } from '#src/content/format.ts';
import classes from './Summary.module.css';

const CONTENT = CONTRACT_REVIEW.business;
const { business: BUSINESS, owners: OWNERS, documents: DOCUMENTS } = ENTITY_DETAILS;

type BusinessSummaryProps = { readonly business: BusinessDetails; readonly taxReturnYear: number };

export function BusinessSummary({ business, taxReturnYear }: BusinessSummaryProps) {
  const { entityType, legalName, ein, address, owners, documents } = formatDetails(business);
  const names = DOCUMENTS.names(taxReturnYear);
  const malformed = <Placeholder>{CONTENT.einMalformed}</Placeholder>;
  return (
    <Split columns={2} gap={6}>
      <Stack as="dl" gap={3} className={classes.summary}>
        <Entry label={BUSINESS.entityType}>{entityType && BUSINESS.entityTypeNames[entityType]}</Entry>
        {legalName !== '' && (
          <Entry label={CONTENT.legalName}>
            <bdi>{legalName}</bdi>
          </Entry>
        )}
        <Entry label={BUSINESS.ein}>
          {ein !== '' && (parseEin(ein) === null ? malformed : <MaskedEin ein={ein} />)}
        </Entry>
        <Entry label={BUSINESS.address}>{address !== '' && <span className={classes.address}>{address}</span>}</Entry>
        <Entry label={OWNERS.legend}>
          <ul>
            {owners.map(({ id, name, percentage }, index) => (
              <Row as="li" key={id} gap={2} justify="between">
                <bdi>{name || CONTENT.unnamedOwner(index + 1)}</bdi>
                <span>{percentage || CONTENT.missingPercentage}</span>
              </Row>
            ))}
          </ul>
        </Entry>
      </Stack>
      <Stack gap={3}>
        <p>
          <strong>{DOCUMENTS.legend}</strong>
        </p>
        <DocumentList
          documents={[
            ...DOCUMENT_SLOTS.map((slot) => ({ name: names[slot], file: documents[slot] })),
            ...owners.map(({ idDocument }, index) => ({ name: OWNERS.idDocument(index + 1), file: idDocument })),
          ]}
        />
      </Stack>
    </Split>
  );
}

function Entry({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <Text as="dt" kind="quiet">
        {label}
      </Text>
      <dd>{children || <Placeholder>{CONTRACT_REVIEW.notGiven}</Placeholder>}</dd>
    </div>
  );
}

function Placeholder({ children }: { readonly children: string }) {
  return (
    <Text as="em" kind="quiet">
      {children}
    </Text>
  );
}

type ListedDocument = { readonly name: string; readonly file: FileRef | null; readonly placeholder?: string };

export function DocumentList({ documents }: { documents: readonly ListedDocument[] }) {
  return (
    <Stack as="dl" gap={3} className={classes.summary}>
      {documents.map(({ name, file, placeholder = CONTRACT_REVIEW.notGiven }) => (
        <div key={name}>
          <Text as="dt" kind="quiet">
            {name}
          </Text>
          {file === null ? (
            <dd>
              <Placeholder>{placeholder}</Placeholder>
            </dd>
          ) : (
            <Row as="dd" gap={2} isOneLine className={classes.file}>
              <Glyph name="file" />
              <bdi>{file.name}</bdi>
              <Text as="span" kind="quiet">
                {formatFileSize(file.sizeBytes)}
              </Text>
            </Row>
          )}
        </div>
      ))}
    </Stack>
  );
}
