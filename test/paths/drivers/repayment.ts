import { DASHBOARD } from '#src/content/dashboard.ts';
import { DASHBOARD_ESTABLISHED } from '#src/content/dashboardEstablished.ts';
import { button, type Drivers, link, presses } from './driver.ts';

/** The set-up and the repayment (R13). */
export const REPAYMENT_DRIVERS = {
  'bank.connectRequested': presses(() => button(DASHBOARD.bank.action)),
  'extension.downloaded': presses(() => link(DASHBOARD.extension.action)),
  'repayment.historyDownloaded': presses(() => button(DASHBOARD_ESTABLISHED.history.download)),
  'countdown.advanced': (hands, { event, before }) =>
    hands.elapse(Math.max(0, event.elapsedMs - before.context.countdownMs)),
} satisfies Partial<Drivers>;
