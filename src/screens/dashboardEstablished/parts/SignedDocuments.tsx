import type { SignedContractCopy } from '#machines/domain/copies.ts';
import { DocumentDownload } from '#src/components/DocumentDownload.tsx';
import { SIGNED_COPY } from '#src/content/contractCopy.ts';
import { DASHBOARD_ESTABLISHED } from '#src/content/dashboardEstablished.ts';
import { useSignedCopy } from '#src/journey/hooks.ts';
import card from './Card.module.css';
import classes from './SignedDocuments.module.css';

const WORDS = DASHBOARD_ESTABLISHED.documentWriter;

/** The signed copy, to download once more (R12.8). */
export function SignedDocuments({ copy }: { copy: SignedContractCopy }) {
  const downloadOf = useSignedCopy();
  return (
    <section className={`${card.card} ${classes.documents}`}>
      <div>
        <h2 className={card.heading}>{WORDS.heading}</h2>
        <p className={classes.text}>{WORDS.text(copy.documentId)}</p>
      </div>
      <DocumentDownload
        labels={SIGNED_COPY.labels}
        fileName={SIGNED_COPY.fileName(copy.documentId)}
        {...downloadOf(copy)}
      />
    </section>
  );
}
