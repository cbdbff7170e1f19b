import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import {
  changesPlan,
  described,
  describedScreen,
  downloads,
  downloadsSignedCopy,
  goesBack,
  goesTo,
} from './described.ts';

const downloadsCalendar = {
  guard: 'isRepaymentDue',
  ...downloads('calendar', 'The creator presses Add to calendar to save the next payment.', 'R18.4'),
} as const;

export const dashboard = journeySetup.createStateConfig({
  ...describedScreen(
    'dashboard',
    'The creator can connect a bank and download the browser extension.',
    'R13.1 R13.2 R13.3',
  ),
  on: {
    'bank.connectRequested': described('The creator presses Connect Bank.', 'R13.2', {
      target: '#dashboardEstablished',
      actions: [
        'rememberBankConnection',
        { type: 'showToast', params: { kind: 'success', key: 'bankConnectionInitiated' } },
      ],
    }),
    'extension.downloaded': downloads('extension', 'The creator downloads the browser extension.', 'R13.3'),
    'contract.copyDownloaded': downloadsSignedCopy,
    'payment.calendarDownloaded': downloadsCalendar,
    'navigation.backRequested': goesTo(
      '#contract',
      'Back returns to the contract; a signed contract stays signed.',
      'R1.7 R12.8',
    ),
  },
});

export const dashboardEstablished = journeySetup.createStateConfig({
  ...describedScreen(
    'dashboardEstablished',
    'The creator sees what is repaid and what comes next.',
    'R13.1 R13.4 R13.5 R13.6 R19.4',
  ),
  on: {
    'plan.changed': changesPlan('isRepaymentDue'),
    'repayment.monthChosen': described('The creator chooses a month to look ahead to.', 'R19.4', {
      guard: 'isRepaymentDue',
      actions: 'rememberMonthAhead',
    }),
    'contract.copyDownloaded': downloadsSignedCopy,
    'payment.calendarDownloaded': downloadsCalendar,
    'navigation.backRequested': goesBack('#dashboard', 'Back returns to setup.'),
  },
});
