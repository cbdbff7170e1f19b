import type { SignedContractCopy } from '#machines/domain/copies.ts';
import type { SignedContractView } from '#machines/journey/views/viewDashboard.ts';
import { Figure } from '#src/components/Figure.tsx';
import { DocumentDownload } from '#src/components/DocumentDownload.tsx';
import { SIGNED_COPY } from '#src/content/contractCopy.ts';
import { DASHBOARD } from '#src/content/dashboard.ts';
import { useSignedCopy } from '#src/journey/hooks.ts';
import { CheckCopy } from './CheckCopy.tsx';
import classes from './SignedContract.module.css';

const WORDS = DASHBOARD.signed;

type SignedContractProps = { readonly contract: SignedContractView; readonly copy: SignedContractCopy | null };

/** The confirmation of the signature: id, name and time, the terms, the copy to keep and its check (R12.5, R12.8). */
export function SignedContract({ contract: { documentId, signature, signedAt, terms }, copy }: SignedContractProps) {
  const downloadOf = useSignedCopy();
  return (
    <div className={classes.signed}>
      <div>
        <p className={classes.title}>{WORDS.title(documentId)}</p>
        <p className={classes.by}>{signedAt === null ? WORDS.by(signature) : WORDS.byAt(signature, signedAt)}</p>
      </div>
      {terms !== null && (
        <div className={classes.figures}>
          <Figure label={WORDS.receive} value={WORDS.receiveValue(terms)} note={WORDS.receiveNote(terms)} />
          <Figure label={WORDS.repay} value={WORDS.repayValue(terms)} note={WORDS.repayNote(terms)} />
          <Figure label={WORDS.time} value={WORDS.timeValue(terms)} note={WORDS.timeNote(terms)} />
        </div>
      )}
      {copy !== null && (
        <div className={classes.copy}>
          <p className={classes.text}>{WORDS.copy}</p>
          <DocumentDownload
            labels={SIGNED_COPY.labels}
            fileName={SIGNED_COPY.fileName(documentId)}
            {...downloadOf(copy)}
          />
          <CheckCopy copy={copy} />
        </div>
      )}
    </div>
  );
}
