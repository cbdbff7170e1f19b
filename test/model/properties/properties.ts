import type { AnyMachineSnapshot } from 'xstate';
import { TIMED_SCREEN_MS } from '#machines/constants.ts';
import { visibleText } from '#machines/domain/text.ts';
import type { JourneyContext } from '#machines/journey/context.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { ROUTES, type ScreenId, screenAt } from '#machines/journey/routes.ts';
import { openScreen } from '#machines/journey/views/openScreen.ts';
import { EVENT_PROPERTIES } from './eventProperties.ts';
import type { Property } from './property.ts';
import { SECRECY_PROPERTIES } from './secrecyProperties.ts';

const SESSION_CHANGES = new Set([
  'session.signOutRequested',
  'session.changedElsewhere',
  'reset.confirmed',
  'xstate.done.actor.signIn',
  'xstate.done.actor.connectPatreon',
  'xstate.init',
]);
const FORGETTING = new Set(['session.signOutRequested', 'session.changedElsewhere', 'reset.confirmed']);
const PLAIN = new Set(['string', 'number', 'boolean']);
/** Parts of what is remembered that were found plain; the parts that a step leaves as they are are the same objects. */
const FOUND_PLAIN = new WeakSet<object>();

const journey = (snapshot: AnyMachineSnapshot) => snapshot as unknown as JourneySnapshot;
const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as JourneyContext;
const sessionOf = (snapshot: AnyMachineSnapshot) => JSON.stringify(journey(snapshot).value.session);
const isGuest = (snapshot: AnyMachineSnapshot) => journey(snapshot).value.session === 'guest';
const isConnected = (snapshot: AnyMachineSnapshot) => {
  const { session } = journey(snapshot).value;
  return typeof session === 'object' && session.signedIn === 'patreonConnected';
};
const screenOf = (snapshot: AnyMachineSnapshot): ScreenId => openScreen(journey(snapshot));
const accessOf = (screen: ScreenId) => (screen === 'notFound' ? 'anyone' : ROUTES[screen].access);
const can = (snapshot: AnyMachineSnapshot, type: string) => snapshot.can({ type } as never);

/** What holds always and everywhere, each with the requirements it stands for. */
export const PROPERTIES: readonly Property[] = [
  ...SECRECY_PROPERTIES,
  ...EVENT_PROPERTIES,
  {
    name: 'a guest never stands on a screen that needs signing in',
    requirements: ['R1.3', 'R2.4'],
    complaint: ({ after }) =>
      isGuest(after) && accessOf(screenOf(after)) !== 'anyone' ? `a guest is on ${screenOf(after)}` : null,
  },
  {
    name: 'nobody without Patreon stands on a screen that needs it',
    requirements: ['R1.4'],
    complaint: ({ after }) =>
      !isConnected(after) && accessOf(screenOf(after)) === 'connected' ? `unconnected on ${screenOf(after)}` : null,
  },
  {
    name: 'the session changes only when somebody signs in, out or connects',
    requirements: ['R2.1', 'R2.4', 'R4.3', 'R5.3'],
    complaint: ({ before, event, after }) =>
      sessionOf(before.snapshot) === sessionOf(after) || SESSION_CHANGES.has(event.type)
        ? null
        : `${event.type} changed the session to ${sessionOf(after)}`,
  },
  {
    name: 'an opened address is the screen that is open, or that screen says why not',
    requirements: ['R1.1', 'R1.2', 'R1.7'],
    complaint: ({ before, event, after }) => {
      if (event.type !== 'url.opened' || isSubmitting(before.snapshot)) return null;
      const wished = screenAt((event as unknown as { path: string }).path) ?? 'notFound';
      const isRedirected = contextOf(after).redirect?.refusedScreen === wished;
      return screenOf(after) === wished || isRedirected ? null : `${wished} was asked for, ${screenOf(after)} is open`;
    },
  },
  {
    name: 'a contract is signed only with the box ticked, a visible name and a document id',
    requirements: ['R12.3', 'R12.4', 'R12.5'],
    complaint: ({ before, event, after }) => {
      const isSignedNow = contextOf(after).isContractSigned && !contextOf(before.snapshot).isContractSigned;
      if (!isSignedNow) return null;
      const { signature, documentId, contractTimes } = contextOf(after);
      const isInOrder = visibleText(signature) !== '' && documentId !== null && contractTimes.agreedAt !== null;
      return isInOrder && isSubmitting(before.snapshot) ? null : `${event.type} signed a contract that was not ready`;
    },
  },
  {
    name: 'signed stays signed until the session ends',
    requirements: ['R12.8'],
    complaint: ({ before, event, after }) =>
      contextOf(before.snapshot).isContractSigned &&
      !contextOf(after).isContractSigned &&
      !isForgetting(before.snapshot, event.type, after)
        ? `${event.type} took the signature back`
        : null,
  },
  {
    name: 'a signed contract is never offered for signing, nor its offer for change',
    requirements: ['R12.8'],
    complaint: ({ after }) =>
      contextOf(after).isContractSigned &&
      (can(after, 'contract.submitted') || contextOf(after).changing !== null || canSelect(after))
        ? 'a signed contract can be changed'
        : null,
  },
  {
    name: 'nothing leaves the contract while it is being signed but the end of the session',
    requirements: ['R1.7', 'R12.5'],
    complaint: ({ before, event, after }) =>
      isSubmitting(before.snapshot) && screenOf(after) !== 'contract' && !FORGETTING.has(event.type)
        ? `${event.type} left for ${screenOf(after)}`
        : null,
  },
  {
    name: 'what is remembered is plain JSON',
    requirements: ['R5.2', 'R15.1'],
    complaint: ({ after }) => {
      const place = notPlain(contextOf(after), 'context');
      return place === null ? null : `${place} is not plain`;
    },
  },
  {
    name: 'the percentage never falls on a timed screen and never passes its end',
    requirements: ['R6.1', 'R11.1'],
    complaint: ({ before, after }) => {
      const [was, is] = [contextOf(before.snapshot).elapsedMs, contextOf(after).elapsedMs];
      if (is > TIMED_SCREEN_MS) return `${is} ms have passed`;
      return is < was && screenOf(after) === screenOf(before.snapshot) && isTimed(after)
        ? `${was} fell to ${is}`
        : null;
    },
  },
  {
    name: 'Continue on the offers needs an offer, until the contract is signed',
    requirements: ['R8.3'],
    complaint: ({ after }) =>
      screenOf(after) === 'offers' &&
      !contextOf(after).isContractSigned &&
      can(after, 'offers.continued') !== (contextOf(after).offerId !== null)
        ? 'Continue and the offer disagree'
        : null,
  },
  {
    name: 'Continue on the business form needs the authorization and nothing else, and nothing once the contract is signed',
    requirements: ['R9.8', 'R9.10', 'R12.8'],
    complaint: ({ after }) =>
      screenOf(after) === 'entityDetails' &&
      can(after, 'business.continued') !== (contextOf(after).business.isAuthorized || contextOf(after).isContractSigned)
        ? 'Continue and the authorization disagree'
        : null,
  },
  {
    name: 'Continue on the IRS form is always allowed',
    requirements: ['R10.5'],
    complaint: ({ after }) =>
      screenOf(after) === 'signIrsForm' && !can(after, 'irsForm.continued') ? 'there is no going on' : null,
  },
  {
    name: 'what was typed and uploaded is forgotten only when the session ends or the creator clears it',
    requirements: ['R15.1', 'R2.4'],
    complaint: ({ before, event, after }) => {
      if (isForgetting(before.snapshot, event.type, after) || /^(?:business|irsForm|removal)\./.test(event.type))
        return null;
      const [was, is] = [contextOf(before.snapshot), contextOf(after)];
      const isRetained =
        was.business === is.business && was.irsForm === is.irsForm && (was.offerId === null || is.offerId !== null);
      return isRetained ? null : `${event.type} lost what was typed`;
    },
  },
  {
    name: 'nothing of a creator is left once the session has ended',
    requirements: ['R2.4', 'R15.2'],
    complaint: ({ before, after }) => {
      if (!isGuest(after) || isGuest(before.snapshot)) return null;
      const { business, irsForm, offerId, documentId, user, signature } = contextOf(after);
      const left = [
        irsForm,
        offerId,
        documentId,
        user,
        signature === '' ? null : signature,
        business.ein === '' ? null : business.ein,
      ];
      return left.every((one) => one === null) ? null : 'something of the creator is left';
    },
  },
  {
    name: 'starting over and signing out of a signed contract are asked about before they happen',
    requirements: ['R2.4', 'R15.2'],
    complaint: ({ before, event, after }) => {
      const isUnasked = event.type === 'reset.confirmed' && journey(before.snapshot).value.reset === 'closed';
      const isErased = contextOf(before.snapshot).isContractSigned && !contextOf(after).isContractSigned;
      return isUnasked || (event.type === 'session.signOutRequested' && isErased)
        ? 'something was cleared unasked'
        : null;
    },
  },
];

/** The end of a creator's session: signing out, or another creator signing in (R2.4). */
function isForgetting(before: AnyMachineSnapshot, type: string, after: AnyMachineSnapshot): boolean {
  const isOther = contextOf(before).user?.email !== contextOf(after).user?.email;
  return FORGETTING.has(type) || (type === 'xstate.done.actor.signIn' && isOther);
}

function isSubmitting(snapshot: AnyMachineSnapshot): boolean {
  const { screen } = journey(snapshot).value;
  return typeof screen === 'object' && 'contract' in screen && screen.contract.signing === 'submitting';
}

function canSelect(snapshot: AnyMachineSnapshot): boolean {
  return snapshot.can({ type: 'offers.selected', offerId: '3-month' } as never) && contextOf(snapshot).offerId !== null;
}

function isTimed(snapshot: AnyMachineSnapshot): boolean {
  return ['processing', 'businessVerification'].includes(screenOf(snapshot));
}

/** Where a value is something that JSON would lose, or null. */
function notPlain(value: unknown, place: string): string | null {
  if (value === null || PLAIN.has(typeof value)) return null;
  if (typeof value !== 'object' || (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype))
    return place;
  if (FOUND_PLAIN.has(value)) return null;
  for (const [name, part] of Object.entries(value)) {
    const found = notPlain(part, `${place}.${name}`);
    if (found !== null) return found;
  }
  FOUND_PLAIN.add(value);
  return null;
}
