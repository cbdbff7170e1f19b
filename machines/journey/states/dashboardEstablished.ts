import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { downloadsCalendar, downloadsSignedCopy, goesBack } from './transitions.ts';
import { describedScreen } from './described.ts';

/** The repayment dashboard: totals, progress, next payment, history and renewal (R13.4, R13.5). */
export const dashboardEstablished = journeySetup.createStateConfig({
  ...describedScreen(
    'dashboardEstablished',
    'Repayment: what is paid, what is left, when the next payment comes.',
    'R13.1 R13.4 R13.5 R13.6',
  ),
  on: {
    'contract.copyDownloaded': downloadsSignedCopy,
    'payment.calendarDownloaded': downloadsCalendar,
    'navigation.backRequested': goesBack('#dashboard', 'Back to the set-up.'),
  },
});
