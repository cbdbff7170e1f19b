import type { SignedContractCopy } from '#machines/domain/copies.ts';
import type { SignedContractView } from '#machines/journey/views/viewDashboard.ts';
import { Disclosure } from '#src/components/Disclosure.tsx';
import { DocumentDownload } from '#src/components/DocumentDownload.tsx';
import { Figure } from '#src/components/Figure.tsx';
import { SIGNED_COPY } from '#src/content/contractCopy.ts';
import { DASHBOARD } from '#src/content/dashboard.ts';
import { useSignedCopy } from '#src/journey/hooks.ts';
import classes from './SignedContract.module.css';

const WORDS = DASHBOARD.signed;

type SignedContractProps = { readonly contract: SignedContractView; readonly copy: SignedContractCopy | null };

/** The confirmation of the signature: id, name and time; folded, the terms and the copy to keep (R12.5, R12.8). */
export function SignedContract({ contract: { documentId, signature, signedAt, terms }, copy }: SignedContractProps) {
  const downloadOf = useSignedCopy();
  return (
    <div className={classes.signed}>
      <p className={classes.title}>{WORDS.id(documentId)}</p>
      <p className={classes.by}>{signedAt === null ? WORDS.by(signature) : WORDS.byAt(signature, signedAt)}</p>
      <Disclosure title={WORDS.details}>
        <div className={classes.details}>
          {terms !== null && (
            <div className={classes.figures}>
              <Figure label={WORDS.receive} value={WORDS.receiveValue(terms)} note={WORDS.receiveNote(terms)} />
              <Figure label={WORDS.repay} value={WORDS.repayValue(terms)} note={WORDS.repayNote(terms)} />
              <Figure label={WORDS.time} value={WORDS.timeValue(terms)} note={WORDS.timeNote(terms)} />
            </div>
          )}
          {copy !== null && (
            <DocumentDownload
              labels={SIGNED_COPY.labels}
              fileName={SIGNED_COPY.fileName(documentId)}
              {...downloadOf(copy)}
            />
          )}
        </div>
      </Disclosure>
    </div>
  );
}
