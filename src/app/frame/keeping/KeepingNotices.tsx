import type { KeptLoss } from '#machines/journey/context.ts';
import { Notice } from '#src/components/Notice.tsx';
import { SecondaryButton } from '#src/components/SecondaryButton.tsx';
import { FRAME } from '#src/content/frame.ts';
import { lossSentence } from '#src/content/keeping.ts';
import { useSend } from '#src/journey/hooks.ts';
import { focusHeading } from '#src/app/frame/focusHeading.ts';
import classes from './Keeping.module.css';

type KeepingNoticesProps = {
  readonly isRefused: boolean;
  readonly isOutdated: boolean;
  readonly loss: KeptLoss | null;
};

/** Says calmly that nothing is kept and why, or that something kept has not come back (R15.3). */
export function KeepingNotices({ isRefused, isOutdated, loss }: KeepingNoticesProps) {
  const send = useSend();
  const dismiss = () => {
    send({ type: 'keeping.lossSeen' });
    focusHeading();
  };
  return (
    <>
      {isRefused && <Notice kind="warning">{FRAME.storageRefused}</Notice>}
      {isOutdated && (
        <Notice kind="warning">
          <div className={classes.loss}>
            <p className={classes.words}>{FRAME.outdated}</p>
            <SecondaryButton onClick={() => window.location.reload()}>{FRAME.reload}</SecondaryButton>
          </div>
        </Notice>
      )}
      {loss !== null && (
        <Notice kind="warning">
          <div className={classes.loss}>
            <p className={classes.words}>{lossSentence(loss)}</p>
            <SecondaryButton onClick={dismiss}>{FRAME.lossSeen}</SecondaryButton>
          </div>
        </Notice>
      )}
    </>
  );
}
