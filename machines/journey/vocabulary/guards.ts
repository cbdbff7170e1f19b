import { and, assertEvent, not, or, stateIn } from 'xstate';
import { businessProblems, ENTITY_TYPES, isPercentageInput } from '#machines/domain/business.ts';
import { isAdvanceMonths } from '#machines/domain/calculators.ts';
import { isSignature } from '#machines/domain/contract.ts';
import { businessDocumentProblem, irsFormProblem, ownerIdProblem } from '#machines/domain/documents.ts';
import { offerById } from '#machines/domain/offers.ts';
import { progressPercent } from '#machines/domain/progress.ts';
import { daysLeft } from '#machines/domain/repayment.ts';
import type { AccountId, PlatformId, ReviewPart } from '#machines/journey/events.ts';
import { type RoutedScreenId, ROUTES, screenAt } from '#machines/journey/routes.ts';
import { base } from './base.ts';

/** The chart's questions, by subject; each is answered from context, event and active states alone. */
export const withGuards = base
  .extend({
    guards: {
      /* Addresses and session */
      isAddressOf: ({ event }, params: { screen: RoutedScreenId }) => {
        assertEvent(event, 'url.opened');
        return screenAt(event.path) === params.screen;
      },
      isProtectedAddress: ({ event }) => {
        assertEvent(event, 'url.opened');
        const screen = screenAt(event.path);
        return screen !== null && ROUTES[screen].access !== 'anyone';
      },
      isConnectedAddress: ({ event }) => {
        assertEvent(event, 'url.opened');
        const screen = screenAt(event.path);
        return screen !== null && ROUTES[screen].access === 'connected';
      },
      isSignedIn: stateIn({ session: 'signedIn' }),
      isPatreonConnected: stateIn({ session: { signedIn: 'patreonConnected' } }),
      wasFoundSignedIn: ({ context }) => context.foundSession.isAuthenticated,
      wasFoundConnected: ({ context }) =>
        context.foundSession.isAuthenticated && context.foundSession.isPatreonConnected,
      isSignedInElsewhere: ({ event }) => {
        assertEvent(event, 'session.changedElsewhere');
        return event.session.isAuthenticated;
      },
      isConnectedElsewhere: ({ event }) => {
        assertEvent(event, 'session.changedElsewhere');
        return event.session.isAuthenticated && event.session.isPatreonConnected;
      },
      isOtherUserElsewhere: ({ context, event }) => {
        assertEvent(event, 'session.changedElsewhere');
        return event.session.isAuthenticated && event.session.user?.email !== context.user?.email;
      },
      isOtherUserSigningIn: ({ context, event }) => {
        assertEvent(event, 'session.signedIn');
        return event.user.email !== context.user?.email;
      },
      isAccepted: (_, params: { isAccepted: boolean }) => params.isAccepted,

      /* Landing and connections */
      isAdvanceSize: ({ event }) => {
        assertEvent(event, ['calculator.monthsChosen', 'payout.monthsChosen']);
        return isAdvanceMonths(event.months);
      },
      hasAdvanceSize: ({ context }, params: { months: number }) => context.calculator.months === params.months,
      isPlatform: ({ event }, params: { platform: PlatformId }) => {
        assertEvent(event, 'platform.chosen');
        return event.platform === params.platform;
      },
      isAccount: ({ event }, params: { account: AccountId }) => {
        assertEvent(event, 'accounts.connectRequested');
        return event.account === params.account;
      },
      hasConnected: ({ context }, params: { account: AccountId }) => context.connectedAccounts.includes(params.account),

      /* Timed screens */
      hasReachedPercent: ({ context }, params: { percent: number }) =>
        progressPercent(context.elapsedMs) >= params.percent,

      wasFoundPaused: ({ context }) => context.savedProgress?.isPaused === true,

      /* Offers */
      isOffer: ({ event }) => {
        assertEvent(event, 'offers.selected');
        return offerById(event.offerId) !== null;
      },
      hasOffer: ({ context }) => context.offerId !== null,
      isContractSigned: ({ context }) => context.isContractSigned,
      isChanging: ({ context }) => context.changing !== null,

      /* Business information */
      isEntityType: ({ event }) => {
        assertEvent(event, 'business.entityTypeChosen');
        return ENTITY_TYPES.some((type) => type === event.entityType);
      },
      isPercentageDigitsOnly: ({ event }) => {
        assertEvent(event, 'business.ownerPercentageChanged');
        return isPercentageInput(event.percentage);
      },
      hasSeveralOwners: ({ context }) => context.business.owners.length > 1,
      isOwnerIdAcceptable: ({ event }) => {
        assertEvent(event, 'business.ownerIdChosen');
        return ownerIdProblem(event.file) === null;
      },
      isBusinessDocumentAcceptable: ({ event }) => {
        assertEvent(event, 'business.documentChosen');
        return businessDocumentProblem(event.file) === null;
      },
      isAuthorized: ({ context }) => context.business.isAuthorized,
      isBusinessComplete: ({ context }) => businessProblems(context.business).length === 0,

      /* IRS form */
      hasIrsForm: ({ context }) => context.irsForm !== null,
      isIrsFormAcceptable: ({ event }) => {
        assertEvent(event, 'irsForm.fileChosen');
        return irsFormProblem(event.file) === null;
      },

      /* Contract */
      isScrollRequired: ({ context }) => context.policy.requireContractScroll,
      isContractRead: stateIn({ screen: { contract: { scroll: 'read' } } }),
      isAgreed: ({ event }) => {
        assertEvent(event, 'contract.agreementChanged');
        return event.isAgreed;
      },
      isReadFirst: ({ context }) => context.contractTimes.readAt === null,
      isChangeOf: ({ event }, params: { part: ReviewPart }) => {
        assertEvent(event, 'contract.changeRequested');
        return event.part === params.part;
      },
      isSubmitting: stateIn({ screen: { contract: { signing: 'submitting' } } }),
      hasSignature: ({ context }) => isSignature(context.signature),
      hasDocumentId: ({ context }) => context.documentId !== null,

      /* What is kept on this device */
      hasSavedLoss: ({ context }) => context.savedLoss !== null,
      isLoadingLate: ({ context }) => context.isLoadingLate,

      /* Repayment countdown */
      isCountdownBegun: ({ context }) => context.countdownMs > 0,
      isCountdownFoundOver: ({ context }) => daysLeft(context.countdownMs) === 0,
      isOnSetUp: stateIn({ screen: 'dashboard' }),
      isOnRepayment: stateIn({ screen: 'dashboardEstablished' }),
      isCountdownOver: ({ event }) => {
        assertEvent(event, 'countdown.advanced');
        return daysLeft(event.elapsedMs) === 0;
      },
    },
  })
  .extend({
    guards: {
      isGuestAtProtectedAddress: and(['isProtectedAddress', not('isSignedIn')]),
      isUnconnectedAtConnectedAddress: and(['isConnectedAddress', not('isPatreonConnected')]),
      isGuestSignedInElsewhere: and(['isSignedInElsewhere', not('isSignedIn')]),
      isOtherConnectedElsewhere: and(['isOtherUserElsewhere', 'isConnectedElsewhere']),
      isSignedOutElsewhere: not('isSignedInElsewhere'),
      isDisconnectedElsewhere: not('isConnectedElsewhere'),
      isCreatorGoneElsewhere: or([not('isSignedInElsewhere'), 'isOtherUserElsewhere']),
      isSetUpOrRepaymentOpen: or(['isOnSetUp', 'isOnRepayment']),
      isChangingComplete: and(['isChanging', 'isBusinessComplete']),
      mayRestart: and(['isSignedIn', not('isContractSigned'), not('isSubmitting')]),
      isBusinessIncomplete: not('isBusinessComplete'),
      isUnauthorized: not('isAuthorized'),
      isDisagreed: not('isAgreed'),
      hasNoSignature: not('hasSignature'),
      isScrollOptional: not('isScrollRequired'),
    },
  });
