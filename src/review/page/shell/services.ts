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
const importSavedReview = () => import('#src/review/page/facts/savedReview.ts');
const importSavedStories = () => import('#src/review/page/facts/savedStories.ts');

export function createViewerServices(page: Window) {
  /** Fetches a file that only exists in builds; null if the server doesn't have it. */
  const fetchBuilt = async <Content>(address: string, signal: AbortSignal) => {
    const answer = await page.fetch(address, { signal });
    return answer.ok ? ((await answer.json()) as Content) : null;
  };
  return {
    draw: fromPromise<Drawing, DrawInput>(({ input }) => draw(input)),
    readProof: fromPromise<Proof | null>(({ signal }) => fetchBuilt(PROOF_ADDRESS, signal)),
    // Only demonstration builds include the creator-facing text.
    readTexts: fromPromise<Texts | null>(async ({ signal }) =>
      import.meta.env.VITE_DEMONSTRATION === 'true' ? fetchBuilt(TEXTS_ADDRESS, signal) : null,
    ),
    readReview: fromPromise<Review | null>(async () => (await importSavedReview()).loadSavedReview()),
    saveReview: fromPromise<void, Review>(async ({ input }) => (await importSavedReview()).saveReview(input)),
    simulate: fromPromise<readonly SessionStep[], SimulateInput>(({ input }) => simulateRecording(input)),
    routeToStep: fromPromise<Route, RouteInput>(({ input: { recording, index } }) => routeToStep(recording, index)),
    readStories: fromPromise<readonly Story[]>(async () => (await importSavedStories()).loadSavedStories()),
    saveStories: fromPromise<void, readonly Story[]>(async ({ input }) =>
      (await importSavedStories()).saveStories(input),
    ),
    watchProduct: watchProductIn(page.document),
  };
}
