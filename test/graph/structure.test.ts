import { describe, expect, it } from 'vitest';
import { toGraph } from '#machines/graph/toGraph.ts';
import { screenStateOf } from '#machines/graph/words.ts';
import type { JourneyEvent } from '#machines/journey/events.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { ROUTED_SCREEN_IDS, ROUTES } from '#machines/journey/routes.ts';

const graph = toGraph(createJourneyMachine());
const children = (id: string) => graph.states.filter(({ parentId }) => parentId === id);

/** Every event that can be sent; a new one fails to compile until it is listed here. */
const EVENTS = Object.keys({
  'url.opened': true,
  'navigation.backRequested': true,
  'session.signedIn': true,
  'session.patreonConnected': true,
  'session.signedOut': true,
  'session.changedElsewhere': true,
  'calculator.revenueChanged': true,
  'calculator.monthsChosen': true,
  'payout.amountChanged': true,
  'payout.monthsChosen': true,
  'signIn.submitted': true,
  'platform.chosen': true,
  'patreon.submitted': true,
  'patreon.continued': true,
  'accounts.connectRequested': true,
  'accounts.continued': true,
  'progress.advanced': true,
  'progress.paused': true,
  'progress.resumed': true,
  'offers.selected': true,
  'offers.continued': true,
  'business.entityTypeChosen': true,
  'business.fieldChanged': true,
  'business.fieldLeft': true,
  'business.ownerAdded': true,
  'business.ownerRemoved': true,
  'business.ownerNameChanged': true,
  'business.ownerPercentageChanged': true,
  'business.ownerIdChosen': true,
  'business.ownerIdRemoved': true,
  'business.documentChosen': true,
  'business.documentRemoved': true,
  'business.incomeConfirmationChanged': true,
  'business.authorizationChanged': true,
  'business.continued': true,
  'viewer.loaded': true,
  'viewer.failed': true,
  'viewer.retried': true,
  'irsForm.downloaded': true,
  'irsForm.fileChosen': true,
  'irsForm.fileRemoved': true,
  'irsForm.continued': true,
  'contract.downloaded': true,
  'contract.scrolledToEnd': true,
  'contract.agreementChanged': true,
  'contract.signatureChanged': true,
  'contract.submitted': true,
  'contract.changeRequested': true,
  'contract.copyDownloaded': true,
  'contract.dashboardOpened': true,
  'bank.connectRequested': true,
  'extension.downloaded': true,
  'countdown.advanced': true,
  'repayment.historyDownloaded': true,
  'eligibility.answered': true,
  'business.fieldAsked': true,
  'business.fieldShown': true,
  'irsForm.copyWritten': true,
  'keeping.succeeded': true,
  'keeping.failed': true,
  'keeping.outdated': true,
  'keeping.lossSeen': true,
  'clearing.restartRequested': true,
  'clearing.eraseRequested': true,
  'clearing.cancelled': true,
  'clearing.confirmed': true,
  'journey.restarted': true,
} satisfies Record<JourneyEvent['type'], true>);

describe('the chart of the journey', () => {
  it('runs five regions beside one another: session, screen, countdown, keeping and clearing', () => {
    const [root] = graph.states;
    expect({ type: root?.type, regions: children('journey').map(({ key }) => key) }).toEqual({
      type: 'parallel',
      regions: ['session', 'screen', 'countdown', 'keeping', 'clearing'],
    });
  });

  it('has one screen state for each route and one for every other address, named alike (R1.1, R1.2)', () => {
    expect(children('screen').map(({ key, screen, id }) => ({ key, screen, id }))).toEqual(
      [...ROUTED_SCREEN_IDS, 'notFound'].map((screen) => ({ key: screen, screen, id: screen })),
    );
  });

  it('gives no screen name to a state that is not a screen', () => {
    const named = graph.states.filter(({ screen }) => screen !== null);
    expect(named.map(({ parentId }) => parentId)).toEqual(named.map(() => 'screen'));
  });

  it('has every innermost state inside exactly one screen, or beside the screens (R1.1)', () => {
    const leaves = graph.states.filter(({ type }) => type === 'atomic');
    const astray = leaves.filter((leaf) => {
      const isScreenPart = leaf.keys[0] === 'screen';
      return (screenStateOf(graph, leaf) === null) === isScreenPart;
    });
    expect(leaves.length).toBeGreaterThan(60);
    expect(astray.map(({ id }) => id)).toEqual([]);
  });

  it('has thirteen addresses, each once and none with a parameter (R1.1)', () => {
    const paths = Object.values(ROUTES).map(({ path }) => path);
    expect(paths.toSorted()).toEqual([
      '/',
      '/business-verification',
      '/connect-additional-accounts',
      '/connect-patreon',
      '/contract',
      '/dashboard',
      '/dashboard-established',
      '/entity-details',
      '/offers',
      '/processing',
      '/select-platform',
      '/sign-irs-form',
      '/signin',
    ]);
  });

  it('numbers the steps of the journey from 1 to 9 in the order of the screens', () => {
    const steps = ROUTED_SCREEN_IDS.map((screen) => ROUTES[screen].step).filter((step) => step !== null);
    expect(steps).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('listens to every event that can be sent, and to no other', () => {
    const heard = graph.transitions.flatMap(({ trigger }) => (trigger.kind === 'event' ? [trigger.name] : []));
    expect([...new Set(heard)].toSorted()).toEqual(EVENTS.toSorted());
  });

  it('opens every address but on a screen by one transition of the region of screens (R1.1)', () => {
    const addresses = graph.transitions.filter(
      ({ sourceId, trigger, guard }) =>
        sourceId === 'screen' && trigger.name === 'url.opened' && (guard ?? '').startsWith('isAddressOf'),
    );
    expect(addresses.map(({ guard, targetIds }) => ({ guard, targetIds }))).toEqual(
      ROUTED_SCREEN_IDS.map((screen) => ({ guard: `isAddressOf(screen: ${screen})`, targetIds: [screen] })),
    );
  });
});
