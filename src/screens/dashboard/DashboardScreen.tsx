import { signedCopyOf } from '#machines/journey/views/signedCopyOf.ts';
import { viewDashboard } from '#machines/journey/views/viewDashboard.ts';
import { ScreenHeading } from '#src/components/ScreenHeading.tsx';
import { DASHBOARD } from '#src/content/dashboard.ts';
import { useJourney } from '#src/journey/hooks.ts';
import card from '#src/screens/parts/Card.module.css';
import { FundingCondition } from '#src/screens/parts/FundingCondition.tsx';
import { NextPayment } from '#src/screens/parts/NextPayment.tsx';
import { NoOffer } from '#src/screens/parts/NoOffer.tsx';
import classes from './DashboardScreen.module.css';
import { SetupSteps } from './parts/SetupSteps.tsx';
import { Timeline } from './parts/Timeline.tsx';

/** Set-up: the signed contract, the bank account, the extension, and when money comes and goes (R13.1 to R13.3). */
export function DashboardScreen() {
  const { nextPayment, extensionUrl, contract, isBankConnectionStarted, timeline } = useJourney(viewDashboard);
  const copy = useJourney(signedCopyOf);
  return (
    <div className={card.screen}>
      <ScreenHeading title={DASHBOARD.title} intro={DASHBOARD.intro} />
      <div className={classes.content}>
        <FundingCondition />
        {contract?.terms === null && <NoOffer />}
        <SetupSteps
          contract={contract}
          isBankConnectionStarted={isBankConnectionStarted}
          copy={copy}
          extensionUrl={extensionUrl}
        />
        <div className={classes.columns}>
          {timeline !== null && <Timeline timeline={timeline} />}
          <NextPayment nextPayment={nextPayment} />
        </div>
      </div>
    </div>
  );
}
