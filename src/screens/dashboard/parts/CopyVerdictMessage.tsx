import { Message } from '#src/components/Message.tsx';
import { DASHBOARD } from '#src/content/dashboard.ts';
import type { CopyVerdict } from './compareCopy.ts';
import classes from './CopyVerdictMessage.module.css';

const WORDS = DASHBOARD.check;
const KINDS = { same: 'success', different: 'error', notPdf: 'error', failed: 'warning' } as const;

/** The answer to a check of a copy, in words and a sign, with the fingerprints it rests on (R12.8). */
export function CopyVerdictMessage({ verdict }: { verdict: CopyVerdict }) {
  const { title, text } = WORDS.verdicts[verdict.kind];
  return (
    <Message kind={KINDS[verdict.kind]} title={title} role="note">
      <p className={classes.text}>{text(verdict.name)}</p>
      {'ofFile' in verdict && (
        <dl className={classes.fingerprints}>
          <dt>{WORDS.fingerprintOfFile}</dt>
          <dd>{verdict.ofFile}</dd>
          <dt>{WORDS.fingerprintOfCopy}</dt>
          <dd>{verdict.ofCopy}</dd>
        </dl>
      )}
    </Message>
  );
}
