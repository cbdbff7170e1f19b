import { expect, it, vi } from 'vitest';
import { JOURNEY_CHANNEL } from '#src/visualizer/live/messages.ts';
import { watchProductsWith } from '#src/visualizer/live/watchProduct.ts';
import { answered, step, viewerIn } from '#test/visualizer/viewer/viewerAt.ts';
import { SEEN } from './seen.ts';

const VISIT = { tab: SEEN.tab, visit: SEEN.visit };
const resync = (sequence: number) => ({ kind: 'resync', ...VISIT, steps: [step(sequence)], questions: {} });
/** A question within questions, deeper than a reader can follow. */
const DEEP = Array.from({ length: 20_000 }).reduce<object>((tree) => ({ kind: 'not', text: '', parts: [tree] }), {});
const SCRAPS = [null, 7, 'hello', {}, { kind: 'other' }, { kind: 'steps' }];
const BROKEN: readonly unknown[] = [
  ...SCRAPS,
  ...[null, { ...SEEN, path: null }, { tab: SEEN.tab }].map((product) => ({ kind: 'hello', product })),
  ...[null, [null], [{ sequence: 1 }]].map((steps) => ({ kind: 'steps', ...VISIT, steps })),
  { ...resync(1), questions: { rule: { kind: 'named' } } },
  { kind: 'choices', ...VISIT, sequence: 0, choices: [{ truths: null }] },
  { kind: 'answer', tab: SEEN.tab, command: `${SEEN.tab}:1`, refusal: 'because' },
];

it('drops every message that is malformed and shows the product as before (F-89)', async () => {
  const page = new EventTarget();
  const { actor } = viewerIn({ watchProduct: watchProductsWith(SEEN.tab, page) });
  await answered();
  const channel = new BroadcastChannel(JOURNEY_CHANNEL);
  const dispatch = (detail: unknown) => page.dispatchEvent(new CustomEvent(JOURNEY_CHANNEL, { detail }));
  const shown = () => actor.getSnapshot().context;
  dispatch({ kind: 'hello', product: SEEN });
  dispatch(resync(0));
  const before = shown();
  expect([before.products, before.product?.step?.sequence]).toEqual([[SEEN], 0]);
  for (const message of BROKEN) channel.postMessage(message);
  for (const message of [...BROKEN, { ...resync(1), questions: { DEEP } }, { ...resync(1), dispatch }])
    dispatch(message);
  channel.postMessage({ kind: 'bye', ...VISIT });
  expect(shown()).toEqual(before);
  await vi.waitFor(() => expect(shown().products).toEqual([]));
  expect(shown()).toEqual({ ...before, products: [], product: null });
  channel.close();
  actor.stop();
});
