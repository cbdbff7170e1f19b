import { signedCopyOf } from '#machines/journey/views/signedCopyOf.ts';
import { viewDashboard } from '#machines/journey/views/viewDashboard.ts';
import { ScreenHeading } from '#src/components/ScreenHeading.tsx';
import { DASHBOARD } from '#src/content/dashboard.ts';
import { useJourney } from '#src/journey/hooks.ts';
import classes from './DashboardScreen.module.css';
import { MoneyArrival } from './parts/MoneyArrival.tsx';
import { NextPayment } from './parts/NextPayment.tsx';
import { NextSteps } from './parts/NextSteps.tsx';
import { SetupSteps } from './parts/SetupSteps.tsx';

/** Set-up: the signed contract, the bank account, the extension, and when money comes and goes (R13.1 to R13.3). */
export function DashboardScreen() {
  const { nextPayment, extensionUrl, contract } = useJourney(viewDashboard);
  const copy = useJourney(signedCopyOf);
  return (
    <div className={classes.screen}>
      <ScreenHeading title={DASHBOARD.title} intro={DASHBOARD.intro} />
      <div className={classes.content}>
        <SetupSteps contract={contract} copy={copy} extensionUrl={extensionUrl} />
        <div className={classes.columns}>
          <NextSteps />
          <NextPayment nextPayment={nextPayment} isSigned={contract !== null} />
        </div>
        <MoneyArrival />
      </div>
    </div>
  );
}
