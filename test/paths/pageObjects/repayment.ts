import { DASHBOARD } from '#src/content/dashboard.ts';
import { NEXT_PAYMENT } from '#src/content/nextPayment.ts';
import { SIGNED_COPY_CONTROL } from './contract.ts';
import { type Control, control, sample } from './control.ts';

const CALENDAR_CONTROL = control('button', NEXT_PAYMENT.calendar.download, sample('payment.calendarDownloaded'));

/** What can be used at the set-up (R13.1 to R13.3). */
export const DASHBOARD_CONTROLS: readonly Control[] = [
  control('button', DASHBOARD.bank.action, sample('bank.connectRequested')),
  control('link', DASHBOARD.extension.action, sample('extension.downloaded')),
  SIGNED_COPY_CONTROL,
  CALENDAR_CONTROL,
];

/** What can be used on the repayment dashboard (R13.4, R13.5). */
export const DASHBOARD_ESTABLISHED_CONTROLS: readonly Control[] = [CALENDAR_CONTROL, SIGNED_COPY_CONTROL];
