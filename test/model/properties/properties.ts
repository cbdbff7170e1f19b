import { TIMED_SCREEN_MS } from '#machines/constants.ts';
import { blankBusiness } from '#machines/domain/business.ts';
import type { User } from '#machines/domain/session.ts';
import { visibleText } from '#machines/domain/text.ts';
import { blankJourney } from '#machines/journey/context.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import type { JourneyEmitted } from '#machines/journey/ports.ts';
import { landingAnchorOf, ROUTES, screenAt } from '#machines/journey/routes.ts';
import { getOpenPath, getOpenScreen } from '#machines/journey/views/openScreen.ts';
import { viewSession } from '#machines/journey/views/viewSavedJourney.ts';
import { blankRemembered } from '#machines/persistence/savedJourney.ts';
import { callOf } from '#src/review/engine/session/pending.ts';
import { isWatcher } from '#src/review/journey/samples.ts';
import type { Step } from '#test/model/exploration/explore.ts';
import { ENDING_EVENTS, isAllowed, isGuest, isUnchanged, isEqual, isSubmitting, type Property } from './property.ts';

type ToastShown = Extract<JourneyEmitted, { readonly type: 'toast.shown' }>;

const SESSION_CHANGES: ReadonlySet<string> = new Set([
  'session.signOutRequested',
  'session.changedElsewhere',
  'reset.confirmed',
  'xstate.done.actor.signIn',
  'xstate.done.actor.connectPatreon',
]);
const CLEARING_EVENT = /^(?:business|irsForm|removal)\./;
/** All saved fields except `changing`, which is cleared when another screen opens. */
const { changing: _changing, ...KEPT_FIELDS } = blankRemembered();
const KEPT_FIELD_NAMES = Object.keys(KEPT_FIELDS) as readonly (keyof typeof KEPT_FIELDS)[];

export const PROPERTIES: readonly Property[] = [
  {
    name: 'Visitors see only screens that they may open',
    requirements: ['R1.3', 'R1.4', 'R2.4'],
    isSatisfied: ({ after }) => isAllowed(getOpenScreen(after), viewSession(after)),
  },
  {
    name: 'An opened address shows its screen or records the refused screen',
    requirements: ['R1.1', 'R1.2', 'R1.7'],
    isSatisfied: ({ before, event, after }) => {
      if (event.type !== 'url.opened' || isSubmitting(before)) return true;
      const requestedScreen = screenAt(event.path) ?? 'notFound';
      return getOpenScreen(after) === requestedScreen || after.context.redirect?.refusedScreen === requestedScreen;
    },
  },
  {
    name: 'Opening the current address does not change the screen',
    requirements: ['R1.7'],
    isSatisfied: ({ before, event, after }) =>
      event.type !== 'url.opened' ||
      event.path !== getOpenPath(before) ||
      (isEqual(before.value.screen, after.value.screen) && before.context.elapsedMs === after.context.elapsedMs),
  },
  {
    name: 'A newly opened address decides which landing section is shown',
    requirements: ['R1.7', 'R3.1'],
    isSatisfied: ({ before, event, after }) => {
      if (event.type !== 'url.opened' || event.path !== getOpenPath(after) || event.path === getOpenPath(before))
        return true;
      const expectedAnchor = event.path === ROUTES.landing.path ? landingAnchorOf(event.hash) : null;
      return after.context.landingAnchor === expectedAnchor;
    },
  },
  {
    name: 'Only sign-in, sign-out, a Patreon connection or another tab changes the session',
    requirements: ['R2.1', 'R2.4', 'R4.3', 'R5.3'],
    isSatisfied: ({ before, event, after }) =>
      isEqual(before.value.session, after.value.session) || SESSION_CHANGES.has(event.type),
  },
  {
    name: "Sign-in sets the creator and erases another creator's business details",
    requirements: ['R4.1', 'R4.3'],
    isSatisfied: ({ before, event, after, taken }) => {
      if (event.type !== 'xstate.done.actor.signIn' || taken.length === 0) return true;
      const { user } = (event as { readonly output: { readonly user: User | null } }).output;
      if (user === null) return isEqual(before.context.user, after.context.user);
      const isOtherUser = before.context.user !== null && before.context.user.email !== user.email;
      return isEqual(after.context.user, user) && (!isOtherUser || isEqual(after.context.business, blankBusiness()));
    },
  },
  {
    name: 'A session change in another tab applies to this tab',
    requirements: ['R2.1'],
    isSatisfied: ({ event, after, taken }) =>
      event.type !== 'session.changedElsewhere' || taken.length === 0 || isEqual(viewSession(after), event.session),
  },
  {
    name: 'A session change in another tab closes only forbidden screens',
    requirements: ['R1.4', 'R2.4'],
    isSatisfied: ({ before, event, after }) => {
      if (event.type !== 'session.changedElsewhere' || isGuest(before)) return true;
      const isSameUser = event.session.user?.email === before.context.user?.email;
      return (
        !isSameUser ||
        !isAllowed(getOpenScreen(before), event.session) ||
        getOpenScreen(after) === getOpenScreen(before)
      );
    },
  },
  {
    name: 'The end of a session erases the journey and stops the countdown',
    requirements: ['R2.4', 'R13.1', 'R15.2'],
    isSatisfied: ({ before, after }) => {
      if (!isGuest(after) || isGuest(before)) return true;
      const { redirect: _redirect, hadNoInput: _hadNoInput, ...blank } = blankJourney();
      const { countdown, saving, reset } = after.value;
      const isErasing = saving === 'outdated' || saving.upToDate === 'erasing';
      return (
        isEqual({ ...after.context, ...blank, user: null }, after.context) &&
        countdown === 'waiting' &&
        reset === 'closed' &&
        isErasing
      );
    },
  },
  {
    name: 'The id of a password never enters the context',
    requirements: ['R5.2', 'R15.1'],
    isSatisfied: ({ event, after }) =>
      !('secretId' in event) || !JSON.stringify(after.context).includes(JSON.stringify(event.secretId)),
  },
  {
    name: 'Every service answer ends its call and is reported',
    requirements: ['R4.3', 'R4.4', 'R4.5', 'R5.3', 'R5.4', 'R5.5', 'R12.1', 'R12.5'],
    isSatisfied: ({ before, event, after, taken, emitted }) => {
      const call = callOf(event.type);
      if (call === null || isWatcher(call) || taken.length === 0) return true;
      const toasts = emitted.filter((emittedEvent): emittedEvent is ToastShown => emittedEvent.type === 'toast.shown');
      const isFailure = event.type.startsWith('xstate.error.');
      const isReported =
        call === 'issueDocumentNumber'
          ? after.matches({ screen: { contract: { identity: isFailure ? 'failed' : 'numbered' } } })
          : toasts.some(({ toast }) => !isFailure || toast.kind === 'error');
      return isReported && !isEqual(before.value, after.value) && !(call in after.children);
    },
  },
  {
    name: 'A contract is signed only with agreement, a visible name and a document id',
    requirements: ['R12.3', 'R12.4', 'R12.5'],
    isSatisfied: ({ before, after: { context } }) => {
      if (!context.isContractSigned || before.context.isContractSigned) return true;
      const { signature, documentId, contractTimes } = context;
      const isComplete = visibleText(signature) !== '' && documentId !== null && contractTimes.agreedAt !== null;
      return isComplete && isSubmitting(before);
    },
  },
  {
    name: 'A contract stays signed until the session ends',
    requirements: ['R12.8'],
    isSatisfied: (step) =>
      !step.before.context.isContractSigned || step.after.context.isContractSigned || isEnding(step),
  },
  {
    name: 'A signed contract can be neither signed again nor changed',
    requirements: ['R12.8'],
    isSatisfied: ({ after }) =>
      !after.context.isContractSigned ||
      (!after.can({ type: 'contract.submitted' }) &&
        !after.can({ type: 'offers.selected', offerId: '3-month' }) &&
        after.context.changing === null),
  },
  {
    name: 'The contract stays open during signing unless the session ends',
    requirements: ['R1.7', 'R12.5'],
    isSatisfied: ({ before, event, after }) =>
      !isSubmitting(before) || getOpenScreen(after) === 'contract' || ENDING_EVENTS.has(event.type),
  },
  {
    name: 'Progress on a timed screen never decreases or exceeds its limit',
    requirements: ['R6.1', 'R6.4', 'R11.1'],
    isSatisfied: ({ before, after }) =>
      after.context.elapsedMs <= TIMED_SCREEN_MS &&
      (!after.hasTag('timed') ||
        getOpenScreen(after) !== getOpenScreen(before) ||
        after.context.elapsedMs >= before.context.elapsedMs),
  },
  {
    name: 'Continue is available exactly when its screen allows it',
    requirements: ['R8.3', 'R9.8', 'R9.10', 'R10.5', 'R12.8'],
    isSatisfied: ({ after }) => isContinueCorrect(after),
  },
  {
    name: 'Entered data survives until the session ends or the creator clears it',
    requirements: ['R15.1', 'R2.4'],
    isSatisfied: (step) => {
      if (isEnding(step) || CLEARING_EVENT.test(step.event.type)) return true;
      const { before, after } = step;
      return (
        isUnchanged(step, 'business', 'irsForm') && (before.context.offerId === null || after.context.offerId !== null)
      );
    },
  },
  {
    name: 'Going back or opening an address keeps all saved data',
    requirements: ['R1.7', 'R12.8', 'R15.1'],
    isSatisfied: (step) =>
      (step.event.type !== 'navigation.backRequested' && step.event.type !== 'url.opened') ||
      isUnchanged(step, ...KEPT_FIELD_NAMES),
  },
  {
    name: 'Starting over and erasing a signed contract require confirmation',
    requirements: ['R2.4', 'R15.2'],
    isSatisfied: ({ before, event, after }) => {
      if (event.type === 'reset.confirmed') return before.value.reset !== 'closed';
      const isErased = before.context.isContractSigned && !after.context.isContractSigned;
      return event.type !== 'session.signOutRequested' || !isErased;
    },
  },
];

/**
 * Returns whether a step may end a session: sign-out, starting over, a session change in another tab, or another
 * creator's sign-in (R2.4).
 */
function isEnding({ before, event, after }: Step): boolean {
  const isOtherUser = before.context.user?.email !== after.context.user?.email;
  return ENDING_EVENTS.has(event.type) || (event.type === 'xstate.done.actor.signIn' && isOtherUser);
}

function isContinueCorrect(snapshot: JourneySnapshot): boolean {
  const { offerId, business, isContractSigned } = snapshot.context;
  const screen = getOpenScreen(snapshot);
  if (screen === 'offers') return snapshot.can({ type: 'offers.continued' }) === (isContractSigned || offerId !== null);
  if (screen === 'signIrsForm') return snapshot.can({ type: 'irsForm.continued' });
  if (screen !== 'entityDetails') return true;
  return snapshot.can({ type: 'business.continued' }) === (isContractSigned || business.isAuthorized);
}
