import type { User } from '#machines/domain/session.ts';
import { blankBusiness } from '#machines/domain/business.ts';
import { blankJourney } from '#machines/journey/context.ts';
import { landingAnchorOf, ROUTES, screenAt } from '#machines/journey/routes.ts';
import { openPath, openScreen } from '#machines/journey/views/openScreen.ts';
import { viewSession } from '#machines/journey/views/viewSavedJourney.ts';
import { isAllowed, isGuest, isSame, isSubmitting, type Property } from './property.ts';

const SESSION_CHANGES: ReadonlySet<string> = new Set([
  'session.signOutRequested',
  'session.changedElsewhere',
  'reset.confirmed',
  'xstate.done.actor.signIn',
  'xstate.done.actor.connectPatreon',
]);

/** Properties of addresses, access and sessions. */
export const SESSION_PROPERTIES: readonly Property[] = [
  {
    name: 'Every open screen is allowed for its visitor',
    requirements: ['R1.3', 'R1.4', 'R2.4'],
    holds: ({ after }) => isAllowed(openScreen(after), viewSession(after)),
  },
  {
    name: 'An opened address shows its screen or names the refused one',
    requirements: ['R1.1', 'R1.2', 'R1.7'],
    holds: ({ before, event, after }) => {
      if (event.type !== 'url.opened' || isSubmitting(before)) return true;
      const wanted = screenAt(event.path) ?? 'notFound';
      return openScreen(after) === wanted || after.context.redirect?.refusedScreen === wanted;
    },
  },
  {
    name: 'The address of the open screen changes nothing on that screen',
    requirements: ['R1.7'],
    holds: ({ before, event, after }) =>
      event.type !== 'url.opened' ||
      event.path !== openPath(before) ||
      (isSame(before.value.screen, after.value.screen) && before.context.elapsedMs === after.context.elapsedMs),
  },
  {
    name: 'A newly opened address decides which landing section is shown',
    requirements: ['R1.7', 'R3.1'],
    holds: ({ before, event, after }) => {
      if (event.type !== 'url.opened' || event.path !== openPath(after) || event.path === openPath(before)) return true;
      const wanted = event.path === ROUTES.landing.path ? landingAnchorOf(event.hash) : null;
      return after.context.landingAnchor === wanted;
    },
  },
  {
    name: 'The session changes only by sign-in, sign-out or a Patreon connection',
    requirements: ['R2.1', 'R2.4', 'R4.3', 'R5.3'],
    holds: ({ before, event, after }) =>
      isSame(before.value.session, after.value.session) || SESSION_CHANGES.has(event.type),
  },
  {
    name: 'Sign-in makes its user the creator and erases another creator',
    requirements: ['R4.1', 'R4.3'],
    holds: ({ before, event, after, taken }) => {
      if (event.type !== 'xstate.done.actor.signIn' || taken.length === 0) return true;
      const { user } = (event as { readonly output: { readonly user: User | null } }).output;
      if (user === null) return isSame(before.context.user, after.context.user);
      const isOther = before.context.user !== null && before.context.user.email !== user.email;
      return isSame(after.context.user, user) && (!isOther || isSame(after.context.business, blankBusiness()));
    },
  },
  {
    name: 'A session change in another tab becomes the session here',
    requirements: ['R2.1'],
    holds: ({ event, after, taken }) =>
      event.type !== 'session.changedElsewhere' || taken.length === 0 || isSame(viewSession(after), event.session),
  },
  {
    name: 'Another tab moves a creator only from a screen that became forbidden',
    requirements: ['R1.4', 'R2.4'],
    holds: ({ before, event, after }) => {
      if (event.type !== 'session.changedElsewhere' || isGuest(before)) return true;
      const isSameUser = event.session.user?.email === before.context.user?.email;
      return !isSameUser || !isAllowed(openScreen(before), event.session) || openScreen(after) === openScreen(before);
    },
  },
  {
    name: 'The end of a session erases the creator and stops the countdown',
    requirements: ['R2.4', 'R13.1', 'R15.2'],
    holds: ({ before, after }) => {
      if (!isGuest(after) || isGuest(before)) return true;
      const { redirect: _redirect, wasNothingTyped: _wasNothingTyped, ...blank } = blankJourney();
      const { countdown, saving, reset } = after.value;
      const isErasing = saving === 'outdated' || saving.upToDate === 'erasing';
      return (
        isSame({ ...after.context, ...blank, user: null }, after.context) &&
        countdown === 'waiting' &&
        reset === 'closed' &&
        isErasing
      );
    },
  },
];
