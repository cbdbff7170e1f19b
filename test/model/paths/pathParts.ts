import type { JourneyContext } from '#machines/journey/context.ts';
import { type JourneyEvent, SAMPLES } from '#machines/journey/events/events.ts';
import { callOf } from '#src/review/engine/session/pending.ts';
import { isWatch } from '#src/review/journey/samples.ts';
import { isDrivable } from './drivable.ts';
import type { Survey } from '#test/model/exploration/explore.ts';
import { type StartName, STARTS } from '#src/review/journey/paths/starts.ts';
import { eventsOf, SESSION_EVENTS, SIGNING, survey } from '#test/model/exploration/surveys.ts';

/** A part of the journey: where its paths start and which events they may have. */
export type PathPart = { readonly starts: readonly StartName[]; readonly survey: Survey };

type Types = readonly JourneyEvent['type'][];

/** The whole context, so that the events that can be caused are known exactly. */
function contextParts({ redirect, foundSession: _foundSession, ...rest }: JourneyContext) {
  return { ...rest, redirect: redirect?.reason ?? null };
}

/** The owners alone, whose number has no limit. */
function crowd({ business: { owners } }: JourneyContext) {
  return { several: owners.length > 1, first: owners[0]?.id === 'owner-1' };
}

function part(
  starts: readonly StartName[],
  types: Types,
  openings: readonly string[],
  paths = openings,
  abstraction: Survey['abstraction'] = contextParts,
): PathPart {
  const inputs = starts.map((name) => STARTS[name].input);
  const all = survey(inputs, types, { paths });
  return {
    starts,
    survey: {
      ...all,
      abstraction,
      openings: SAMPLES['url.opened'].filter(({ path, hash }) => openings.includes(path) && hash === ''),
      samplesOf: (snapshot) =>
        all.samplesOf(snapshot).filter((event) => isWatch(callOf(event.type) ?? '') || isDrivable(snapshot, event)),
    },
  };
}

const BACK = 'navigation.backRequested';

/** The parts of the journey, the longest first; the paths of each reach the goals that are left. */
export const PATH_PARTS: Readonly<Record<string, PathPart>> = {
  walk: part(
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
  complete: part(
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
  signInAgain: part(['connected'], ['signIn.submitted', 'session.changedElsewhere'], ['/signin']),
  patreonAgain: part(['unconnected', 'connected'], ['patreon.submitted'], ['/connect-patreon']),
  addresses: part(
    ['guest', 'unconnected', 'connected'],
    ['url.opened', BACK, ...SESSION_EVENTS],
    Object.values(SAMPLES['url.opened']).map(({ path }) => path),
  ),
  landing: part(['guest'], [...eventsOf('calculator', 'payout', 'eligibility'), 'day.changed'], ['/']),
  accounts: part(['connected'], [...eventsOf('accounts'), BACK], ['/connect-additional-accounts']),
  timed: part(
    ['connected', 'heldProcessing', 'runningProcessing', 'heldVerification', 'runningVerification'],
    [...eventsOf('progress'), BACK],
    ['/processing', '/business-verification'],
  ),
  business: part(
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
  owners: part(['connected'], ['business.ownerChanged'], ['/entity-details']),
  crowd: part(['connected'], ['business.ownerAdded', 'business.ownerRemoved'], ['/entity-details'], [], crowd),
  documents: part(
    ['connected'],
    ['business.fileChosen', 'business.fileRemoved', 'removal.undone', 'business.incomeConfirmationChanged'],
    ['/entity-details'],
  ),
  irsForm: part(
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
  contract: part(
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
  repayment: part(
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
  plan: part(['connected'], ['plan.changed', 'business.entityTypeChosen'], ['/offers', '/entity-details']),
  monthsAhead: part(
    ['complete'],
    ['offers.selected', ...SIGNING, 'plan.changed', 'repayment.monthChosen'],
    ['/contract'],
    ['/contract', '/offers', '/dashboard-established'],
  ),
  saving: part(
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
  late: part(['lateRecord'], ['saving.loaded'], ['/offers']),
  signedMeanwhile: part(
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
