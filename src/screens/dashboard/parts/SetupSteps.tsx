import type { SignedContractCopy } from '#machines/domain/copies.ts';
import type { SignedContractView } from '#machines/journey/views/viewDashboard.ts';
import { DownloadLink } from '#src/components/pdf/DownloadLink.tsx';
import { PrimaryButton } from '#src/components/PrimaryButton.tsx';
import { DASHBOARD } from '#src/content/dashboard.ts';
import { useSend } from '#src/journey/hooks.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';
import card from '#src/screens/parts/Card.module.css';
import { SignedContract } from './SignedContract.tsx';
import { SetupStep } from './SetupStep.tsx';
import classes from './SetupSteps.module.css';

const { bank, extension, steps, unsigned } = DASHBOARD;

type SetupStepsProps = {
  readonly contract: SignedContractView | null;
  readonly isBankConnectionStarted: boolean;
  readonly copy: SignedContractCopy | null;
  readonly extensionUrl: string;
};

/** What is set up here, in order: the contract, the bank account and, for who wants it, the extension (R13.2, R13.3). */
export function SetupSteps({ contract, isBankConnectionStarted, copy, extensionUrl }: SetupStepsProps) {
  const send = useSend();
  const beforeBank = contract === null ? 'open' : 'next';
  return (
    <ol className={classes.steps} aria-label={steps.label}>
      <SetupStep number={1} standing={contract === null ? 'next' : 'done'} heading={steps.contract}>
        {contract === null ? (
          <>
            <p className={card.text}>{`${unsigned.title}. ${unsigned.text}`}</p>
            <JourneyLink href={ROUTES.contract.path} className={classes.link}>
              {unsigned.link}
            </JourneyLink>
          </>
        ) : (
          <SignedContract contract={contract} copy={copy} />
        )}
      </SetupStep>
      <SetupStep number={2} standing={isBankConnectionStarted ? 'started' : beforeBank} heading={bank.heading}>
        <p className={card.text}>{bank.text}</p>
        <div className={classes.action}>
          <PrimaryButton onClick={() => send({ type: 'bank.connectRequested' })}>{bank.action}</PrimaryButton>
        </div>
      </SetupStep>
      <SetupStep number={3} standing="optional" heading={extension.heading}>
        <p className={card.text}>{extension.text}</p>
        <div className={classes.action}>
          <DownloadLink
            href={extensionUrl}
            label={extension.action}
            onDownload={() => send({ type: 'extension.downloaded' })}
          />
        </div>
      </SetupStep>
    </ol>
  );
}
