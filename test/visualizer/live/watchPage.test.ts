import { createActor } from 'xstate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { inputOf } from '#machines/graph/exploration/surveyInputs.ts';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { watchPage } from '#src/app/demonstration/watchPage.ts';
import type { Bridge } from '#src/app/UrlBridge.tsx';
import { openChannel, type ProductMessage, type ViewerMessage } from '#src/visualizer/live/messages.ts';

const { hash: modelHash } = journeyModel();
const ends: (() => void)[] = [];

afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.unstubAllEnvs();
});

/** A page at an address, with a router that a test moves. */
function fakePage(address: string, frameElement: EventTarget | null = null) {
  const url = new URL(address, 'http://localhost');
  const events = new EventTarget();
  let navigated: (state: { navigation: { state: string } }) => void = () => {};
  const page = Object.assign(events, {
    location: url,
    history: {
      state: { idx: 3 },
      replaceState: vi.fn((_state: unknown, _title: string, next: string) => {
        url.href = new URL(next, url).href;
      }),
    },
    sessionStorage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
    document: { defaultView: null, hasFocus: () => false },
    requestAnimationFrame: (act: () => void) => setTimeout(act, 0),
    setTimeout,
    clearTimeout,
  });
  Object.assign(page, { parent: frameElement === null ? page : {}, frameElement });
  const router = {
    subscribe: (listener: typeof navigated) => {
      navigated = listener;
      return () => {};
    },
  };
  const go = (path: string) => {
    url.href = new URL(path, url).href;
    for (const state of ['loading', 'idle']) navigated({ navigation: { state } });
  };
  return { page: page as unknown as Window, bridge: { router, stop: () => {} } as unknown as Bridge, go, events };
}

/** A watched page whose journey runs, and a viewer that hears it. */
async function watched(address: string, frameElement?: EventTarget) {
  const heard: ProductMessage[] = [];
  const viewer = openChannel<ViewerMessage, ProductMessage>();
  viewer.listen((message) => heard.push(message));
  const { page, bridge, go, events } = fakePage(address, frameElement);
  const watch = await watchPage(page);
  const actor = createActor(createJourneyMachine(), { input: inputOf(), inspect: watch.inspect });
  actor.subscribe({ error: () => {} });
  actor.start();
  const stop = watch.follow(actor, bridge, { secret: () => 'secret' });
  ends.push(stop, viewer.close, () => actor.stop());
  const of = <Kind extends ProductMessage['kind']>(kind: Kind) =>
    heard.filter((message): message is Extract<ProductMessage, { kind: Kind }> => message.kind === kind);
  return { watch, actor, viewer, of, go, events, page, heard };
}

const until = (assertion: () => void) => vi.waitFor(assertion, { timeout: 4000 });
const BESIDE = '/offers?watch=beside';

describe('A page that is watched', () => {
  it('says hello under its name, with the chart that it runs, and again when it is asked who is there', async () => {
    const { of, viewer } = await watched(BESIDE);
    await until(() => expect(of('hello')).not.toEqual([]));
    const shown = { tab: 'beside', path: '/offers', isFramed: false, modelHash, takesCommands: false, failing: [] };
    expect(of('hello')[0]?.product).toMatchObject(shown);
    viewer.post({ kind: 'who' });
    await until(() => expect(of('hello')).toHaveLength(2));
  });

  it('tells every moment in order, and again when it is asked, with the questions of its guards', async () => {
    const { actor, viewer, of } = await watched(BESIDE);
    for (const path of ['/offers', '/contract', '/offers']) actor.send({ type: 'url.opened', path, hash: '' });
    await until(() => expect(of('moments').flatMap(({ moments }) => moments)).toHaveLength(4));
    expect(of('moments').flatMap(({ moments }) => moments.map(({ sequence }) => sequence))).toEqual([0, 1, 2, 3]);
    viewer.post({ kind: 'resync', tab: 'another', from: 0 });
    viewer.post({ kind: 'resync', tab: 'beside', from: 2 });
    await until(() => expect(of('resync')).toHaveLength(1));
    expect(of('resync')[0]?.moments.map(({ sequence }) => sequence)).toEqual([2, 3]);
    expect(Object.keys(of('resync')[0]?.questions ?? {}).length).toBeGreaterThan(20);
    await until(() => expect(of('choices').at(-1)?.sequence).toBe(3));
  });
});

const signOut = (id: string, tab = 'beside') =>
  ({ kind: 'command', tab, id, command: { kind: 'send', event: { type: 'session.signedOut' } } }) as const;

describe('A command', () => {
  it('is refused by a production build, which keeps the creator’s own device', async () => {
    const { watch, actor, viewer, of } = await watched(BESIDE);
    const before = actor.getSnapshot();
    expect([watch.home, watch.clock]).toEqual([null, undefined]);
    for (const message of [signOut('zero', 'another'), signOut('one')]) viewer.post(message);
    const answer = { kind: 'answer', tab: 'beside', command: 'one', refusal: 'notInDemonstration' };
    await until(() => expect(of('answer')).toEqual([answer]));
    expect(actor.getSnapshot()).toBe(before);
  });
});
