import { createActor, fromPromise } from 'xstate';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { PDF_LOAD_DEADLINE_MS } from '#machines/constants.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { createPersistenceMachine } from '#machines/persistence/persistence.ts';
import { connectToReviewPage } from '#src/review/demonstration/connectToReviewPage.ts';
import { type ProductEvent, watchProductIn } from '#src/review/engine/session/framedProduct.ts';
import { inputOf } from '#src/review/journey/paths/starts.ts';
import { startViewer } from '#test/review/viewer/startViewer.ts';
import { createFramedPage } from './framedPage.ts';

const persistence = createPersistenceMachine().provide({
  actors: { load: fromPromise(() => new Promise(() => {})) },
});

/** Starts a journey in a frame, and a viewer that watches it. */
function startWatchedJourney(stored?: Map<string, string>) {
  const { page, frame, location } = createFramedPage(stored);
  const published: ProductEvent[] = [];
  frame.addEventListener('product.published', (event) => published.push((event as CustomEvent<ProductEvent>).detail));
  const { actor: viewer } = startViewer({ watchProduct: watchProductIn(frame) });
  viewer.send({ type: 'product.opened' });
  const reviewPage = connectToReviewPage(page, frame);
  const machine = createJourneyMachine().provide({ actors: { persistence } });
  const actor = createActor(machine, { input: inputOf(), inspect: reviewPage.inspect });
  actor.subscribe({ error: () => {} });
  reviewPage.connect(actor.start(), { storeSecret: () => 'secret' });
  onTestFinished(() => {
    actor.stop();
    viewer.stop();
  });
  return {
    viewer,
    actor,
    page,
    location,
    published,
    send: (...events: readonly JourneyEvent[]) => events.forEach((event) => actor.send(event)),
    answers: () => published.flatMap((event) => (event.type === 'product.answered' ? event : [])),
    /** The latest version of each published step. */
    steps: () => {
      const steps = published.flatMap((event) => (event.type === 'product.stepPublished' ? event.step : []));
      return [...new Map(steps.map((step) => [step.sequence, step])).values()];
    },
  };
}

const opened = (path: string) => ({ type: 'url.opened', path, hash: '' }) as const;
const waitUntil = (assertion: () => void) => vi.waitFor(assertion, { timeout: 4000 });

describe('A framed product', () => {
  it('reports its address until its page unloads', async () => {
    const { send, page, viewer } = startWatchedJourney();
    send(opened('/offers'));
    const product = () => viewer.getSnapshot().context.product;
    await waitUntil(() => expect(product()).toMatchObject({ path: '/offers', speed: 1, failing: [] }));
    page.dispatchEvent(new Event('pagehide'));
    expect(product()).toBeNull();
  });

  it('publishes steps with timers and toasts, and choices for the last step', async () => {
    const { send, steps } = startWatchedJourney();
    send(opened('/contract'), opened('/select-platform'), { type: 'platform.chosen', platform: 'substack' });
    send({ type: 'offers.continued' });
    await waitUntil(() => expect(steps().at(-1)?.choices.length).toBeGreaterThan(20));
    expect(steps().map(({ sequence, event }) => `${sequence} ${event?.type}`)).toEqual([
      '0 undefined',
      '1 url.opened',
      '2 url.opened',
      '3 platform.chosen',
      '4 offers.continued',
    ]);
    const waits = steps().map(({ timers }) => timers.map(({ startedAtMs, dueAtMs }) => dueAtMs - startedAtMs));
    expect(waits).toEqual([[], [PDF_LOAD_DEADLINE_MS], [], [], []]);
    expect(steps().map(({ emitted }) => emitted)).toEqual([[], [], [], ['platformUnavailable'], []]);
    expect(steps()[1]?.taken[0]).toContain('|url.opened|');
    expect(steps()[4]?.taken).toEqual([]);
  });

  it('publishes replayable events, with samples instead of typed text', async () => {
    const { send, published } = startWatchedJourney();
    const typed = { type: 'business.fieldChanged', field: 'legalName', value: 'Sixteen letters.' } as const;
    const shown = [
      opened('/offers'),
      { type: 'offers.selected', offerId: '6-month' },
      { type: 'offers.continued' },
    ] as const;
    send(...shown, typed, { ...typed, value: 'no sample is as long as this name is' });
    const replays = () =>
      published.flatMap((event) =>
        event.type === 'product.stepPublished' && event.step.choices.length === 0 ? event.replay : [],
      );
    await waitUntil(() => expect(replays()).toEqual([null, ...shown, { ...typed, value: 'Demo Creator LLC' }, null]));
  });

  it('executes a command and answers with a copy of it', () => {
    const { actor, viewer, answers } = startWatchedJourney();
    const command = { kind: 'send', event: { type: 'session.signedOut' } } as const;
    viewer.send({ type: 'product.commanded', command });
    expect(actor.getSnapshot().matches({ session: 'guest' })).toBe(true);
    expect(viewer.getSnapshot().context.answer).toEqual({ command, refusal: null });
    expect(answers()[0]?.command).not.toBe(command);
  });

  it('answers a route command after the reloaded page has replayed the route', async () => {
    const stored = new Map<string, string>();
    const { viewer, location, answers } = startWatchedJourney(stored);
    const command = { kind: 'open', route: { start: 'connected', events: [] }, isHeld: false } as const;
    viewer.send({ type: 'product.commanded', command });
    expect(location.replace).toHaveBeenCalledExactlyOnceWith('/');
    expect(answers()).toEqual([]);
    const loaded = startWatchedJourney(stored);
    await waitUntil(() => expect(loaded.answers()).toEqual([{ type: 'product.answered', command, refusal: null }]));
    const types = loaded.published.map(({ type }) => type);
    expect(types.slice(0, types.indexOf('product.answered'))).toContain('product.stepPublished');
  });
});
