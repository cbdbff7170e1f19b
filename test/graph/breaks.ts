import { type AnyStateMachine, assign } from 'xstate';
import { GUEST_SESSION } from '#machines/domain/session.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import { inputOf } from '#src/review/journey/paths/starts.ts';
import type { Scope } from '#test/model/exploration/explore.ts';
import { createScope, SCOPES, SIGNING } from '#test/model/exploration/scopes.ts';
import { brokenJourney } from './brokenJourney.ts';

const BACK = 'navigation.backRequested';
const { landing, strictContract } = SCOPES;
const signedJourney = { ...NOTHING_TYPED, offerId: '3-month', documentId: 'CCA-7', isContractSigned: true } as const;
const guest = [inputOf({ session: GUEST_SESSION })];
const visiting = createScope(guest, ['url.opened']);
const signingIn = createScope(guest, ['signIn.submitted'], { paths: ['/signin'] });
const preparing = createScope([inputOf()], ['progress.advanced'], { paths: ['/processing'] });
const choosing = createScope([inputOf()], ['offers.selected', 'offers.continued', BACK], { paths: ['/offers'] });
const connecting = createScope([inputOf()], ['accounts.connectRequested'], { paths: ['/connect-additional-accounts'] });
const sharing = createScope([inputOf(), ...guest], ['session.changedElsewhere'], { paths: ['/offers'] });
const leaving = createScope([inputOf()], ['session.signOutRequested']);
const signing = createScope([inputOf()], SIGNING, { paths: ['/contract'] });
const signed = createScope([inputOf({ saved: signedJourney })], ['session.signOutRequested', BACK], {
  paths: ['/dashboard', '/offers'],
});
const counting = createScope([inputOf()], [], { paths: ['/dashboard'] });

const never = () => false;
const always = () => true;
const leakSecret = assign(({ event }) => ({ signature: String(event['secretId']) }));
const rewind = assign(({ event }) => ({ elapsedMs: Number(event['elapsedMs']) }));
const rememberDate = assign(() => ({ saved: new Date(0) }));
const toLandingWithoutData = { target: '#landing', actions: 'forgetTyped' };
const DELETED = undefined;

type Break = readonly [property: string, scope: Scope, location: string, replacement: unknown];

/** For each property, an edit to the chart that violates it: the location of the edited part and its replacement. */
const BREAKS: readonly Break[] = [
  ['Visitors see only screens that they may open', visiting, 'screen on url.opened 0 guard', never],
  [
    'An opened address shows its screen or records the refused screen',
    visiting,
    'screen on url.opened 4 target',
    '.landing',
  ],
  ['Opening the current address does not change the screen', preparing, 'screen on url.opened 2 guard', never],
  ['A newly opened address decides which landing section is shown', landing, 'screen on url.opened 3 actions', DELETED],
  [
    'Only sign-in, sign-out, a Patreon connection or another tab changes the session',
    choosing,
    `session.signedIn on ${BACK}`,
    { target: 'guest' },
  ],
  [
    "Sign-in sets the creator and erases another creator's business details",
    signingIn,
    'session.guest on session.signedIn',
    { target: 'signedIn' },
  ],
  [
    'A session change in another tab applies to this tab',
    sharing,
    'session.guest on session.changedElsewhere 0 target',
    'signedIn',
  ],
  [
    'A session change in another tab closes only forbidden screens',
    sharing,
    'screen on session.changedElsewhere 2 guard',
    always,
  ],
  [
    'The end of a session erases the journey and stops the countdown',
    leaving,
    'session.signedIn on session.signedOut actions',
    'announceEnded',
  ],
  [
    'The id of a password never enters the context',
    signingIn,
    'screen.signIn.entering on signIn.submitted actions',
    leakSecret,
  ],
  [
    'Every service answer ends its call and is reported',
    connecting,
    'accounts.shopify.connecting invoke onError actions',
    DELETED,
  ],
  [
    'A contract is signed only with agreement, a visible name and a document id',
    signing,
    'screen.contract.signing.ready on contract.submitted guard',
    always,
  ],
  ['A contract stays signed until the session ends', signed, `screen.dashboard on ${BACK}`, toLandingWithoutData],
  [
    'A signed contract can be neither signed again nor changed',
    signed,
    'screen.offers.noneSelected always 0 guard',
    never,
  ],
  [
    'The contract stays open during signing unless the session ends',
    strictContract,
    'screen.contract.signing.submitting on url.opened',
    DELETED,
  ],
  [
    'Progress on a timed screen never decreases or exceeds its limit',
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
    toLandingWithoutData,
  ],
  ['Going back or opening an address keeps all saved data', choosing, `screen.offers on ${BACK}`, toLandingWithoutData],
  [
    'Starting over and erasing a signed contract require confirmation',
    signed,
    'reset.closed on session.signOutRequested 0 guard',
    never,
  ],
  [
    'The repayment dashboard is reachable from every state through screen controls',
    counting,
    'screen.dashboard on bank.connectRequested',
    DELETED,
  ],
  ['Every error state can be left without losing data', visiting, 'screen.notFound on', { 'url.opened': {} }],
  ['A reload restores the screen and everything saved', choosing, 'screen.offers entry', 'forgetTyped'],
  ['A reload restarts a countdown whose clock failed', counting, 'countdown.waiting always 2 target', 'halted'],
  ['The context is plain JSON', choosing, 'screen.offers.noneSelected on offers.selected actions', rememberDate],
];

export const BROKEN_CHARTS = BREAKS.map(([property, scope, location, replacement]) => ({
  property,
  scope,
  location,
  machine: () => brokenAt(location, replacement),
}));

function brokenAt(location: string, replacement: unknown): AnyStateMachine {
  const [state = '', ...keys] = location.split(' ');
  const path = [...state.split('.').flatMap((key) => ['states', key]), ...keys];
  const last = path.pop() ?? '';
  return brokenJourney((part) => {
    const parent = part(...path);
    if (replacement === DELETED) delete parent[last];
    else parent[last] = replacement;
  });
}
