import { einProblem } from '#machines/domain/business.ts';
import { DOCUMENT_SLOTS, type DocumentSlot } from '#machines/domain/choices.ts';
import { type JourneyEvent, SAMPLES } from '#machines/journey/events/events.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { taxYearOf } from '#machines/journey/views/viewApplication.ts';
import { APPLICATION, REMOVAL, SIGNED_COPY } from '#src/content/application.ts';
import { CONTRACT } from '#src/content/contract.ts';
import { CONTRACT_REVIEW as REVIEW } from '#src/content/contractReview.ts';
import { DASHBOARD } from '#src/content/dashboard.ts';
import { DASHBOARD_ESTABLISHED } from '#src/content/dashboardEstablished.ts';
import { ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import { FILE_WORDS } from '#src/content/files.ts';
import { NEXT_PAYMENT } from '#src/content/nextPayment.ts';
import { SIGN_IRS_FORM } from '#src/content/signIrsForm.ts';
import { type Control, control, type ControlException, sample } from './control.ts';
import { PLAN_CONTROLS, TIMED_CONTROLS } from './controlsToOffers.ts';

const { business, confirmations, documents, owners, summary } = ENTITY_DETAILS;
const { sign } = CONTRACT;
const FIRST_OWNER = 1;
const OWNER_ID_PLACE = 'idDocument:owner-1';

type Label = (snapshot: JourneySnapshot) => string;

const chooseFile = (label: Label, event: JourneyEvent) =>
  control(
    'button',
    (snapshot) =>
      [FILE_WORDS.choose, FILE_WORDS.replace].map((word) => `${word} ${FILE_WORDS.forLabel(label(snapshot))}`),
    event,
  );

const removeFile = (label: Label, event: JourneyEvent, exception?: ControlException) =>
  control('button', (snapshot) => [`${FILE_WORDS.remove} ${FILE_WORDS.forLabel(label(snapshot))}`], event, {
    exception,
  });

const noFileWhen = (when: ControlException['when']): ControlException => ({
  when,
  expected: 'unavailable',
  reason: 'There is no file to remove.',
});

const documentLabel =
  (slot: DocumentSlot): Label =>
  ({ context }) =>
    documents.names(taxYearOf(context))[slot];

const einLink = (name: string, within?: string) =>
  control('link', name, sample('business.fieldRequested', { field: 'ein' }), {
    within,
    exception: {
      when: ({ context }) => einProblem(context.business.ein) === null,
      expected: 'unavailable',
      reason: 'Only missing or malformed fields are linked.',
    },
  });

const ownerField = (field: string) => `${owners.owner(FIRST_OWNER)} ${field}`;
const ownerId: Label = () => owners.idDocument(FIRST_OWNER);

/** Undoes the last removal (R17.3). */
const UNDO_CONTROL = control('button', REMOVAL.undo, sample('removal.undone'));

const signedForm: Label = () => SIGN_IRS_FORM.upload.label;

const SIGNED_COPY_CONTROL = control(
  'button',
  [SIGNED_COPY.labels.download, SIGNED_COPY.labels.busy],
  sample('contract.copyDownloaded'),
);

const CALENDAR_CONTROL = control('button', NEXT_PAYMENT.calendar.download, sample('payment.calendarDownloaded'));

/** Controls of each screen from the business form to the repayment dashboard (R9 to R13). */
export const CONTROLS_TO_REPAYMENT = {
  entityDetails: [
    control('combobox', business.entityType, sample('business.entityTypeChosen')),
    control('textbox', business.legalName, sample('business.fieldChanged', { field: 'legalName' })),
    control('textbox', business.ein, sample('business.fieldChanged', { field: 'ein' })),
    control('textbox', business.address, sample('business.fieldChanged', { field: 'address' })),
    control('textbox', ownerField(owners.fields.name.label), sample('business.ownerChanged', { field: 'name' })),
    control(
      'textbox',
      ownerField(owners.fields.percentage.label),
      sample('business.ownerChanged', { field: 'percentage' }),
    ),
    chooseFile(ownerId, sample('business.fileChosen', { place: OWNER_ID_PLACE })),
    removeFile(
      ownerId,
      sample('business.fileRemoved', { place: OWNER_ID_PLACE }),
      noFileWhen(({ context }) => (context.business.owners[0]?.idDocument ?? null) === null),
    ),
    control('button', owners.add, sample('business.ownerAdded')),
    control('button', owners.remove(FIRST_OWNER), sample('business.ownerRemoved')),
    ...DOCUMENT_SLOTS.map((slot) => chooseFile(documentLabel(slot), sample('business.fileChosen', { place: slot }))),
    removeFile(
      documentLabel('taxReturn'),
      sample('business.fileRemoved', { place: 'taxReturn' }),
      noFileWhen(({ context }) => context.business.documents.taxReturn === null),
    ),
    UNDO_CONTROL,
    control('checkbox', confirmations.income, sample('business.incomeConfirmationChanged')),
    control('checkbox', confirmations.authorization, sample('business.authorizationChanged')),
    einLink(summary.items(0).ein, summary.heading),
    control('button', [ENTITY_DETAILS.continue, ENTITY_DETAILS.backToContract], sample('business.continued')),
  ],
  signIrsForm: [
    control('link', SIGN_IRS_FORM.download, sample('irsForm.downloaded')),
    control('button', SIGN_IRS_FORM.retry, sample('viewer.retried')),
    control(
      'button',
      [SIGN_IRS_FORM.fillIn.labels.download, SIGN_IRS_FORM.fillIn.labels.busy],
      sample('irsForm.copyWritten'),
    ),
    einLink(SIGN_IRS_FORM.fillIn.blanks['1b'].add),
    chooseFile(signedForm, sample('irsForm.fileChosen')),
    removeFile(signedForm, sample('irsForm.fileRemoved')),
    UNDO_CONTROL,
    control(
      'button',
      [SIGN_IRS_FORM.continue, SIGN_IRS_FORM.continueAnyway, SIGN_IRS_FORM.backToContract],
      sample('irsForm.continued'),
    ),
  ],
  businessVerification: TIMED_CONTROLS,
  contract: [
    control('link', [CONTRACT.download, CONTRACT.downloadUnsigned], sample('contract.downloaded')),
    control('button', CONTRACT.failed.retry, sample('viewer.retried')),
    control('button', CONTRACT.documentIdFailed.retry, sample('documentId.retried'), {
      exception: {
        when: (snapshot) => snapshot.matches({ screen: { contract: { identity: 'unnumbered' } } }),
        expected: 'either',
        reason: 'The request for a document number may already have failed.',
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
        expected: 'enabled',
        reason: 'A read-only field keeps the focus, unlike a disabled one.',
      },
    }),
    control('button', [sign.submit, sign.busy], sample('contract.submitted')),
    {
      ...SIGNED_COPY_CONTROL,
      exception: {
        when: (snapshot) => snapshot.matches({ screen: { contract: { signing: 'signed' } } }),
        expected: 'unavailable',
        reason: 'The button appears in the congratulations dialog 300 ms later.',
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
    control('slider', DASHBOARD_ESTABLISHED.lookAhead.label, SAMPLES['repayment.monthChosen']),
    CALENDAR_CONTROL,
    SIGNED_COPY_CONTROL,
  ],
} as const satisfies Readonly<Record<string, readonly Control[]>>;

/** Controls of the congratulations dialog (R12.5, R12.6). */
export const CONGRATULATIONS_CONTROLS: readonly Control[] = [
  control('button', CONTRACT.continue, sample('contract.dashboardOpened')),
  SIGNED_COPY_CONTROL,
];
