import type { Survey } from '#test/model/exploration/explore.ts';
import { survey } from '#test/model/exploration/survey.ts';
import { inputOf } from '#src/review/journey/paths/starts.ts';
import { SURVEYS } from '#test/model/exploration/surveys.ts';
import { GUEST_SESSION } from '#machines/domain/session.ts';
import { brokenJourney } from './brokenJourney.ts';
import { UNCONNECTED } from '#machines/journey/events/event.ts';

/**
 * What is broken, the survey that meets it, a part of the complaint, the place in the chart, and what replaces it
 * there.
 */
type Break = readonly [broken: string, survey: Survey, complaint: string, place: string, replacement?: unknown];

const signingIn = survey([inputOf({ session: GUEST_SESSION })], ['signIn.submitted'], { paths: ['/signin'] });
const connecting = survey([inputOf({ session: UNCONNECTED })], ['patreon.submitted'], { paths: ['/connect-patreon'] });
const preparing = survey([inputOf()], ['progress.paused', 'progress.resumed'], { paths: ['/processing'] });
const choosing = survey([inputOf()], ['offers.selected', 'navigation.backRequested'], { paths: ['/offers'] });
const { accounts, landing, readContract, strictContract } = SURVEYS;
const TAKEN_BACK = { target: '#landing', actions: 'forgetTyped' };
const failing = (survey: Survey, invoking: string): Break => [
  'what comes of it is not explained',
  survey,
  'without a word',
  `${invoking} actions`,
];

/** For each property of all states together, at least one way to break the chart that it finds out. */
const BY_PROPERTY: Readonly<Record<string, readonly Break[]>> = {
  'the repayment dashboard can be reached from everywhere with the controls of the screens and nothing given up': [
    ['no bank can be connected', readContract, 'stranded at', 'dashboard on bank.connectRequested'],
  ],
  'an unknown address and every error can be left without giving anything up': [
    ['nothing leads away', landing, 'screen.notFound is not left from', 'notFound on', { 'url.opened': {} }],
  ],
  'no state is stuck: something leads to another one': [
    ['no address opens anything', readContract, 'nothing leads on from', ' on url.opened'],
  ],
  'submitting the contract leads to signed or to an explained failure': [
    failing(strictContract, 'contract.signing.submitting invoke onError'),
  ],
  'signing in leads to signed in or to an explained failure': [failing(signingIn, 'signIn.submitting invoke onError')],
  'connecting Patreon leads to connected or to an explained failure': [
    [
      'a failure is not handled',
      connecting,
      'does not handle every outcome',
      'connectPatreon.submitting invoke onError',
    ],
  ],
  'connecting shopify leads to connected or to an explained failure': [
    failing(accounts, 'accounts.shopify.connecting invoke onDone'),
  ],
  'connecting youtube leads to connected or to an explained failure': [
    failing(accounts, 'accounts.youtube.connecting invoke onDone'),
  ],
  'asking for a document id leads to one or to an explained failure': [
    ['nobody is asked for one', readContract, 'nobody answers in', 'contract.identity.unnumbered invoke'],
  ],
  'a timed screen that runs ends by itself, and one that is held goes on when asked': [
    ['its timer is gone', preparing, 'nothing ends', 'processing.timer.running after'],
    ['Resume does nothing', preparing, 'held for ever', 'processing.timer.paused on'],
  ],
  'Back to every screen that was open before is safe: nothing typed is lost, nothing signed or unsigned': [
    ['Back forgets', choosing, 'changed offerId', 'offers on navigation.backRequested', TAKEN_BACK],
  ],
  'a reload lands on the same screen and loses nothing saved': [
    ['a choice is not taken up', choosing, 'screen.offers.selected is not taken up', 'offers.noneSelected always'],
    ['entering forgets', choosing, 'offerId was "3-month" and is null', 'offers entry', 'forgetTyped'],
  ],
};

export const BREAKS = Object.entries(BY_PROPERTY).flatMap(([property, breaks]) =>
  breaks.map(([broken, small, complaint, place, replacement]) => {
    const [state = '', ...keys] = place.split(' ');
    const path = [
      ...(state.startsWith('accounts.') ? state : `screen.${state}`)
        .split('.')
        .filter(Boolean)
        .flatMap((key) => ['states', key]),
      ...keys,
    ];
    return { property, broken, survey: small, complaint, machine: () => brokenAt(path, replacement) };
  }),
);

function brokenAt(path: readonly string[], replacement: unknown) {
  const last = path.at(-1) ?? '';
  return brokenJourney((part) => {
    const whole = part(...path.slice(0, -1));
    if (replacement === undefined) delete whole[last];
    else whole[last] = replacement;
  });
}
