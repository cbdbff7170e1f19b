import { fromPromise } from 'xstate';
import type { SessionStep } from '#src/review/engine/session/sessionStep.ts';
import type { Route } from '#src/review/engine/session/simulation.ts';
import type { Story } from '#src/review/engine/session/story.ts';
import { watchProductIn } from '#src/review/engine/session/framedProduct.ts';
import { type Proof, PROOF_ADDRESS, TEXTS_ADDRESS } from '#src/review/engine/model/proof.ts';
import type { Texts } from '#src/review/engine/model/texts.ts';
import type { Review } from '#src/review/page/facts/review.ts';
import { routeToStep, simulateRecording } from '#src/review/page/play/simulateRecording.ts';
import { draw } from '#src/review/page/viewer/draw.ts';
import type { Drawing } from '#src/review/page/viewer/context.ts';
import type { DrawInput, RouteInput, SimulateInput } from '#src/review/page/viewer/ports.ts';

/** Loaded on demand, with the code that validates saved data. */
const savedReview = () => import('#src/review/page/facts/savedReview.ts');
const savedStories = () => import('#src/review/page/facts/savedStories.ts');

export function createViewerServices(page: Window) {
  /** Fetches a file that only builds have; null on the dev server. */
  const readBuilt = async <Content>(address: string, signal: AbortSignal) => {
    const answer = await page.fetch(address, { signal });
    return answer.ok ? ((await answer.json()) as Content) : null;
  };
  return {
    draw: fromPromise<Drawing, DrawInput>(({ input }) => draw(input)),
    readProof: fromPromise<Proof | null>(({ signal }) => readBuilt(PROOF_ADDRESS, signal)),
    // Only demonstration builds have customer texts.
    readTexts: fromPromise<Texts | null>(async ({ signal }) =>
      import.meta.env.VITE_DEMONSTRATION === 'true' ? readBuilt(TEXTS_ADDRESS, signal) : null,
    ),
    readReview: fromPromise<Review | null>(async () => (await savedReview()).loadSavedReview()),
    saveReview: fromPromise<void, Review>(async ({ input }) => (await savedReview()).saveReview(input)),
    simulate: fromPromise<readonly SessionStep[], SimulateInput>(({ input }) => simulateRecording(input)),
    routeToStep: fromPromise<Route, RouteInput>(({ input: { recording, index } }) => routeToStep(recording, index)),
    readStories: fromPromise<readonly Story[]>(async () => (await savedStories()).loadSavedStories()),
    saveStories: fromPromise<void, readonly Story[]>(async ({ input }) => (await savedStories()).saveStories(input)),
    watchProduct: watchProductIn(page.document),
  };
}
