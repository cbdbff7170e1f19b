import { and, assertEvent, not, or, setup, stateIn } from 'xstate';
import { businessProblems, isFundable } from '#machines/domain/business.ts';
import type { AccountId, PlatformId, ReviewPart } from '#machines/domain/choices.ts';
import { visibleText } from '#machines/domain/text.ts';
import { businessFileProblem, irsFormProblem } from '#machines/domain/documents.ts';
import { isPercentageInput } from '#machines/domain/percentages.ts';
import { progressPercent } from '#machines/domain/progress.ts';
import { remainingDays } from '#machines/domain/repayment.ts';
import { isConnected } from '#machines/domain/session.ts';
import { canReceive, type JourneyContext, type JourneyInput, type TimedProgress } from '#machines/journey/context.ts';
import type { EventOf, JourneyEvent } from '#machines/journey/events/events.ts';
import { type Answer, type JourneyEmitted, ports } from '#machines/journey/ports.ts';
import {
  type Access,
  ROUTED_SCREEN_IDS,
  type RoutedScreenId,
  ROUTES,
  type ScreenId,
  screenAt,
} from '#machines/journey/routes.ts';

export type StateMeta = {
  readonly requirements: readonly string[];
  readonly screen?: ScreenId;
  readonly links?: readonly ScreenId[];
};

const base = setup({
  types: {
    context: {} as JourneyContext,
    events: {} as JourneyEvent,
    emitted: {} as JourneyEmitted,
    children: {} as { persistence: 'persistence' },
    input: {} as JourneyInput,
    tags: {} as 'busy' | 'timed' | 'running' | 'dialog' | 'held',
    meta: {} as StateMeta,
    transitionMeta: {} as Pick<StateMeta, 'requirements'>,
  },
  actors: ports,
});

type EventType = JourneyEvent['type'];

const guardOn =
  <const Type extends EventType, Params = undefined>(
    type: Type,
    guard: (event: EventOf<Type>, context: JourneyContext, params: Params) => boolean,
  ) =>
  ({ context, event }: { readonly context: JourneyContext; readonly event: JourneyEvent }, params: Params): boolean => {
    assertEvent(event, type as EventType);
    return guard(event as EventOf<Type>, context, params);
  };

const accessAt = (path: string): Access => ROUTES[screenAt(path) ?? 'landing'].access;
const isOpen = (screen: RoutedScreenId) => stateIn({ screen });
const isAnyOpen = (...access: readonly Access[]) =>
  or(ROUTED_SCREEN_IDS.filter((screen) => access.includes(ROUTES[screen].access)).map(isOpen));

/** Guards depend only on the context, the event and the active states. */
export const withGuards = base
  .extend({
    guards: {
      isAddressOf: guardOn(
        'url.opened',
        ({ path }, _, params: { screen: RoutedScreenId }) => screenAt(path) === params.screen,
      ),
      isProtectedAddress: guardOn('url.opened', ({ path }) => accessAt(path) !== 'anyone'),
      isConnectedAddress: guardOn('url.opened', ({ path }) => accessAt(path) === 'connected'),
      isProtectedScreenOpen: isAnyOpen('signedIn', 'connected'),
      isConnectedScreenOpen: isAnyOpen('connected'),
      isSignedIn: stateIn({ session: 'signedIn' }),
      isPatreonConnected: stateIn({ session: { signedIn: 'patreonConnected' } }),
      wasFoundSignedIn: ({ context }) => context.foundSession.isAuthenticated,
      wasFoundConnected: ({ context }) => isConnected(context.foundSession),
      isSignedInElsewhere: guardOn('session.changedElsewhere', ({ session }) => session.isAuthenticated),
      isConnectedElsewhere: guardOn('session.changedElsewhere', ({ session }) => isConnected(session)),
      isOtherUserElsewhere: guardOn(
        'session.changedElsewhere',
        ({ session }, { user }) => session.isAuthenticated && session.user?.email !== user?.email,
      ),
      isOtherUserSigningIn: guardOn('session.signedIn', (event, { user }) => event.user.email !== user?.email),
      isAccepted: (_, { answer }: { answer: Answer }) => ('user' in answer ? answer.user !== null : answer.isConnected),

      isPlatform: guardOn(
        'platform.chosen',
        ({ platform }, _, params: { platform: PlatformId }) => platform === params.platform,
      ),
      isAccount: guardOn(
        'accounts.connectRequested',
        ({ account }, _, params: { account: AccountId }) => account === params.account,
      ),
      hasConnected: ({ context }, { account }: { account: AccountId }) => context.connectedAccounts.includes(account),
      hasReachedPercent: ({ context }, { percent }: { percent: number }) =>
        progressPercent(context.elapsedMs) >= percent,
      wasFoundPaused: ({ context: { savedProgress } }, { screen }: { screen: TimedProgress['screen'] }) =>
        savedProgress?.screen === screen && savedProgress.isPaused,
      canReceive: ({ context }) => canReceive(context),
      hasOffer: ({ context }) => context.offerId !== null,

      isOwnerInput: guardOn('business.ownerChanged', ({ ownerId, field, value }, { business }) => {
        const before = business.owners.find(({ id }) => id === ownerId)?.[field] ?? '';
        return field !== 'percentage' || isPercentageInput(value, before);
      }),
      hasSeveralOwners: ({ context }) => context.business.owners.length > 1,
      hasRemoved: ({ context }) => context.removed !== null,
      isBusinessFileAcceptable: guardOn('business.fileChosen', ({ place, file }) => !businessFileProblem(place, file)),
      isAuthorized: ({ context }) => context.business.isAuthorized,
      isBusinessComplete: ({ context }) => businessProblems(context.business).length === 0,
      hasIrsForm: ({ context }) => context.irsForm !== null,
      isIrsFormAcceptable: guardOn('irsForm.fileChosen', ({ file }) => !irsFormProblem(file)),

      isScrollRequired: ({ context }) => context.policy.requireContractScroll,
      isContractRead: stateIn({ screen: { contract: { scroll: 'read' } } }),
      isAgreed: guardOn('contract.agreementChanged', (event) => event.isAgreed),
      isReadFirst: ({ context }) => context.contractTimes.readAt === null,
      isChanging: ({ context }) => context.changing !== null,
      isChangeOf: guardOn(
        'contract.changeRequested',
        ({ part }, _, params: { part: ReviewPart }) => part === params.part,
      ),
      isSubmitting: stateIn({ screen: { contract: { signing: 'submitting' } } }),
      hasSignature: ({ context }) => visibleText(context.signature) !== '',
      hasDocumentId: ({ context }) => context.documentId !== null,
      isContractSigned: ({ context }) => context.isContractSigned,
      isRepaymentDue: ({ context: { signedFor, offerId } }) =>
        signedFor !== null && offerId !== null && isFundable(signedFor.business),

      hasSavedLoss: ({ context }) => context.savedLoss !== null,
      isLoadingLate: ({ context }) => context.isLoadingLate,

      isCountdownBegun: ({ context }) => context.countdownMs > 0,
      isCountdownFoundOver: ({ context }) => remainingDays(context.countdownMs) === 0,
      isSetUpOrRepaymentOpen: or([isOpen('dashboard'), isOpen('dashboardEstablished')]),
      isCountdownOver: guardOn('countdown.advanced', ({ elapsedMs }) => remainingDays(elapsedMs) === 0),
    },
  })
  .extend({
    guards: {
      isAddressOfOpenScreen: or(
        ROUTED_SCREEN_IDS.map((screen) => and([{ type: 'isAddressOf', params: { screen } }, isOpen(screen)])),
      ),
      isGuestAtProtectedAddress: and(['isProtectedAddress', not('isSignedIn')]),
      isUnconnectedAtConnectedAddress: and(['isConnectedAddress', not('isPatreonConnected')]),
      isEstimated: and(['hasOffer', 'canReceive', not('isContractSigned')]),
      isPatreonSettled: and(['isContractSigned', 'isPatreonConnected']),
      isScreenSignedOutElsewhere: and(['isProtectedScreenOpen', not('isSignedInElsewhere')]),
      isScreenOfOtherUser: and(['isProtectedScreenOpen', 'isOtherUserElsewhere']),
      isScreenDisconnectedElsewhere: and(['isConnectedScreenOpen', not('isConnectedElsewhere')]),
      isCreatorSignedOutElsewhere: or([not('isSignedInElsewhere'), 'isOtherUserElsewhere']),
      mayRestart: and(['isSignedIn', not('isContractSigned'), not('isSubmitting')]),
    },
  });
