import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { blankBusiness } from '#machines/domain/business.ts';
import { irsFormProblem } from '#machines/domain/documents.ts';
import type { Session, User } from '#machines/domain/session.ts';
import type { JourneyContext } from '#machines/journey/context.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { landingAnchorOf, ROUTES, type ScreenId } from '#machines/journey/routes.ts';
import { openPath, openScreen } from '#machines/journey/views/openScreen.ts';
import type { TriedStep } from '#test/model/exploration/explore.ts';
import type { Property } from './property.ts';

type Of<Type extends JourneyEvent['type']> = Extract<JourneyEvent, { type: Type }>;

const journey = (snapshot: AnyMachineSnapshot) => snapshot as unknown as JourneySnapshot;
const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as JourneyContext;
const screenOf = (snapshot: AnyMachineSnapshot): ScreenId => openScreen(journey(snapshot));
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const isGuest = (snapshot: AnyMachineSnapshot) => journey(snapshot).value.session === 'guest';

/** A property of one kind of event, wherever the chart takes it. */
function after<Type extends JourneyEvent['type']>(
  type: Type,
  complaint: (event: Of<Type>, step: TriedStep) => string | null,
): Property['complaint'] {
  return (step) => (step.event.type === type && step.taken.length > 0 ? complaint(step.event as Of<Type>, step) : null);
}

/** What each event does wherever it is taken, with the requirements that ask for it. */
export const EVENT_PROPERTIES: readonly Property[] = [
  {
    name: 'the address of the screen that is open leaves it as it is',
    requirements: ['R1.7'],
    complaint: after('url.opened', ({ path }, { before: { snapshot }, after: next }) => {
      if (path !== openPath(journey(snapshot))) return null;
      const stays = same(journey(snapshot).value.screen, journey(next).value.screen);
      return stays && contextOf(snapshot).elapsedMs === contextOf(next).elapsedMs ? null : `${path} began anew`;
    }),
  },
  {
    name: 'an opened address that names a part of the landing page is remembered, and every other forgets it',
    requirements: ['R3.1', 'R1.7'],
    complaint: after('url.opened', ({ path, hash }, { before, after: next }) => {
      if (path !== openPath(journey(next)) || path === openPath(journey(before.snapshot))) return null;
      const wanted = path === ROUTES.landing.path ? landingAnchorOf(hash) : null;
      return contextOf(next).landingAnchor === wanted ? null : `${hash} is not shown`;
    }),
  },
  {
    name: 'whoever signs in is the creator from then on, remembered on this device only if they ask for it',
    requirements: ['R4.1', 'R4.3'],
    complaint: ({ event, before, after: next, taken }) => {
      if (taken.length === 0) return null;
      if (event.type === 'signIn.submitted')
        return contextOf(next).isRemembered === (event as Of<'signIn.submitted'>).isRemembered ? null : 'not as asked';
      const user = userSignedInBy(event);
      if (user === null) return null;
      if (!same(contextOf(next).user, user)) return 'somebody else is signed in';
      const was = contextOf(before.snapshot).user;
      const isOther = was !== null && was.email !== user.email;
      return isOther && !same(contextOf(next).business, blankBusiness()) ? 'what another creator typed is left' : null;
    },
  },
  {
    name: 'whoever is signed in in another tab is signed in here',
    requirements: ['R2.1'],
    complaint: after('session.changedElsewhere', ({ session }, { after: next }) =>
      same(session.isAuthenticated ? session.user : null, isGuest(next) ? null : contextOf(next).user)
        ? null
        : 'another creator is signed in here',
    ),
  },
  {
    name: 'another tab moves a creator only from a screen that the session no longer allows',
    requirements: ['R1.4', 'R2.4'],
    complaint: after('session.changedElsewhere', ({ session }, { before: { snapshot }, after: next }) => {
      const screen = screenOf(snapshot);
      const isSame = session.user?.email === contextOf(snapshot).user?.email;
      return isGuest(snapshot) || !isSame || !isAllowed(screen, session) || screenOf(next) === screen
        ? null
        : `${screen} was left for ${screenOf(next)}`;
    }),
  },
  {
    name: 'the refusal of a file is that of the last one chosen',
    requirements: ['R10.4'],
    complaint: after('irsForm.fileChosen', ({ file }, { after: next }) =>
      same(contextOf(next).irsFormRefusal?.problem ?? null, irsFormProblem(file)) ? null : 'an older refusal stands',
    ),
  },
  {
    name: 'when the session ends no days are counted, nothing counts as saved and nothing is asked',
    requirements: ['R2.4', 'R13.1', 'R15.2'],
    complaint: ({ before, after: next }) => {
      if (!isGuest(next) || isGuest(before.snapshot)) return null;
      const { countdown, saving, reset } = journey(next).value;
      return countdown === 'waiting' && (saving === 'outdated' || saving.upToDate === 'erasing') && reset === 'closed'
        ? null
        : `${countdown}, ${JSON.stringify(saving)}, ${reset} are left`;
    },
  },
];

function userSignedInBy(event: EventObject): User | null {
  if (event.type !== 'xstate.done.actor.signIn') return null;
  return (event as unknown as { readonly output: { readonly user: User | null } }).output.user;
}

function isAllowed(screen: ScreenId, session: Session): boolean {
  const access = screen === 'notFound' ? 'anyone' : ROUTES[screen].access;
  if (access === 'anyone') return true;
  return session.isAuthenticated && (access === 'signedIn' || session.isPatreonConnected);
}
