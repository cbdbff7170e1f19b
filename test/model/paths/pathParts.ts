import type { JourneyContext } from '#machines/journey/context.ts';
import { type JourneyEvent, SAMPLES } from '#machines/journey/events/events.ts';
import { callOf } from '#src/review/engine/session/pending.ts';
import { isWatcher } from '#src/review/journey/samples.ts';
import { canOccur } from './canOccur.ts';
import type { Scope } from '#test/model/exploration/explore.ts';
import { type StartName, STARTS } from '#src/review/journey/paths/starts.ts';
import { createScope, eventsOf, SESSION_EVENTS, SIGNING } from '#test/model/exploration/scopes.ts';

/** A part of the journey: where its paths start, and which events they use. */
export type PathPart = { readonly starts: readonly StartName[]; readonly scope: Scope };

type EventTypes = readonly JourneyEvent['type'][];

/** Distinguishes states by almost the whole context, because any field can decide which events can occur. */
function fullContext({ redirect, foundSession: _foundSession, ...rest }: JourneyContext) {
  return { ...rest, redirect: redirect?.reason ?? null };
}

/** Reduces the context to a few facts about the owners, because their number is unlimited. */
function ownerFacts({ business: { owners } }: JourneyContext) {
  return { several: owners.length > 1, first: owners[0]?.id === 'owner-1' };
}

/** Creates a part whose paths first open an address in `openedFirst`, and may then open those in `openedLater`. */
function createPart(
  starts: readonly StartName[],
  types: EventTypes,
  openedFirst: readonly string[],
  openedLater = openedFirst,
  abstraction: Scope['abstraction'] = fullContext,
): PathPart {
  const inputs = starts.map((name) => STARTS[name].input);
  const base = createScope(inputs, types, { paths: openedLater });
  return {
    starts,
    scope: {
      ...base,
      abstraction,
      openings: SAMPLES['url.opened'].filter(({ path, hash }) => openedFirst.includes(path) && hash === ''),
      samplesOf: (snapshot) =>
        base.samplesOf(snapshot).filter((event) => isWatcher(callOf(event.type) ?? '') || canOccur(snapshot, event)),
    },
  };
}

const BACK = 'navigation.backRequested';

/** Parts of the journey. Each covers only the goals that the earlier parts don't, so the order matters. */
export const PATH_PARTS: Readonly<Record<string, PathPart>> = {
  walk: createPart(
    ['guest'],
    [
      'signIn.submitted',
      'platform.chosen',
      'patreon.submitted',
      'patreon.continued',
      'accounts.continued',
      'offers.selected',
      'offers.continued',
      'business.authorizationChanged',
      'business.continued',
      'irsForm.continued',
      ...SIGNING,
      'contract.dashboardOpened',
      'bank.connectRequested',
      BACK,
    ],
    ['/signin'],
    [],
  ),
  complete: createPart(
    ['complete'],
    [
      'offers.continued',
      'offers.selected',
      'business.continued',
      'irsForm.continued',
      'contract.changeRequested',
      ...SIGNING,
      'contract.copyDownloaded',
      'business.fieldRequested',
      'business.fieldShown',
      'business.incomeConfirmationChanged',
      'contract.dashboardOpened',
      'payment.calendarDownloaded',
      'bank.connectRequested',
      BACK,
    ],
    ['/contract', '/offers'],
    ['/contract'],
  ),
  signInAgain: createPart(['connected'], ['signIn.submitted', 'session.changedElsewhere'], ['/signin']),
  patreonAgain: createPart(['unconnected', 'connected'], ['patreon.submitted'], ['/connect-patreon']),
  addresses: createPart(
    ['guest', 'unconnected', 'connected'],
    ['url.opened', BACK, ...SESSION_EVENTS],
    Object.values(SAMPLES['url.opened']).map(({ path }) => path),
  ),
  landing: createPart(['guest'], [...eventsOf('calculator', 'payout', 'eligibility'), 'day.changed'], ['/']),
  accounts: createPart(['connected'], [...eventsOf('accounts'), BACK], ['/connect-additional-accounts']),
  timed: createPart(
    ['connected', 'heldProcessing', 'runningProcessing', 'heldVerification', 'runningVerification'],
    [...eventsOf('progress'), BACK],
    ['/processing', '/business-verification'],
  ),
  business: createPart(
    ['connected'],
    [
      'business.entityTypeChosen',
      'business.fieldChanged',
      'business.fieldTouched',
      'business.authorizationChanged',
      'business.continued',
    ],
    ['/entity-details'],
  ),
  owners: createPart(['connected'], ['business.ownerChanged'], ['/entity-details']),
  crowd: createPart(
    ['connected'],
    ['business.ownerAdded', 'business.ownerRemoved'],
    ['/entity-details'],
    [],
    ownerFacts,
  ),
  documents: createPart(
    ['connected'],
    ['business.fileChosen', 'business.fileRemoved', 'removal.undone', 'business.incomeConfirmationChanged'],
    ['/entity-details'],
  ),
  irsForm: createPart(
    ['connected'],
    [
      'irsForm.downloaded',
      'irsForm.fileChosen',
      'irsForm.fileRemoved',
      'removal.undone',
      'irsForm.copyWritten',
      'irsForm.continued',
      'business.fieldRequested',
      'business.fieldShown',
      BACK,
      ...eventsOf('viewer'),
    ],
    ['/sign-irs-form'],
  ),
  contract: createPart(
    ['connected', 'strictContract'],
    [
      'documentId.retried',
      'contract.downloaded',
      'contract.copyDownloaded',
      'contract.scrolledToEnd',
      'contract.changeRequested',
      'contract.dashboardOpened',
      BACK,
      ...SIGNING,
      ...eventsOf('viewer'),
    ],
    ['/contract'],
    ['/contract', '/offers'],
  ),
  repayment: createPart(
    ['connected', 'countingDays', 'daysOver'],
    [
      'countdown.advanced',
      'bank.connectRequested',
      'extension.downloaded',
      'contract.copyDownloaded',
      'reset.restartRequested',
      'reset.confirmed',
      BACK,
      ...SESSION_EVENTS,
    ],
    ['/dashboard', '/dashboard-established', '/offers'],
  ),
  plan: createPart(['connected'], ['plan.changed', 'business.entityTypeChosen'], ['/offers', '/entity-details']),
  monthsAhead: createPart(
    ['complete'],
    ['offers.selected', ...SIGNING, 'plan.changed', 'repayment.monthChosen'],
    ['/contract'],
    ['/contract', '/offers', '/dashboard-established'],
  ),
  saving: createPart(
    ['lostRecord', 'guest'],
    [
      'signIn.submitted',
      'saving.erased',
      'saving.eraseFailed',
      'saving.eraseRetried',
      'saving.succeeded',
      'saving.failed',
      'saving.outdated',
      'saving.lossSeen',
      'reset.restartRequested',
      'reset.cancelled',
      'reset.confirmed',
      ...SESSION_EVENTS,
    ],
    ['/offers', '/signin', '/entity-details'],
  ),
  late: createPart(['lateRecord'], ['saving.loaded'], ['/offers']),
  signedMeanwhile: createPart(
    ['complete'],
    [
      'session.signOutRequested',
      'session.changedElsewhere',
      'reset.restartRequested',
      'reset.confirmed',
      'reset.cancelled',
      ...SIGNING,
    ],
    ['/contract'],
    ['/contract', '/connect-patreon'],
  ),
};
