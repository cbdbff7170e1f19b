import { fromPromise } from 'xstate';
import type { SessionStep } from '#machines/graph/sessions/sessionStep.ts';
import { watchProductIn } from '#src/visualizer/live/framedProduct.ts';
import { type Proof, PROOF_ADDRESS } from '#src/visualizer/proof/proof.ts';
import { saveReview, loadSavedReview } from '#src/visualizer/review/savedReview.ts';
import type { Review } from '#src/visualizer/review/review.ts';
import { REVIEWED } from '#src/visualizer/reviewed.ts';
import { simulateRecording } from '#src/visualizer/simulation/simulateRecording.ts';
import { draw } from './draw.ts';
import type { Drawing } from './context.ts';
import type { DrawInput, SimulateInput } from './ports.ts';

/** The services of the viewer: the drawings, the report of the tests, this browser's storage, the product. */
export function createViewerServices(page: Window) {
  return {
    draw: fromPromise<Drawing, DrawInput>(({ input }) => draw(input)),
    readProof: fromPromise<Proof | null>(async ({ signal }) => {
      if (!REVIEWED.hasProduct) return null;
      const answer = await page.fetch(PROOF_ADDRESS, { signal });
      return answer.ok ? ((await answer.json()) as Proof) : null;
    }),
    readReview: fromPromise<Review | null>(() => loadSavedReview()),
    saveReview: fromPromise<void, Review>(({ input }) => saveReview(input)),
    simulate: fromPromise<readonly SessionStep[], SimulateInput>(({ input }) => simulateRecording(input)),
    watchProduct: watchProductIn(page.document),
  };
}
