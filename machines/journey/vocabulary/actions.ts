import { assertEvent, assign, emit, raise, sendTo } from 'xstate';
import {
  CALCULATOR_MAX_THOUSAND_DOLLARS,
  CALCULATOR_MIN_THOUSAND_DOLLARS,
  CALCULATOR_STEP_THOUSAND_DOLLARS,
  CONGRATULATIONS_DELAY_MS,
  PAYOUT_MAX_DOLLARS,
  PAYOUT_MIN_DOLLARS,
  PDF_LOAD_DEADLINE_MS,
  TIMED_SCREEN_MS,
} from '#machines/constants.ts';
import { documentIdOf } from '#machines/domain/contract.ts';
import { isAdvanceMonths } from '#machines/domain/calculators.ts';
import { offerById } from '#machines/domain/offers.ts';
import type { User } from '#machines/domain/session.ts';
import { snapToStep } from '#machines/domain/slider.ts';
import { blankJourney, type RedirectNotice, type TimedProgress } from '#machines/journey/context.ts';
import type { AccountId, ReviewPart, Toast } from '#machines/journey/events.ts';
import type { IssuedNumber } from '#machines/journey/ports.ts';
import { landingAnchorOf, type RoutedScreenId, screenAt } from '#machines/journey/routes.ts';
import { businessActions } from './businessActions.ts';
import { withGuards } from './guards.ts';

const CALCULATOR_RANGE = {
  min: CALCULATOR_MIN_THOUSAND_DOLLARS,
  max: CALCULATOR_MAX_THOUSAND_DOLLARS,
  step: CALCULATOR_STEP_THOUSAND_DOLLARS,
};

const PAYOUT_RANGE = { min: PAYOUT_MIN_DOLLARS, max: PAYOUT_MAX_DOLLARS, step: 1 };

/** Where each part of what is agreed to is changed. */
const PART_SCREENS: Record<ReviewPart, RoutedScreenId> = {
  offer: 'offers',
  business: 'entityDetails',
  irsForm: 'signIrsForm',
};

/** The whole vocabulary of the chart: what it may ask, do and wait for. */
export const journeySetup = withGuards.extend({
  delays: {
    /** What is left of a timed screen's 7 seconds (R6.3, R11.1). */
    timedScreenRest: ({ context }) => TIMED_SCREEN_MS - context.elapsedMs,
    pdfDeadline: PDF_LOAD_DEADLINE_MS,
    congratulationsDelay: CONGRATULATIONS_DELAY_MS,
  },
  actions: {
    showToast: emit((_, toast: Toast) => ({ type: 'toast.shown', toast })),

    /* Addresses and session */
    noteRedirect: assign({
      redirectNotice: ({ context, event }, params: { reason: RedirectNotice['reason'] }) =>
        event.type === 'url.opened'
          ? { reason: params.reason, wishedScreen: screenAt(event.path) ?? 'landing' }
          : { reason: params.reason, wishedScreen: context.redirectNotice?.wishedScreen ?? 'landing' },
    }),
    forgetRedirect: withGuards.assign({ redirectNotice: null }),
    keepLandingAnchor: withGuards.assign({
      landingAnchor: ({ event }) => (event.type === 'url.opened' ? landingAnchorOf(event.hash) : null),
    }),
    announceSignedIn: raise((_, params: { user: User | null }) => {
      if (params.user === null) throw new Error('a refused sign-in cannot be announced');
      return { type: 'session.signedIn', user: params.user };
    }),
    announcePatreonConnected: withGuards.raise({ type: 'session.patreonConnected' }),
    keepUser: withGuards.assign({
      user: ({ context, event }) => {
        if (event.type === 'session.signedIn') return event.user;
        return event.type === 'session.changedElsewhere' ? event.session.user : context.user;
      },
    }),
    forgetEverything: withGuards.assign(() => ({ ...blankJourney(), user: null })),
    forgetTyped: withGuards.assign(({ context }) => ({ ...blankJourney(), isRemembered: context.isRemembered })),
    keepRemembered: withGuards.assign({
      isRemembered: ({ event }) => {
        assertEvent(event, 'signIn.submitted');
        return event.isRemembered;
      },
    }),
    announceRestarted: withGuards.raise({ type: 'journey.restarted' }),
    announceSignedOut: withGuards.raise({ type: 'session.signedOut' }),
    announceErased: withGuards.emit({ type: 'device.erased' }),

    /* What is kept on this device */
    noteSaved: withGuards.assign({
      savedAt: ({ event }) => {
        assertEvent(event, 'saving.succeeded');
        return event.at;
      },
      savedUntil: ({ event }) => {
        assertEvent(event, 'saving.succeeded');
        return event.until;
      },
    }),
    noteLoaded: withGuards.assign({ isLoadingLate: false }),
    eraseTab: sendTo('persistence', { type: 'erase.requested', scope: 'tab' }),
    eraseRest: sendTo('persistence', { type: 'erase.requested', scope: 'rest' }),
    eraseDevice: sendTo('persistence', { type: 'erase.requested', scope: 'device' }),
    forgetSavedLoss: withGuards.assign({ savedLoss: null }),
    announceForgotten: withGuards.emit({ type: 'journey.forgotten' }),

    /* Landing and connections */
    keepMonthlyRevenue: withGuards.assign({
      calculator: ({ context, event }) => {
        assertEvent(event, 'calculator.revenueChanged');
        return {
          ...context.calculator,
          monthlyRevenueThousandDollars: snapToStep(event.thousandDollars, CALCULATOR_RANGE),
        };
      },
    }),
    keepAdvanceSize: withGuards.assign({
      calculator: ({ context, event }) => {
        assertEvent(event, 'calculator.monthsChosen');
        return isAdvanceMonths(event.months) ? { ...context.calculator, months: event.months } : context.calculator;
      },
    }),
    keepEligibility: withGuards.assign({
      eligibility: ({ context, event }) => {
        assertEvent(event, 'eligibility.answered');
        return { ...context.eligibility, [event.question]: event.isMet };
      },
    }),
    keepPayoutAmount: withGuards.assign({
      payout: ({ context, event }) => {
        assertEvent(event, 'payout.amountChanged');
        return { ...context.payout, amountDollars: snapToStep(event.amountDollars, PAYOUT_RANGE) };
      },
    }),
    keepPayoutMonths: withGuards.assign({
      payout: ({ context, event }) => {
        assertEvent(event, 'payout.monthsChosen');
        return isAdvanceMonths(event.months) ? { ...context.payout, months: event.months } : context.payout;
      },
    }),
    showPlatformUnavailable: withGuards.emit(({ event }) => {
      assertEvent(event, 'platform.chosen');
      return { type: 'toast.shown', toast: { kind: 'info', key: 'platformUnavailable', platform: event.platform } };
    }),
    keepConnection: assign({
      connectedAccounts: ({ context }, params: { account: AccountId }) => [
        ...context.connectedAccounts,
        params.account,
      ],
    }),

    /* Timed screens */
    beginProgress: assign({
      elapsedMs: ({ context }, params: { screen: TimedProgress['screen'] }) =>
        context.savedProgress?.screen === params.screen
          ? Math.min(TIMED_SCREEN_MS, context.savedProgress.elapsedMs)
          : 0,
    }),
    forgetSavedProgress: withGuards.assign({ savedProgress: null }),
    keepElapsed: withGuards.assign({
      elapsedMs: ({ context, event }) => {
        assertEvent(event, 'progress.advanced');
        return Math.min(TIMED_SCREEN_MS, Math.max(context.elapsedMs, event.elapsedMs));
      },
    }),

    /* Offers */
    keepOffer: withGuards.assign({
      offerId: ({ context, event }) => {
        assertEvent(event, 'offers.selected');
        return offerById(event.offerId)?.id ?? context.offerId;
      },
    }),

    ...businessActions,

    /* IRS form */
    keepIrsForm: withGuards.assign({
      irsForm: ({ event }) => {
        assertEvent(event, 'irsForm.fileChosen');
        return event.file;
      },
      irsFormRefusal: null,
    }),
    forgetIrsFormRefusal: withGuards.assign({ irsFormRefusal: null }),
    dropIrsForm: withGuards.assign({ irsForm: null, irsFormRefusal: null }),

    /* Contract */
    keepDocumentId: assign(({ context }, params: IssuedNumber) => ({
      documentId: documentIdOf(params.documentNumber),
      contractTimes: { ...context.contractTimes, openedAt: params.issuedAt },
    })),
    noteReadTime: withGuards.assign({
      contractTimes: ({ context, event }) => {
        assertEvent(event, 'contract.scrolledToEnd');
        return { ...context.contractTimes, readAt: context.contractTimes.readAt ?? event.at };
      },
    }),
    noteAgreementTime: withGuards.assign({
      contractTimes: ({ context, event }) => {
        assertEvent(event, 'contract.agreementChanged');
        return { ...context.contractTimes, agreedAt: event.at };
      },
    }),
    noteChange: withGuards.assign({
      changing: ({ event }) => {
        assertEvent(event, 'contract.changeRequested');
        return event.part;
      },
    }),
    forgetChanging: withGuards.assign({ changing: null }),
    forgetOtherChange: withGuards.assign({
      changing: ({ context, event }) =>
        event.type === 'url.opened' &&
        context.changing !== null &&
        PART_SCREENS[context.changing] === screenAt(event.path)
          ? context.changing
          : null,
    }),
    keepSignature: withGuards.assign({
      signature: ({ event }) => {
        assertEvent(event, 'contract.signatureChanged');
        return event.signature;
      },
    }),
    markContractSigned: assign(({ context }, params: { signedAt: string }) => ({
      isContractSigned: true,
      signedFor: { business: context.business, irsForm: context.irsForm },
      contractTimes: { ...context.contractTimes, signedAt: params.signedAt },
    })),

    /* Calendar and repayment countdown */
    noteDay: withGuards.assign({
      today: ({ event }) => {
        assertEvent(event, 'day.changed');
        return event.today;
      },
    }),
    keepCountdown: withGuards.assign({
      countdownMs: ({ context, event }) => {
        assertEvent(event, 'countdown.advanced');
        return Math.max(context.countdownMs, event.elapsedMs);
      },
    }),
  },
});
