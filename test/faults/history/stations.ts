import type { EventObject } from 'xstate';
import { SAMPLE_PDF, SAMPLES } from '#machines/graph/exploration/samples.ts';
import type { StartName } from '#machines/graph/paths/starts.ts';
import type { JourneyEvent } from '#machines/journey/events.ts';
import { ROUTES } from '#machines/journey/routes.ts';

/** A screen in a state of its own: what is done elsewhere before, its address, and what is done on it. */
export type Station = {
  readonly name: string;
  readonly before?: readonly JourneyEvent[];
  readonly address: string;
  readonly events?: readonly EventObject[];
  /** Whether nothing can be left here, because something is being sent that must not be cut short (R1.7). */
  readonly isHeld?: boolean;
};

/** A visit of one browser: how it begins, a screen to come from, and the stations one after the other. */
export type Visit = { readonly start: StartName; readonly from: string; readonly stations: readonly Station[] };

const [asPerson] = SAMPLES['signIn.submitted'];
const [asPatron] = SAMPLES['patreon.submitted'];
const [shopify, youtube] = SAMPLES['accounts.connectRequested'];
const [agreed] = SAMPLES['contract.agreementChanged'];
const [signature] = SAMPLES['contract.signatureChanged'];
const [, tooLarge] = SAMPLES['irsForm.fileChosen'];
const samples = (...events: readonly (JourneyEvent | undefined)[]): readonly EventObject[] =>
  events.filter((event) => event !== undefined);

const answered = (id: string, output?: unknown): EventObject =>
  ({ type: `xstate.done.actor.${id}`, output, actorId: id }) as EventObject;
const failed = (id: string): EventObject =>
  ({ type: `xstate.error.actor.${id}`, error: 'fails', actorId: id }) as EventObject;
const numbered = SAMPLES['contract.scrolledToEnd'].map(({ at }) =>
  answered('issueDocumentNumber', { documentNumber: 7, issuedAt: at }),
);
const open = (path: string): JourneyEvent => ({ type: 'url.opened', path, hash: '' });
const halfway: JourneyEvent = { type: 'progress.advanced', elapsedMs: 3500 };
const pause: JourneyEvent = { type: 'progress.paused' };
const submit: JourneyEvent = { type: 'contract.submitted' };
const SIGNED = samples(agreed, signature, submit);

const GUEST: Visit = {
  start: 'guest',
  from: ROUTES.landing.path,
  stations: [
    { name: 'an unknown address', address: '/no-such-page' },
    { name: 'sign-in', address: ROUTES.signIn.path },
    { name: 'sign-in that the offers asked for', address: ROUTES.offers.path },
    { name: 'sign-in while it is sent', address: ROUTES.signIn.path, events: samples(asPerson) },
    {
      name: 'sign-in refused',
      address: ROUTES.signIn.path,
      events: [...samples(asPerson), answered('signIn', { user: null })],
    },
    { name: 'sign-in failed', address: ROUTES.signIn.path, events: [...samples(asPerson), failed('signIn')] },
  ],
};

const UNCONNECTED: Visit = {
  start: 'unconnected',
  from: ROUTES.selectPlatform.path,
  stations: [
    { name: 'a section of the landing page', address: `${ROUTES.landing.path}#faq` },
    { name: 'the Patreon form', address: ROUTES.connectPatreon.path },
    { name: 'the Patreon form that the offers asked for', address: ROUTES.offers.path },
    { name: 'Patreon while it is connected', address: ROUTES.connectPatreon.path, events: samples(asPatron) },
    {
      name: 'Patreon refused',
      address: ROUTES.connectPatreon.path,
      events: [...samples(asPatron), answered('connectPatreon', { isConnected: false })],
    },
    {
      name: 'Patreon failed',
      address: ROUTES.connectPatreon.path,
      events: [...samples(asPatron), failed('connectPatreon')],
    },
  ],
};

const CONNECTED: Visit = {
  start: 'connected',
  from: ROUTES.selectPlatform.path,
  stations: [
    { name: 'Patreon connected', address: ROUTES.connectPatreon.path },
    { name: 'one account connecting', address: ROUTES.connectAdditionalAccounts.path, events: samples(shopify) },
    {
      name: 'both accounts connected',
      address: ROUTES.connectAdditionalAccounts.path,
      events: [
        ...samples(shopify),
        answered('connectAccount:shopify'),
        ...samples(youtube),
        answered('connectAccount:youtube'),
      ],
    },
    { name: 'the offers being prepared', address: ROUTES.processing.path, events: [halfway] },
    { name: 'the preparation held', address: ROUTES.processing.path, events: [halfway, pause] },
    { name: 'no offer selected', address: ROUTES.offers.path },
    {
      name: 'an offer selected',
      address: ROUTES.offers.path,
      events: SAMPLES['offers.selected'].slice(1, 2),
    },
    { name: 'the business form, empty', address: ROUTES.entityDetails.path },
    {
      name: 'the business form, begun',
      address: ROUTES.entityDetails.path,
      events: samples(
        { type: 'business.fieldChanged', field: 'ein', value: '12-3456789' },
        { type: 'business.ownerAdded' },
        { type: 'business.documentChosen', slot: 'taxReturn', file: SAMPLE_PDF },
        { type: 'business.authorizationChanged', isGiven: true },
      ),
    },
    { name: 'the IRS form on its way', address: ROUTES.signIrsForm.path },
    { name: 'the IRS form shown', address: ROUTES.signIrsForm.path, events: [{ type: 'viewer.loaded' }] },
    { name: 'a file refused', address: ROUTES.signIrsForm.path, events: samples(tooLarge) },
    {
      name: 'the IRS form given',
      address: ROUTES.signIrsForm.path,
      events: samples({ type: 'irsForm.fileChosen', file: SAMPLE_PDF }),
    },
    { name: 'the business being checked', address: ROUTES.businessVerification.path, events: [halfway] },
    { name: 'the check held', address: ROUTES.businessVerification.path, events: [halfway, pause] },
    { name: 'the contract', address: ROUTES.contract.path, events: numbered },
    { name: 'the contract shown', address: ROUTES.contract.path, events: [{ type: 'viewer.loaded' }] },
    { name: 'the box ticked', address: ROUTES.contract.path, events: samples(agreed) },
    { name: 'ready to submit', address: ROUTES.contract.path, events: samples(agreed, signature) },
    { name: 'the contract while it is signed', address: ROUTES.contract.path, events: SIGNED, isHeld: true },
  ],
};

/** What cannot be undone: the same creator once the contract is signed. */
const SIGNED_VISIT: Visit = {
  start: 'complete',
  from: ROUTES.dashboardEstablished.path,
  stations: [
    {
      name: 'the congratulations',
      address: ROUTES.contract.path,
      events: [
        ...numbered,
        ...SIGNED,
        ...SAMPLES['contract.scrolledToEnd'].map(({ at }) => answered('signContract', { signedAt: at })),
        { type: 'xstate.after.congratulationsDelay.journey.screen.contract.signing.signed' },
      ],
    },
    { name: 'the contract signed earlier', address: ROUTES.contract.path },
    { name: 'the offers settled', address: ROUTES.offers.path },
    { name: 'the set-up', address: ROUTES.dashboard.path },
    { name: 'the landing page', before: [open(ROUTES.offers.path)], address: ROUTES.landing.path },
    {
      name: 'the question before starting over',
      address: ROUTES.offers.path,
      events: SAMPLES['clearing.restartRequested'],
    },
  ],
};

/** Every screen and every state of one that a person can tell apart. */
export const VISITS: readonly Visit[] = [GUEST, UNCONNECTED, CONNECTED, SIGNED_VISIT];
