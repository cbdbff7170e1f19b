import { viewDashboard } from '#machines/journey/views/viewDashboard.ts';
import { ActionBar } from '#src/components/ActionBar.tsx';
import { Figure } from '#src/components/Figure.tsx';
import { DownloadLink } from '#src/components/pdf/DownloadLink.tsx';
import { PrimaryButton } from '#src/components/PrimaryButton.tsx';
import { ScreenHeading } from '#src/components/ScreenHeading.tsx';
import { DASHBOARD } from '#src/content/dashboard.ts';
import { useJourney, useSend } from '#src/journey/hooks.ts';
import classes from './DashboardScreen.module.css';
import { ContractStanding } from './parts/ContractStanding.tsx';
import { NextSteps } from './parts/NextSteps.tsx';

/** Set-up: the bank account, the browser extension, and when the first payment comes (R13.1 to R13.3). */
export function DashboardScreen() {
  const { nextPayment, extensionUrl, terms, documentId, isContractSigned } = useJourney(viewDashboard);
  const send = useSend();
  return (
    <div className={classes.screen}>
      <ScreenHeading title={DASHBOARD.title} intro={DASHBOARD.intro} />
      <div className={classes.content}>
        <ContractStanding terms={terms} documentId={documentId} isContractSigned={isContractSigned} />
        <section className={classes.card}>
          <Figure
            label={DASHBOARD.nextPayment.label}
            value={DASHBOARD.nextPayment.days(nextPayment.daysLeft)}
            note={DASHBOARD.nextPayment.date(nextPayment.date)}
            size="large"
          />
          <p className={classes.quiet}>{DASHBOARD.nextPayment.demonstration}</p>
        </section>
        <div className={classes.columns}>
          <section className={classes.card}>
            <h2 className={classes.heading}>{DASHBOARD.bank.heading}</h2>
            <p className={classes.quiet}>{DASHBOARD.bank.text}</p>
          </section>
          <section className={classes.card}>
            <h2 className={classes.heading}>{DASHBOARD.extension.heading}</h2>
            <p className={classes.quiet}>{DASHBOARD.extension.text}</p>
            <DownloadLink
              href={extensionUrl}
              label={DASHBOARD.extension.action}
              onDownload={() => send({ type: 'extension.downloaded' })}
            />
          </section>
        </div>
        <NextSteps />
      </div>
      <ActionBar>
        <PrimaryButton onClick={() => send({ type: 'bank.connectRequested' })}>{DASHBOARD.bank.action}</PrimaryButton>
      </ActionBar>
    </div>
  );
}
