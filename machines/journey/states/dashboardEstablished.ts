import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { screenMeta } from './access.ts';
import { downloadsCalendar, downloadsSignedCopy, goesBack } from './transitions.ts';

/** The repayment dashboard: totals, progress, next payment, history and renewal (R13.4, R13.5). */
export const dashboardEstablished = journeySetup.createStateConfig({
  id: 'dashboardEstablished',
  description: 'Repayment: what is paid, what is left, when the next payment comes.',
  meta: screenMeta('dashboardEstablished', ['R13.1', 'R13.4', 'R13.5', 'R13.6']),
  on: {
    'contract.copyDownloaded': downloadsSignedCopy,
    'payment.calendarDownloaded': downloadsCalendar,
    'navigation.backRequested': goesBack('#dashboard', 'Back to the set-up.'),
  },
});
