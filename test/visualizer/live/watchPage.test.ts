import { createActor, fromPromise } from 'xstate';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { PDF_LOAD_DEADLINE_MS } from '#machines/constants.ts';
import { inputOf } from '#machines/graph/paths/starts.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { createPersistenceMachine } from '#machines/persistence/persistence.ts';
import { watchPage } from '#src/app/demonstration/watchPage.ts';
import { watchProductIn } from '#src/visualizer/live/framedProduct.ts';
import { viewerIn } from '#test/visualizer/viewer/viewerAt.ts';

/** A page in a frame that nobody leaves, and the frame. */
function framed(address: string) {
  const stored = new Map<string, string>();
  const page = Object.assign(new EventTarget(), {
    location: new URL(address, 'http://localhost'),
    document: {},
    sessionStorage: { getItem: (key: string) => stored.get(key) ?? null, removeItem: () => {} },
    setTimeout,
  }) as unknown as Window;
  return { page, frame: Object.assign(new EventTarget(), { contentWindow: page }) as unknown as Element };
}

/** The journey with nobody who saves it. */
function quietJourney() {
  const persistence = createPersistenceMachine().provide({
    actors: { load: fromPromise(() => new Promise(() => {})) },
  });
  return createJourneyMachine().provide({ actors: { persistence } });
}

/** A viewer, and the journey that runs in its frame. */
function watched() {
  const { page, frame } = framed('/offers');
  const { actor: viewer } = viewerIn({ watchProduct: watchProductIn(frame) });
  viewer.send({ type: 'product.opened' });
  const watch = watchPage(page, frame);
  const actor = createActor(quietJourney(), { input: inputOf(), inspect: watch.inspect });
  actor.subscribe({ error: () => {} });
  watch.follow(actor.start(), { secret: () => 'secret' });
  viewer.send({ type: 'recording.started' });
  onTestFinished(() => {
    actor.stop();
    viewer.stop();
  });
  const seen = () => viewer.getSnapshot().context;
  return { actor, viewer, seen, page, frame };
}

const until = (assertion: () => void) => vi.waitFor(assertion, { timeout: 4000 });

describe('The product in the frame', () => {
  it('says which address the chart has open, until it is left', async () => {
    const { actor, seen, page, viewer } = watched();
    actor.send({ type: 'url.opened', path: '/offers', hash: '' });
    await until(() => expect(seen().product).toMatchObject({ path: '/offers', speed: 1, failing: [] }));
    page.dispatchEvent(new Event('pagehide'));
    expect([seen().product, viewer.getSnapshot().value.product]).toEqual([null, { open: 'waiting' }]);
  });

  it('publishes every step in order, and of the latest what can be done then', async () => {
    const { actor, seen } = watched();
    for (const path of ['/offers', '/contract', '/offers']) actor.send({ type: 'url.opened', path, hash: '' });
    actor.send({ type: 'offers.continued' });
    const steps = () => seen().recording?.steps ?? [];
    await until(() => expect(steps().map(({ sequence }) => sequence)).toEqual([0, 1, 2, 3, 4]));
    await until(() => expect(steps().at(-1)?.choices.length).toBeGreaterThan(20));
    const [, , atContract, atOffers, refused] = steps();
    const waits = [atContract, atOffers].map((step) => step?.timers.map((one) => one.dueAtMs - one.startedAtMs));
    expect(waits).toEqual([[PDF_LOAD_DEADLINE_MS], []]);
    expect([atOffers?.taken.length, refused?.taken]).toEqual([1, []]);
  });

  it('does what the page around it commands, answers it, and holds nothing of that page', () => {
    const { actor, viewer, seen, frame } = watched();
    const told: unknown[] = [];
    frame.addEventListener('product.published', (event) => told.push((event as CustomEvent<unknown>).detail));
    const command = { kind: 'send', event: { type: 'session.signedOut' } } as const;
    viewer.send({ type: 'product.commanded', command });
    expect(actor.getSnapshot().matches({ session: 'guest', screen: 'landing' })).toBe(true);
    expect(seen().answer).toEqual({ command, refusal: null });
    const answers = told.filter((event) => (event as { type: string }).type === 'product.answered');
    expect(answers.map((answer) => (answer as { command: unknown }).command === command)).toEqual([false]);
  });
});
