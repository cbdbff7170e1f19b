import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { screenMeta } from './access.ts';
import { downloads, downloadsCalendar, downloadsSignedCopy } from './transitions.ts';

/** The creator connects the bank and may download the browser extension (R13.2, R13.3). */
export const dashboard = journeySetup.createStateConfig({
  id: 'dashboard',
  description: 'Set-up: connect the bank, download the browser extension.',
  meta: screenMeta('dashboard', ['R13.1', 'R13.2', 'R13.3']),
  on: {
    'bank.connectRequested': {
      target: '#dashboardEstablished',
      actions: [
        'rememberBankConnection',
        { type: 'showToast', params: { kind: 'success', key: 'bankConnectionInitiated' } },
      ],
      description: 'The creator presses Connect Bank.',
      meta: { requirements: ['R13.2'] },
    },
    'extension.downloaded': downloads('extension', 'The creator downloads the extension.', ['R13.3']),
    'contract.copyDownloaded': downloadsSignedCopy,
    'payment.calendarDownloaded': downloadsCalendar,
    'navigation.backRequested': {
      target: '#contract',
      description: 'Back to the contract; a signed one stays signed.',
      meta: { requirements: ['R1.7', 'R12.8'] },
    },
  },
});
