import { assign, emit, raise, sendTo } from 'xstate';
import { CONGRATULATIONS_DELAY_MS, PDF_LOAD_DEADLINE_MS, TIMED_SCREEN_MS } from '#machines/constants.ts';
import type { AccountId, PlatformId } from '#machines/domain/choices.ts';
import { CALCULATOR_RANGE, PAYOUT_RANGE } from '#machines/domain/calculators.ts';
import { snapToStep } from '#machines/domain/slider.ts';
import { blankJourney, type Redirect, type TimedProgress } from '#machines/journey/context.ts';
import type { Answer, IssuedNumber, Toast } from '#machines/journey/ports.ts';
import { landingAnchorOf, PART_SCREENS, screenAt } from '#machines/journey/routes.ts';
import { when } from './base.ts';
import { businessActions } from './businessActions.ts';
import { withGuards } from './guards.ts';

/** The whole vocabulary of the chart: what it may ask, do and wait for. */
export const journeySetup = withGuards.extend({
  delays: {
    /** What is left of a timed screen's 7 seconds (R6.3, R11.1). */
    remainingTime: ({ context }) => TIMED_SCREEN_MS - context.elapsedMs,
    pdfDeadline: PDF_LOAD_DEADLINE_MS,
    congratulationsDelay: CONGRATULATIONS_DELAY_MS,
  },
  actions: {
    showToast: emit((_, toast: Toast) => ({ type: 'toast.shown', toast })),
    /* Addresses and session */
    noteRedirect: assign({
      redirect: ({ context, event }, { reason }: { reason: Redirect['reason'] }) => ({
        reason,
        wishedScreen:
          (event.type === 'url.opened' ? screenAt(event.path) : context.redirect?.wishedScreen) ?? 'landing',
      }),
    }),
    forgetRedirect: withGuards.assign({ redirect: null }),
    rememberLandingAnchor: when('url.opened', ({ hash }) => ({ landingAnchor: landingAnchorOf(hash) })),
    announceSignedIn: raise((_, { answer }: { answer: Answer }) => {
      const user = 'user' in answer ? answer.user : null;
      if (user === null) throw new Error('a refused sign-in cannot be announced');
      return { type: 'session.signedIn', user };
    }),
    announcePatreonConnected: raise((_args, _params: { answer: Answer }) => ({ type: 'session.patreonConnected' })),
    rememberUser: withGuards.assign({
      user: ({ context, event }) => {
        if (event.type === 'session.signedIn') return event.user;
        return event.type === 'session.changedElsewhere' ? event.session.user : context.user;
      },
    }),
    forgetEverything: withGuards.assign(() => ({ ...blankJourney(), user: null })),
    forgetTyped: withGuards.assign(({ context }) => ({ ...blankJourney(), isRemembered: context.isRemembered })),
    rememberConsent: when('signIn.submitted', ({ isRemembered }) => ({ isRemembered })),
    announceEnded: withGuards.raise({ type: 'journey.ended' }),
    announceRestarted: withGuards.raise({ type: 'journey.restarted' }),
    announceSignedOut: withGuards.raise({ type: 'session.signedOut' }),
    announceErased: withGuards.emit({ type: 'device.erased' }),

    /* What is saved on this device */
    noteSaved: when('saving.succeeded', ({ at, until }) => ({ savedAt: at, savedUntil: until })),
    noteLoaded: withGuards.assign({ isLoadingLate: false }),
    eraseTab: sendTo('persistence', { type: 'erase.requested', scope: 'tab' }),
    eraseRest: sendTo('persistence', { type: 'erase.requested', scope: 'rest' }),
    eraseDevice: sendTo('persistence', { type: 'erase.requested', scope: 'device' }),
    forgetSavedLoss: withGuards.assign({ savedLoss: null }),
    announceForgotten: withGuards.emit({ type: 'journey.forgotten' }),

    /* Landing and connections */
    rememberMonthlyRevenue: when('calculator.revenueChanged', ({ thousandDollars }, { calculator }) => ({
      calculator: { ...calculator, monthlyRevenueThousandDollars: snapToStep(thousandDollars, CALCULATOR_RANGE) },
    })),
    rememberAdvanceSize: when('calculator.monthsChosen', ({ months }, { calculator }) => ({
      calculator: { ...calculator, months },
    })),
    rememberEligibility: when('eligibility.answered', ({ question, isMet }, { eligibility }) => ({
      eligibility: { ...eligibility, [question]: isMet },
    })),
    rememberPayoutAmount: when('payout.amountChanged', ({ amountDollars }, { payout }) => ({
      payout: { ...payout, amountDollars: snapToStep(amountDollars, PAYOUT_RANGE) },
    })),
    rememberPayoutMonths: when('payout.monthsChosen', ({ months }, { payout }) => ({ payout: { ...payout, months } })),
    showPlatformUnavailable: emit((_, platform: { platform: PlatformId }) => ({
      type: 'toast.shown',
      toast: { kind: 'info', key: 'platformUnavailable', ...platform },
    })),
    rememberBankConnection: withGuards.assign({ isBankConnectionStarted: true }),
    rememberConnection: assign({
      connectedAccounts: ({ context }, { account }: { account: AccountId }) => [...context.connectedAccounts, account],
    }),

    /* Timed screens and offers */
    beginProgress: assign({
      elapsedMs: ({ context: { savedProgress } }, { screen }: { screen: TimedProgress['screen'] }) =>
        savedProgress?.screen === screen ? Math.min(TIMED_SCREEN_MS, savedProgress.elapsedMs) : 0,
    }),
    forgetSavedProgress: withGuards.assign({ savedProgress: null }),
    rememberElapsed: when('progress.advanced', (event, { elapsedMs }) => ({
      elapsedMs: Math.min(TIMED_SCREEN_MS, Math.max(elapsedMs, event.elapsedMs)),
    })),
    rememberOffer: when('offers.selected', ({ offerId }) => ({ offerId })),

    /* Business information and IRS form */
    ...businessActions,
    rememberIrsForm: when('irsForm.fileChosen', ({ file }) => ({ irsForm: file, irsFormRefusal: null, removed: null })),
    forgetIrsFormRefusal: withGuards.assign({ irsFormRefusal: null }),

    /* Contract */
    rememberDocumentId: assign(({ context }, { documentNumber, issuedAt }: IssuedNumber) => ({
      documentId: `CCA-${documentNumber}`,
      contractTimes: { ...context.contractTimes, openedAt: issuedAt },
    })),
    noteReadTime: when('contract.scrolledToEnd', ({ at }, { contractTimes }) => ({
      contractTimes: { ...contractTimes, readAt: contractTimes.readAt ?? at },
    })),
    noteAgreementTime: when('contract.agreementChanged', ({ at }, { contractTimes }) => ({
      contractTimes: { ...contractTimes, agreedAt: at },
    })),
    noteChange: when('contract.changeRequested', ({ part }) => ({ changing: part })),
    forgetChanging: withGuards.assign({ changing: null }),
    forgetOtherChange: when('url.opened', ({ path }, { changing }) => ({
      changing: changing !== null && PART_SCREENS[changing] === screenAt(path) ? changing : null,
    })),
    rememberSignature: when('contract.signatureChanged', ({ signature }) => ({ signature })),
    markContractSigned: assign(({ context: { business, irsForm, contractTimes } }, params: { signedAt: string }) => ({
      isContractSigned: true,
      signedFor: { business, irsForm },
      contractTimes: { ...contractTimes, ...params },
    })),

    /* Calendar and repayment countdown */
    noteDay: when('day.changed', ({ today }) => ({ today })),
    rememberCountdown: when('countdown.advanced', ({ elapsedMs }, { countdownMs }) => ({
      countdownMs: Math.max(countdownMs, elapsedMs),
    })),
  },
});
