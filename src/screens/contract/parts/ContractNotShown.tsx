import { Notice } from '#src/components/Notice.tsx';
import { ScrollRegion } from '#src/components/pdf/ScrollRegion.tsx';
import { SecondaryButton } from '#src/components/SecondaryButton.tsx';
import { CONTRACT } from '#src/content/contract.ts';
import { useSend } from '#src/journey/hooks.ts';
import classes from './ContractNotShown.module.css';
import { ContractWords } from './ContractWords.tsx';

/** The contract's text in the PDF's place, so that nobody signs what could not be read (R12.7). */
export function ContractNotShown({ onScrolledToEnd }: { onScrolledToEnd: () => void }) {
  const send = useSend();
  return (
    <div className={classes.stack}>
      <Notice kind="warning" role="alert" title={CONTRACT.failed.title}>
        <p className={classes.text}>{CONTRACT.failed.text}</p>
        <SecondaryButton onClick={() => send({ type: 'viewer.retried' })}>{CONTRACT.failed.retry}</SecondaryButton>
      </Notice>
      <div className={classes.frame}>
        <ScrollRegion label={CONTRACT.document} isReady onScrolledToEnd={onScrolledToEnd}>
          <ContractWords />
        </ScrollRegion>
      </div>
    </div>
  );
}
