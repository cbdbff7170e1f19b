import { CONTRACT } from '#src/content/contract.ts';
import { CONTRACT_REVIEW as REVIEW } from '#src/content/contractReview.ts';
import { DASHBOARD } from '#src/content/dashboard.ts';
import { DASHBOARD_ESTABLISHED } from '#src/content/dashboardEstablished.ts';
import { NEXT_PAYMENT } from '#src/content/nextPayment.ts';
import { APPLICATION, SIGNED_COPY } from '#src/content/application.ts';
import { type Control, control, sample } from './control.ts';
import { PLAN_CONTROLS, TIMED } from './toOffers.ts';
import { SAMPLES } from '#machines/journey/events/events.ts';

const { sign } = CONTRACT;

/** The signed copy, to download. */
const SIGNED_COPY_CONTROL = control(
  'button',
  [SIGNED_COPY.labels.download, SIGNED_COPY.labels.busy],
  sample('contract.copyDownloaded'),
);

const CALENDAR_CONTROL = control('button', NEXT_PAYMENT.calendar.download, sample('payment.calendarDownloaded'));

/** What can be used from the verification to the repayment (R11 to R13). */
export const FROM_VERIFICATION = {
  businessVerification: TIMED,
  contract: [
    control('link', [CONTRACT.download, CONTRACT.downloadUnsigned], sample('contract.downloaded')),
    control('button', CONTRACT.failed.retry, sample('viewer.retried')),
    control('button', CONTRACT.documentIdFailed.retry, sample('documentId.retried'), {
      exception: {
        when: (snapshot) => snapshot.matches({ screen: { contract: { identity: 'unnumbered' } } }),
        shows: 'either',
        because: 'The answer that no number could be drawn may have come already.',
      },
    }),
    control(
      'link',
      [REVIEW.offer.change, APPLICATION.noOffer.link],
      sample('contract.changeRequested', { part: 'offer' }),
    ),
    control('link', REVIEW.business.change, sample('contract.changeRequested', { part: 'business' })),
    control('link', REVIEW.irsForm.change, sample('contract.changeRequested', { part: 'irsForm' })),
    ...PLAN_CONTROLS,
    control('checkbox', sign.agreement, SAMPLES['contract.agreementChanged']),
    control('textbox', sign.name, sample('contract.signatureChanged'), {
      exception: {
        when: (snapshot) => snapshot.matches({ screen: { contract: { signing: 'submitting' } } }),
        shows: 'enabled',
        because: 'A read-only field keeps the focus, unlike a disabled one.',
      },
    }),
    control('button', [sign.submit, sign.busy], sample('contract.submitted')),
    {
      ...SIGNED_COPY_CONTROL,
      exception: {
        when: (snapshot) => snapshot.matches({ screen: { contract: { signing: 'signed' } } }),
        shows: 'unusable',
        because: 'For 300 milliseconds; then the congratulations offer it.',
      },
    },
    control('button', CONTRACT.continue, sample('contract.dashboardOpened')),
  ],
  dashboard: [
    control('button', DASHBOARD.bank.action, sample('bank.connectRequested')),
    control('link', DASHBOARD.extension.action, sample('extension.downloaded')),
    SIGNED_COPY_CONTROL,
    CALENDAR_CONTROL,
  ],
  dashboardEstablished: [
    ...PLAN_CONTROLS,
    control('slider', DASHBOARD_ESTABLISHED.own.ahead, SAMPLES['repayment.monthChosen']),
    CALENDAR_CONTROL,
    SIGNED_COPY_CONTROL,
  ],
} as const satisfies Readonly<Record<string, readonly Control[]>>;

/** What can be used in the congratulations (R12.5, R12.6). */
export const CONGRATULATIONS_CONTROLS: readonly Control[] = [
  control('button', CONTRACT.continue, sample('contract.dashboardOpened')),
  SIGNED_COPY_CONTROL,
];
