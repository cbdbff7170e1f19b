import { and, assertEvent, not, or, stateIn } from 'xstate';
import { businessProblems, ENTITY_TYPES, isPercentageInput } from '#machines/domain/business.ts';
import { isAdvanceMonths } from '#machines/domain/calculators.ts';
import { isSignature } from '#machines/domain/contract.ts';
import { businessDocumentProblem, irsFormProblem, ownerIdProblem } from '#machines/domain/documents.ts';
import { offerById } from '#machines/domain/offers.ts';
import { progressPercent } from '#machines/domain/progress.ts';
import { daysLeft } from '#machines/domain/repayment.ts';
import type { AccountId, PlatformId, ReviewPart } from '#machines/journey/events.ts';
import { ROUTED_SCREEN_IDS, type RoutedScreenId, ROUTES, screenAt } from '#machines/journey/routes.ts';
import { base } from './base.ts';

const protectedScreens = ROUTED_SCREEN_IDS.filter((screen) => ROUTES[screen].access !== 'anyone');
const connectedScreens = protectedScreens.filter((screen) => ROUTES[screen].access === 'connected');
const isOpen = (screen: RoutedScreenId) => stateIn({ screen });

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
      isProtectedScreenOpen: or(protectedScreens.map(isOpen)),
      isConnectedScreenOpen: or(connectedScreens.map(isOpen)),
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
      isAddressOfOpenScreen: or(
        ROUTED_SCREEN_IDS.map((screen) => and([{ type: 'isAddressOf', params: { screen } }, isOpen(screen)])),
      ),
      isScreenSignedOutElsewhere: and(['isProtectedScreenOpen', not('isSignedInElsewhere')]),
      isScreenOfOtherUser: and(['isProtectedScreenOpen', 'isOtherUserElsewhere']),
      isScreenDisconnectedElsewhere: and(['isConnectedScreenOpen', not('isConnectedElsewhere')]),
      isGuestAtProtectedAddress: and(['isProtectedAddress', not('isSignedIn')]),
      isUnconnectedAtConnectedAddress: and(['isConnectedAddress', not('isPatreonConnected')]),
      isGuestSignedInElsewhere: and(['isSignedInElsewhere', not('isSignedIn')]),
      isOtherConnectedElsewhere: and(['isOtherUserElsewhere', 'isConnectedElsewhere']),
      isSignedOutElsewhere: not('isSignedInElsewhere'),
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
