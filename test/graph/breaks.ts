import { type AnyStateMachine, assign } from 'xstate';
import { GUEST_SESSION } from '#machines/domain/session.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import { inputOf } from '#src/review/journey/paths/starts.ts';
import type { Survey } from '#test/model/exploration/explore.ts';
import { SIGNING, survey, SURVEYS } from '#test/model/exploration/surveys.ts';
import { brokenJourney } from './brokenJourney.ts';

const BACK = 'navigation.backRequested';
const { landing, strictContract } = SURVEYS;
const signedJourney = { ...NOTHING_TYPED, offerId: '3-month', documentId: 'CCA-7', isContractSigned: true } as const;
const guest = [inputOf({ session: GUEST_SESSION })];
const visiting = survey(guest, ['url.opened']);
const signingIn = survey(guest, ['signIn.submitted'], { paths: ['/signin'] });
const preparing = survey([inputOf()], ['progress.advanced'], { paths: ['/processing'] });
const choosing = survey([inputOf()], ['offers.selected', 'offers.continued', BACK], { paths: ['/offers'] });
const connecting = survey([inputOf()], ['accounts.connectRequested'], { paths: ['/connect-additional-accounts'] });
const sharing = survey([inputOf(), ...guest], ['session.changedElsewhere'], { paths: ['/offers'] });
const leaving = survey([inputOf()], ['session.signOutRequested']);
const signing = survey([inputOf()], SIGNING, { paths: ['/contract'] });
const signed = survey([inputOf({ saved: signedJourney })], ['session.signOutRequested', BACK], {
  paths: ['/dashboard', '/offers'],
});
const counting = survey([inputOf()], [], { paths: ['/dashboard'] });

const never = () => false;
const always = () => true;
const leakSecret = assign(({ event }) => ({ signature: String(event['secretId']) }));
const rewind = assign(({ event }) => ({ elapsedMs: Number(event['elapsedMs']) }));
const rememberDate = assign(() => ({ saved: new Date(0) }));
const forget = { target: '#landing', actions: 'forgetTyped' };
const DELETED = undefined;

type Break = readonly [property: string, survey: Survey, place: string, replacement: unknown];

/** For each property a change of the chart that violates it: the changed place and what replaces it. */
const BREAKS: readonly Break[] = [
  ['Every open screen is allowed for its visitor', visiting, 'screen on url.opened 0 guard', never],
  [
    'An opened address shows its screen or names the refused one',
    visiting,
    'screen on url.opened 4 target',
    '.landing',
  ],
  ['The address of the open screen changes nothing on that screen', preparing, 'screen on url.opened 2 guard', never],
  ['A newly opened address decides which landing section is shown', landing, 'screen on url.opened 3 actions', DELETED],
  [
    'The session changes only by sign-in, sign-out or a Patreon connection',
    choosing,
    `session.signedIn on ${BACK}`,
    { target: 'guest' },
  ],
  [
    'Sign-in makes its user the creator and erases another creator',
    signingIn,
    'session.guest on session.signedIn',
    { target: 'signedIn' },
  ],
  [
    'A session change in another tab becomes the session here',
    sharing,
    'session.guest on session.changedElsewhere 0 target',
    'signedIn',
  ],
  [
    'Another tab moves a creator only from a screen that became forbidden',
    sharing,
    'screen on session.changedElsewhere 2 guard',
    always,
  ],
  [
    'The end of a session erases the creator and stops the countdown',
    leaving,
    'session.signedIn on session.signedOut actions',
    'announceEnded',
  ],
  ['A password never reaches the context', signingIn, 'screen.signIn.entering on signIn.submitted actions', leakSecret],
  [
    'Every answer of a service ends the wait with an explanation',
    connecting,
    'accounts.shopify.connecting invoke onError actions',
    DELETED,
  ],
  [
    'A contract is signed only with agreement, visible name and document id',
    signing,
    'screen.contract.signing.ready on contract.submitted guard',
    always,
  ],
  ['A signature remains until the session ends', signed, `screen.dashboard on ${BACK}`, forget],
  [
    'A signed contract can be neither signed again nor changed',
    signed,
    'screen.offers.noneSelected always 0 guard',
    never,
  ],
  [
    'Only the end of the session leaves a contract that is being signed',
    strictContract,
    'screen.contract.signing.submitting on url.opened',
    DELETED,
  ],
  [
    'The progress of a timed screen never falls and never passes its end',
    preparing,
    'screen.processing on progress.advanced actions',
    rewind,
  ],
  [
    'Continue is available exactly when its screen allows it',
    choosing,
    'screen.offers.noneSelected on offers.continued',
    { target: '#entityDetails' },
  ],
  [
    'Entered data survives until the session ends or the creator clears it',
    choosing,
    'screen.offers.selected on offers.continued',
    forget,
  ],
  ['Back and opened addresses lose nothing that is saved', choosing, `screen.offers on ${BACK}`, forget],
  [
    'Starting over and erasing a signed contract need a confirmation',
    signed,
    'reset.closed on session.signOutRequested 0 guard',
    never,
  ],
  [
    'The repayment dashboard can be reached from everywhere with screen controls',
    counting,
    'screen.dashboard on bank.connectRequested',
    DELETED,
  ],
  ['Every error can be left without giving anything up', visiting, 'screen.notFound on', { 'url.opened': {} }],
  ['A reload restores the same screen and everything that was saved', choosing, 'screen.offers entry', 'forgetTyped'],
  ['A reload restarts a countdown whose clock failed', counting, 'countdown.waiting always 2 target', 'halted'],
  ['The context is plain JSON', choosing, 'screen.offers.noneSelected on offers.selected actions', rememberDate],
];

export const BROKEN_CHARTS = BREAKS.map(([property, small, place, replacement]) => ({
  property,
  survey: small,
  place,
  machine: () => brokenAt(place, replacement),
}));

function brokenAt(place: string, replacement: unknown): AnyStateMachine {
  const [state = '', ...keys] = place.split(' ');
  const path = [...state.split('.').flatMap((key) => ['states', key]), ...keys];
  const last = path.pop() ?? '';
  return brokenJourney((part) => {
    const parent = part(...path);
    if (replacement === DELETED) delete parent[last];
    else parent[last] = replacement;
  });
}
