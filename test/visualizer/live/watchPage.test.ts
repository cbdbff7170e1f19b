import { createActor, fromPromise } from 'xstate';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { PDF_LOAD_DEADLINE_MS } from '#machines/constants.ts';
import { inputOf } from '#machines/graph/exploration/surveyInputs.ts';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { createPersistenceMachine } from '#machines/persistence/persistence.ts';
import { watchPage } from '#src/app/demonstration/watchPage.ts';
import { openChannel, type ProductMessage, type ViewerMessage } from '#src/visualizer/live/messages.ts';
import { readProductMessage } from '#src/visualizer/live/readProductMessage.ts';

const { hash: modelHash } = journeyModel();
/** A page at an address that nobody leaves. */
function fakePage(address: string): Window {
  const page = Object.assign(new EventTarget(), {
    location: new URL(address, 'http://localhost'),
    requestAnimationFrame: (act: () => void) => setTimeout(act, 0),
    setTimeout,
    clearTimeout,
  });
  return Object.assign(page, { parent: page }) as unknown as Window;
}

/** The journey with nobody who saves it. */
function quietJourney() {
  const persistence = createPersistenceMachine().provide({
    actors: { load: fromPromise(() => new Promise(() => {})) },
  });
  return createJourneyMachine().provide({ actors: { persistence } });
}

/** A watched page whose journey runs, and a viewer that receives its messages. */
async function watched() {
  const received: ProductMessage[] = [];
  const viewer = openChannel<ViewerMessage, ProductMessage>(readProductMessage);
  viewer.listen((message) => received.push(message));
  const watch = await watchPage(fakePage('/offers?watch=frame'));
  const actor = createActor(quietJourney(), { input: inputOf(), inspect: watch.inspect });
  actor.subscribe({ error: () => {} });
  actor.start();
  const bridge = { onAddress: () => () => {}, stop: () => {} };
  const stop = watch.follow(actor, bridge, { secret: () => 'secret' });
  onTestFinished(() => {
    stop();
    viewer.close();
    actor.stop();
  });
  const of = <Kind extends ProductMessage['kind']>(kind: Kind) =>
    received.filter((message): message is Extract<ProductMessage, { kind: Kind }> => message.kind === kind);
  return { watch, actor, viewer, of };
}

const until = (assertion: () => void) => vi.waitFor(assertion, { timeout: 4000 });

describe('A page that is watched', () => {
  it('says hello under its name, with the chart that it runs, and again on request', async () => {
    const { of, viewer } = await watched();
    await until(() => expect(of('hello')).not.toEqual([]));
    const shown = { tab: 'frame', path: '/offers', isFramed: false, modelHash, takesCommands: false, failing: [] };
    expect(of('hello')[0]?.product).toMatchObject(shown);
    viewer.post({ kind: 'who' });
    await until(() => expect(of('hello')).toHaveLength(2));
  });

  it('publishes every step in order, and again on request, with the questions of its guards', async () => {
    const { actor, viewer, of } = await watched();
    for (const path of ['/offers', '/contract', '/offers']) actor.send({ type: 'url.opened', path, hash: '' });
    actor.send({ type: 'offers.continued' });
    const published = () => of('steps').flatMap(({ steps }) => steps);
    await until(() => expect(published().map(({ sequence }) => sequence)).toEqual([0, 1, 2, 3, 4]));
    viewer.post({ kind: 'resync', tab: 'another', from: 0 });
    viewer.post({ kind: 'resync', tab: 'frame', from: 2 });
    await until(() => expect(of('resync')).toHaveLength(1));
    expect(of('resync')[0]?.steps.map(({ sequence }) => sequence)).toEqual([2, 3, 4]);
    expect(Object.keys(of('resync')[0]?.questions ?? {}).length).toBeGreaterThan(20);
    await until(() => expect(of('choices').at(-1)?.sequence).toBe(4));
    const [, , atContract, atOffers, refused] = published();
    const waits = [atContract, atOffers].map((step) => step?.timers.map((one) => one.dueAtMs - one.startedAtMs));
    expect(waits).toEqual([[PDF_LOAD_DEADLINE_MS], []]);
    expect([atOffers?.taken.length, refused?.taken]).toEqual([1, []]);
  });
});

const signOut = (id: string, tab = 'frame') =>
  ({ kind: 'command', tab, id, command: { kind: 'send', event: { type: 'session.signedOut' } } }) as const;

describe('A command', () => {
  it('is refused by a production build, which keeps the creator’s own device, and is dropped when it is malformed', async () => {
    const { watch, actor, viewer, of } = await watched();
    const before = actor.getSnapshot();
    expect([watch.storage, watch.clock]).toEqual([null, undefined]);
    const broken = [null, 7, 'command', {}, { kind: 'resync', tab: 'frame' }, { ...signOut('x'), id: null }];
    for (const message of [...broken, signOut('zero', 'another'), signOut('one')]) viewer.post(message as never);
    const answer = { kind: 'answer', tab: 'frame', command: 'one', refusal: 'notInDemonstration' };
    await until(() => expect(of('answer')).toEqual([answer]));
    expect(actor.getSnapshot()).toBe(before);
  });
});
