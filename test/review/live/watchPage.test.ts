import { createActor, type EventObject, fromPromise } from 'xstate';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { PDF_LOAD_DEADLINE_MS } from '#machines/constants.ts';
import { inputOf } from '#src/review/journey/paths/starts.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { createPersistenceMachine } from '#machines/persistence/persistence.ts';
import { watchPage } from '#src/review/demonstration/watchPage.ts';
import type { SessionStep } from '#src/review/engine/session/sessionStep.ts';
import { watchProductIn } from '#src/review/engine/session/framedProduct.ts';
import { viewerIn } from '#test/review/viewer/viewerAt.ts';

/** A page in a frame that nobody leaves, the frame, and what the page publishes there. */
function framed(address: string, document: object = {}, stored = new Map<string, string>()) {
  const location = Object.assign(new URL(address, 'http://localhost'), { replace: vi.fn() });
  const page = Object.assign(new EventTarget(), {
    location,
    document,
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
      removeItem: (key: string) => stored.delete(key),
    },
    setTimeout,
  }) as unknown as Window;
  const frame = Object.assign(new EventTarget(), { contentWindow: page }) as unknown as Element;
  const published: Published[] = [];
  frame.addEventListener('product.published', (event) => published.push((event as CustomEvent<Published>).detail));
  return { page, frame, location, published };
}

type Published = {
  readonly type: string;
  readonly product?: { readonly path: string };
  readonly command?: unknown;
  readonly step?: SessionStep;
  readonly replay?: EventObject | null;
  readonly source?: string;
};

/** The journey with nobody who saves it. */
function quietJourney() {
  const persistence = createPersistenceMachine().provide({
    actors: { load: fromPromise(() => new Promise(() => {})) },
  });
  return createJourneyMachine().provide({ actors: { persistence } });
}

/** A viewer, and the journey that runs in its frame. */
function watched(stored = new Map<string, string>()) {
  const { page, frame, published, location } = framed('/offers', {}, stored);
  const { actor: viewer } = viewerIn({ watchProduct: watchProductIn(frame) });
  viewer.send({ type: 'product.opened' });
  const watch = watchPage(page, frame);
  const actor = createActor(quietJourney(), { input: inputOf(), inspect: watch.inspect });
  actor.subscribe({ error: () => {} });
  const inputStore = { secret: () => 'secret' };
  watch.follow(actor.start(), inputStore);
  onTestFinished(() => {
    actor.stop();
    viewer.stop();
  });
  const seen = () => viewer.getSnapshot().context;
  /** The addresses with which the page has greeted the page around it. */
  const greetings = () => published.flatMap(({ product }) => product?.path ?? []);
  const answers = () => published.filter(({ type }) => type === 'product.answered');
  /** The steps that it has published, each as it was published last. */
  const steps = () => [...new Map(published.flatMap(({ step }) => (step ? [[step.sequence, step]] : []))).values()];
  return { actor, viewer, seen, page, location, greetings, answers, steps, published };
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
    const { actor, steps } = watched();
    for (const path of ['/offers', '/contract', '/offers']) actor.send({ type: 'url.opened', path, hash: '' });
    actor.send({ type: 'offers.continued' });
    await until(() => expect(steps().map(({ sequence }) => sequence)).toEqual([0, 1, 2, 3, 4]));
    await until(() => expect(steps().at(-1)?.choices.length).toBeGreaterThan(20));
    const [, , atContract, atOffers, refused] = steps();
    const waits = [atContract, atOffers].map((step) => step?.timers.map((one) => one.dueAtMs - one.startedAtMs));
    expect(waits).toEqual([[PDF_LOAD_DEADLINE_MS], []]);
    expect([atOffers?.taken, refused?.taken]).toEqual([[expect.stringContaining('|url.opened|')], []]);
    expect(steps().map(({ event }) => event?.type ?? null)).toEqual([
      null,
      'url.opened',
      'url.opened',
      'url.opened',
      'offers.continued',
    ]);
  });

  it('publishes each event as it can be replayed, with samples where something was typed', async () => {
    const { actor, published } = watched();
    const typed = { type: 'business.fieldChanged', field: 'legalName', value: 'Sixteen letters.' } as const;
    const events = [
      { type: 'url.opened', path: '/offers', hash: '' },
      { type: 'offers.selected', offerId: '6-month' },
      { type: 'offers.continued' },
      typed,
      { ...typed, value: 'no sample is as long as this name is' },
    ] as const;
    for (const event of events) actor.send(event);
    const replayed = () => published.flatMap(({ step, replay = null }) => (step?.choices.length === 0 ? [replay] : []));
    await until(() => expect(replayed()).toHaveLength(6));
    expect(replayed()).toEqual([null, ...events.slice(0, 3), { ...typed, value: 'Demo Creator LLC' }, null]);
    expect(published.find(({ step }) => step?.event?.type === typed.type)?.source).toBe('creator');
  });

  it('publishes the toasts and timers of each step, which reads the clock once', async () => {
    let atMs = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => (atMs += 1));
    const { actor, steps } = watched();
    actor.send({ type: 'url.opened', path: '/contract', hash: '' });
    actor.send({ type: 'contract.scrolledToEnd', at: '2026-11-21T09:30:00+00:00' });
    actor.send({ type: 'url.opened', path: '/select-platform', hash: '' });
    actor.send({ type: 'platform.chosen', platform: 'substack' });
    await until(() => expect(steps().map(({ emitted }) => emitted)).toEqual([[], [], [], [], ['platformUnavailable']]));
    const [, opened, waiting, left] = steps();
    expect(opened?.timers.map(({ startedAtMs }) => startedAtMs)).toEqual([opened?.atMs]);
    expect([waiting?.timers, left?.timers]).toEqual([opened?.timers, []]);
  });

  it('greets again only when its address changes or it returns', async () => {
    const { actor, page, location, greetings } = watched();
    actor.send({ type: 'offers.selected', offerId: '6-month' });
    await until(() => expect(greetings()).toEqual(['/']));
    for (const path of ['/offers', '/offers']) actor.send({ type: 'url.opened', path, hash: '' });
    await until(() => expect(greetings()).toEqual(['/', '/offers']));
    page.dispatchEvent(new Event('popstate'));
    page.dispatchEvent(new Event('pageshow'));
    expect(greetings()).toEqual(['/', '/offers', '/offers']);
    location.pathname = '/nowhere';
    actor.send({ type: 'url.opened', path: '/nowhere', hash: '' });
    await until(() => expect(greetings().at(-1)).toBe('/nowhere'));
    location.pathname = '/elsewhere';
    page.dispatchEvent(new Event('popstate'));
    expect(greetings().at(-1)).toBe('/elsewhere');
  });

  it('does what the page around it commands, answers it, and holds nothing of that page', () => {
    const { actor, viewer, seen, answers } = watched();
    const command = { kind: 'send', event: { type: 'session.signedOut' } } as const;
    viewer.send({ type: 'product.commanded', command });
    expect(actor.getSnapshot().matches({ session: 'guest', screen: 'landing' })).toBe(true);
    expect(seen().answer).toEqual({ command, refusal: null });
    expect(answers().map((answer) => answer.command === command)).toEqual([false]);
  });

  it('answers a route only once the page that it loads has gone it', async () => {
    const stored = new Map<string, string>();
    const { viewer, location, answers } = watched(stored);
    const command = { kind: 'open', route: { start: 'connected', events: [] }, isHeld: false } as const;
    viewer.send({ type: 'product.commanded', command });
    expect([location.replace.mock.calls, answers()]).toEqual([[['/']], []]);
    const loaded = watched(stored);
    await until(() => expect(loaded.answers()).toEqual([{ type: 'product.answered', command, refusal: null }]));
    expect(loaded.published.at(-1)?.type).toBe('product.answered');
  });

  it('leaves the focus to the page around it, until it has the focus itself', () => {
    const focused: unknown[] = [];
    class FramedElement {
      focus(options?: FocusOptions) {
        focused.push([this, options]);
      }
    }
    const hasFocus = vi.fn(() => false);
    const { page, frame } = framed('/offers', { defaultView: { HTMLElement: FramedElement }, hasFocus });
    watchPage(page, frame);
    const heading = new FramedElement();
    heading.focus();
    expect(focused).toEqual([]);
    hasFocus.mockReturnValue(true);
    heading.focus({ preventScroll: true });
    expect(focused).toEqual([[heading, { preventScroll: true }]]);
  });
});
