import { assertEvent, assign, emit, raise, sendTo } from 'xstate';
import {
  CALCULATOR_THOUSAND_DOLLARS,
  PAYOUT_DOLLARS,
  PLAN_RANGES,
  CONGRATULATIONS_DELAY_MS,
  MAX_FORECAST_MONTHS,
  PDF_LOAD_DEADLINE_MS,
  TIMED_SCREEN_MS,
  type TIMED_STEP_PERCENTS,
} from '#machines/constants.ts';
import type { AccountId, FilePlace, PlatformId } from '#machines/domain/choices.ts';
import {
  blankOwner,
  type BusinessDetails,
  businessProblems,
  fieldOf,
  fileAt,
  formatEin,
  withFileAt,
  withOwner,
} from '#machines/domain/business.ts';
import { businessFileProblem, type FileRefusal, irsFormProblem, toRefusal } from '#machines/domain/documents.ts';
import type { User } from '#machines/domain/session.ts';
import type { EventOf, JourneyEvent } from '#machines/journey/events/events.ts';
import { snapToStep } from '#machines/domain/slider.ts';
import { blankJourney, hasTyped, type JourneyContext, type Redirect, type Removal } from '#machines/journey/context.ts';
import type { Answer, IssuedNumber, Toast } from '#machines/journey/ports.ts';
import { landingAnchorOf, PART_SCREENS, screenAt } from '#machines/journey/routes.ts';
import { withGuards } from './guards.ts';

const assignOn = <const Type extends JourneyEvent['type']>(
  type: Type,
  update: (event: EventOf<Type>, context: JourneyContext) => Partial<JourneyContext>,
) =>
  withGuards.assign(({ context, event }) => {
    assertEvent(event, type as JourneyEvent['type']);
    return update(event as EventOf<Type>, context);
  });

/** Edits the business form, after which an earlier removal can't be undone. */
const editBusinessOn = <const Type extends JourneyEvent['type']>(
  type: Type,
  change: (event: EventOf<Type>, business: BusinessDetails) => Partial<BusinessDetails>,
) =>
  assignOn(type, (event, { business }) => ({ business: { ...business, ...change(event, business) }, removed: null }));

export const journeySetup = withGuards.extend({
  delays: {
    remainingTime: ({ context }) => TIMED_SCREEN_MS - context.elapsedMs,
    pdfDeadline: PDF_LOAD_DEADLINE_MS,
    congratulationsDelay: CONGRATULATIONS_DELAY_MS,
  },
  actions: {
    showToast: emit((_, toast: Toast) => ({ type: 'toast.shown', toast })),
    noteRedirect: assign({
      redirect: ({ context, event }, { reason }: { reason: Redirect['reason'] }) => ({
        reason,
        refusedScreen:
          (event.type === 'url.opened' ? screenAt(event.path) : context.redirect?.refusedScreen) ?? 'landing',
      }),
    }),
    forgetRedirect: withGuards.assign({ redirect: null }),
    rememberLandingAnchor: assignOn('url.opened', ({ hash }) => ({ landingAnchor: landingAnchorOf(hash) })),
    announceSignedIn: raise((_, { answer }: { answer: Answer }) => {
      // The guard isAccepted has ruled out any other answer.
      const { user } = answer as { readonly user: User };
      return { type: 'session.signedIn', user };
    }),
    announcePatreonConnected: raise((_args, _params: { answer: Answer }) => ({ type: 'session.patreonConnected' })),
    rememberUser: withGuards.assign({
      user: ({ event }) => {
        assertEvent(event, ['session.signedIn', 'session.changedElsewhere']);
        return event.type === 'session.signedIn' ? event.user : event.session.user;
      },
      isOwnSession: true,
    }),
    noteOwnSession: withGuards.assign({ isOwnSession: true }),
    forgetEverything: withGuards.assign(({ context }) => ({
      ...blankJourney(),
      user: null,
      hadNoInput: !hasTyped(context) && !context.isLoadingLate,
    })),
    forgetTyped: withGuards.assign(({ context }) => ({ ...blankJourney(), isRemembered: context.isRemembered })),
    rememberConsent: assignOn('signIn.submitted', ({ isRemembered }) => ({ isRemembered })),
    announceEnded: withGuards.raise({ type: 'journey.ended' }),
    announceRestarted: withGuards.raise({ type: 'journey.restarted' }),
    announceSignedOut: withGuards.raise({ type: 'session.signedOut' }),

    noteSaved: assignOn('saving.succeeded', ({ at, isRemembered }) => ({ saved: { at, isRemembered } })),
    noteLoaded: withGuards.assign({ isLoadingLate: false }),
    eraseTab: sendTo('persistence', { type: 'erase.requested', scope: 'tab' }),
    eraseRemaining: sendTo('persistence', { type: 'erase.requested', scope: 'remaining' }),
    noteLeftover: withGuards.assign({ hadNoInput: false }),
    eraseDevice: sendTo('persistence', { type: 'erase.requested', scope: 'device' }),
    forgetSavedLoss: withGuards.assign({ savedLoss: null }),
    announceForgotten: withGuards.emit({ type: 'journey.forgotten' }),

    rememberMonthlyRevenue: assignOn('calculator.revenueChanged', ({ thousandDollars }, { calculator }) => {
      const monthlyRevenueThousandDollars = snapToStep(thousandDollars, CALCULATOR_THOUSAND_DOLLARS);
      return { calculator: { ...calculator, monthlyRevenueThousandDollars } };
    }),
    rememberAdvanceSize: assignOn('calculator.monthsChosen', ({ months }, { calculator }) => ({
      calculator: { ...calculator, months },
    })),
    rememberEligibility: assignOn('eligibility.answered', ({ question, isMet }, { eligibility }) => ({
      eligibility: { ...eligibility, [question]: isMet },
    })),
    rememberPayoutAmount: assignOn('payout.amountChanged', ({ amountDollars }, { payout }) => ({
      payout: { ...payout, amountDollars: snapToStep(amountDollars, PAYOUT_DOLLARS) },
    })),
    rememberPayoutMonths: assignOn('payout.monthsChosen', ({ months }, { payout }) => ({
      payout: { ...payout, months },
    })),
    showPlatformUnavailable: emit((_, platform: { platform: PlatformId }) => ({
      type: 'toast.shown',
      toast: { kind: 'info', key: 'platformUnavailable', ...platform },
    })),
    rememberBankConnection: withGuards.assign({ isBankConnectionStarted: true }),
    rememberConnection: assign({
      connectedAccounts: ({ context }, { account }: { account: AccountId }) => [...context.connectedAccounts, account],
    }),

    beginProgress: assign({
      elapsedMs: ({ context: { savedProgress } }, { screen }: { screen: keyof typeof TIMED_STEP_PERCENTS }) =>
        savedProgress?.screen === screen ? Math.min(TIMED_SCREEN_MS, savedProgress.elapsedMs) : 0,
    }),
    forgetSavedProgress: withGuards.assign({ savedProgress: null }),
    rememberElapsed: assignOn('progress.advanced', (event, { elapsedMs }) => ({
      elapsedMs: Math.min(TIMED_SCREEN_MS, Math.max(elapsedMs, event.elapsedMs)),
    })),
    rememberPlan: assignOn('plan.changed', ({ field, value }, { plan }) => ({
      plan: { ...plan, [field]: snapToStep(value, PLAN_RANGES[field]) },
    })),
    rememberOffer: assignOn('offers.selected', ({ offerId }) => ({ offerId })),

    rememberEntityType: editBusinessOn('business.entityTypeChosen', ({ entityType }) => ({ entityType })),
    rememberBusinessField: editBusinessOn('business.fieldChanged', ({ field, value }) => ({ [field]: value })),
    touchField: assignOn('business.fieldTouched', ({ field }, { touchedFields }) => ({
      touchedFields: [...new Set([...touchedFields, field])],
    })),
    writeOutEin: assignOn('business.fieldTouched', ({ field }, { business }) => {
      const ein = formatEin(business.ein);
      return field === 'ein' && ein !== business.ein ? { business: { ...business, ein }, removed: null } : {};
    }),
    // The authorization has no problem yet. Adding it by name marks it as touched in case it is unchecked later.
    touchAllFields: withGuards.assign({
      touchedFields: ({ context: { business, touchedFields } }) => [
        ...new Set([...touchedFields, ...businessProblems(business).map(fieldOf), 'authorization' as const]),
      ],
    }),
    requestField: assignOn('business.fieldRequested', ({ field }) => ({ requestedField: field })),
    forgetRequestedField: withGuards.assign({ requestedField: null }),
    addOwner: withGuards.assign(({ context: { business, ownersAdded: before } }) => {
      const ownersAdded = before + 1;
      const owners = [...business.owners, blankOwner(`owner-${ownersAdded}`)];
      return { ownersAdded, business: { ...business, owners }, removed: null };
    }),
    removeOwner: assignOn('business.ownerRemoved', ({ ownerId }, context) => ({
      business: { ...context.business, owners: context.business.owners.filter(({ id }) => id !== ownerId) },
      ...updateRefusal(context, `idDocument:${ownerId}`, null),
      touchedFields: context.touchedFields.filter((field) => !field.endsWith(`:${ownerId}`)),
      removed: toRemoval(context, 'owner', context.business.owners.find(({ id }) => id === ownerId)?.name),
    })),
    rememberOwnerField: editBusinessOn('business.ownerChanged', ({ ownerId, field, value }, business) =>
      withOwner(business, ownerId, { [field]: value }),
    ),
    rememberBusinessFile: assignOn('business.fileChosen', ({ place, file }, context) => ({
      business: withFileAt(context.business, place, file),
      ...updateRefusal(context, place, null),
      removed: null,
    })),
    forgetBusinessFile: assignOn('business.fileRemoved', ({ place }, context) => ({
      business: withFileAt(context.business, place, null),
      ...updateRefusal(context, place, null),
      removed: toRemoval(context, place, fileAt(context.business, place)?.name),
    })),
    refuseBusinessFile: assignOn('business.fileChosen', ({ place, file }, context) =>
      updateRefusal(context, place, toRefusal(file, businessFileProblem(place, file))),
    ),
    refuseIrsForm: assignOn('irsForm.fileChosen', ({ file }) => ({
      irsFormRefusal: toRefusal(file, irsFormProblem(file)),
      removed: null,
    })),
    forgetIrsForm: withGuards.assign(({ context }) => ({
      irsForm: null,
      irsFormRefusal: null,
      removed: toRemoval(context, 'irsForm', context.irsForm?.name),
    })),
    // Fields touched after the removal stay touched.
    restoreRemoved: withGuards.assign(({ context: { removed, touchedFields } }) => {
      if (removed === null) return {};
      const touched = new Set([...removed.before.touchedFields, ...touchedFields]);
      return { ...removed.before, touchedFields: [...touched], removed: null };
    }),
    forgetRemoved: withGuards.assign({ removed: null }),
    rememberIncome: editBusinessOn('business.incomeConfirmationChanged', (event) => ({
      isIncomeConfirmed: event.isConfirmed,
    })),
    rememberAuthorization: editBusinessOn('business.authorizationChanged', ({ isGiven }) => ({
      isAuthorized: isGiven,
    })),
    rememberIrsForm: assignOn('irsForm.fileChosen', ({ file }) => ({
      irsForm: file,
      irsFormRefusal: null,
      removed: null,
    })),
    forgetIrsFormRefusal: withGuards.assign({ irsFormRefusal: null }),

    rememberDocumentId: assign(({ context }, { documentNumber, issuedAt }: IssuedNumber) => ({
      documentId: `CCA-${documentNumber}`,
      contractTimes: { ...context.contractTimes, openedAt: issuedAt },
    })),
    noteReadTime: assignOn('contract.scrolledToEnd', ({ at }, { contractTimes }) => ({
      contractTimes: { ...contractTimes, readAt: contractTimes.readAt ?? at },
    })),
    noteAgreementTime: assignOn('contract.agreementChanged', ({ at }, { contractTimes }) => ({
      contractTimes: { ...contractTimes, agreedAt: at },
    })),
    noteChange: assignOn('contract.changeRequested', ({ part }) => ({ changing: part })),
    forgetChanging: withGuards.assign({ changing: null }),
    forgetOtherChange: assignOn('url.opened', ({ path }, { changing }) => ({
      changing: changing && PART_SCREENS[changing] === screenAt(path) ? changing : null,
    })),
    rememberSignature: assignOn('contract.signatureChanged', ({ signature }) => ({ signature })),
    markContractSigned: assign(({ context: { business, irsForm, contractTimes } }, params: { signedAt: string }) => ({
      isContractSigned: true,
      signedFor: { business, irsForm },
      contractTimes: { ...contractTimes, ...params },
    })),

    noteDay: assignOn('day.changed', ({ today }) => ({ today })),
    rememberMonthAhead: assignOn('repayment.monthChosen', ({ month }) => ({
      monthAhead: snapToStep(month, { min: 0, max: MAX_FORECAST_MONTHS, step: 1 }),
    })),
    rememberCountdown: assignOn('countdown.advanced', ({ elapsedMs }, { countdownMs }) => ({
      countdownMs: Math.max(countdownMs, elapsedMs),
    })),
  },
});

function toRemoval({ business, touchedFields, irsForm }: JourneyContext, item: Removal['item'], name = ''): Removal {
  return { item, name, before: { business, touchedFields, irsForm } };
}

function updateRefusal({ businessRefusals }: JourneyContext, place: FilePlace, refusal: FileRefusal | null) {
  const { [place]: _dropped, ...others } = businessRefusals;
  return { businessRefusals: refusal === null ? others : { ...others, [place]: refusal } };
}
