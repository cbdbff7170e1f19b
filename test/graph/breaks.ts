import type { Survey } from '#machines/graph/exploration/explore.ts';
import { survey } from '#machines/graph/exploration/survey.ts';
import { inputOf, UNCONNECTED } from '#machines/graph/exploration/surveyInputs.ts';
import { SURVEYS } from '#machines/graph/exploration/surveys.ts';
import { GUEST_SESSION } from '#machines/domain/session.ts';
import type { Part } from './brokenJourney.ts';

/** A way to break the chart, and the property that finds it out. */
export type Break = {
  readonly property: string;
  readonly broken: string;
  readonly edit: (part: (...keys: readonly string[]) => Part) => void;
  readonly survey: Survey;
  readonly complaint: string;
};

const screen = (...keys: readonly string[]) => ['states', 'screen', 'states', ...keys];
const signingIn = survey([inputOf({ session: GUEST_SESSION })], ['signIn.submitted'], { paths: ['/signin'] });
const connecting = survey([inputOf({ session: UNCONNECTED })], ['patreon.submitted'], { paths: ['/connect-patreon'] });
const preparing = survey([inputOf()], ['progress.paused', 'progress.resumed'], { paths: ['/processing'] });
const choosing = survey([inputOf()], ['offers.selected', 'navigation.backRequested'], { paths: ['/offers'] });

/** For each property of all states together, at least one chart that breaks it. */
export const BREAKS: readonly Break[] = [
  {
    property:
      'the repayment dashboard can be reached from everywhere with the controls of the screens and nothing given up',
    broken: 'no bank can be connected',
    edit: (part) => delete part(...screen('dashboard', 'on'))['bank.connectRequested'],
    survey: SURVEYS.readContract,
    complaint: 'stranded at',
  },
  {
    property: 'an unknown address and every error can be left without giving anything up',
    broken: 'nothing leads away from an unknown address',
    edit: (part) => {
      part(...screen('notFound'))['on'] = { 'url.opened': {} };
    },
    survey: SURVEYS.landing,
    complaint: 'screen.notFound is not left from',
  },
  {
    property: 'no state is stuck: something leads to another one',
    broken: 'no address opens anything',
    edit: (part) => delete part('states', 'screen', 'on')['url.opened'],
    survey: SURVEYS.readContract,
    complaint: 'nothing leads on from',
  },
  {
    property: 'submitting the contract leads to signed or to an explained failure',
    broken: 'a failed signing is not explained',
    edit: (part) =>
      delete part(...screen('contract', 'states', 'signing', 'states', 'submitting', 'invoke', 'onError'))['actions'],
    survey: SURVEYS.strictContract,
    complaint: 'without a word',
  },
  {
    property: 'signing in leads to signed in or to an explained failure',
    broken: 'a failed sign-in is not explained',
    edit: (part) => delete part(...screen('signIn', 'states', 'submitting', 'invoke', 'onError'))['actions'],
    survey: signingIn,
    complaint: 'without a word',
  },
  {
    property: 'connecting Patreon leads to connected or to an explained failure',
    broken: 'a failure is not heard',
    edit: (part) => delete part(...screen('connectPatreon', 'states', 'connecting', 'invoke'))['onError'],
    survey: connecting,
    complaint: 'does not hear every outcome',
  },
  ...(['shopify', 'youtube'] as const).map((account) => ({
    property: `connecting ${account} leads to connected or to an explained failure`,
    broken: 'the connection is not kept',
    edit: (part: (...keys: readonly string[]) => Part) =>
      delete part(
        ...screen('connectAdditionalAccounts', 'states', account, 'states', 'connecting', 'invoke', 'onDone'),
      )['actions'],
    survey: SURVEYS.accounts,
    complaint: 'without a word',
  })),
  {
    property: 'asking for a document id leads to one or to an explained failure',
    broken: 'nobody is asked for a document id',
    edit: (part) => delete part(...screen('contract', 'states', 'identity', 'states', 'unnumbered'))['invoke'],
    survey: SURVEYS.readContract,
    complaint: 'nobody answers in',
  },
  {
    property: 'a timed screen that runs ends by itself, and one that is held goes on when asked',
    broken: 'its timer is gone',
    edit: (part) => delete part(...screen('processing', 'states', 'pace', 'states', 'running'))['after'],
    survey: preparing,
    complaint: 'nothing ends',
  },
  {
    property: 'a timed screen that runs ends by itself, and one that is held goes on when asked',
    broken: 'Resume does nothing',
    edit: (part) => delete part(...screen('processing', 'states', 'pace', 'states', 'paused'))['on'],
    survey: preparing,
    complaint: 'held for ever',
  },
  {
    property: 'Back to every screen that was open before is safe: nothing typed is lost, nothing signed or unsigned',
    broken: 'Back forgets the journey',
    edit: (part) => {
      part(...screen('offers', 'on'))['navigation.backRequested'] = { target: '#landing', actions: 'forgetTyped' };
    },
    survey: choosing,
    complaint: 'changed offerId',
  },
  {
    property: 'a reload lands on the same screen and loses no fact',
    broken: 'a chosen offer is not taken up',
    edit: (part) => delete part(...screen('offers', 'states', 'noneSelected'))['always'],
    survey: choosing,
    complaint: 'screen.offers.selected is not taken up',
  },
  {
    property: 'a reload lands on the same screen and loses no fact',
    broken: 'entering the offers forgets what was typed',
    edit: (part) => {
      part(...screen('offers'))['entry'] = 'forgetTyped';
    },
    survey: choosing,
    complaint: 'offerId was "3-month" and is null',
  },
];
