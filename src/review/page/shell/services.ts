import { fromPromise } from 'xstate';
import type { SessionStep } from '#src/review/engine/session/sessionStep.ts';
import { watchProductIn } from '#src/review/engine/session/framedProduct.ts';
import { type Proof, PROOF_ADDRESS } from '#src/review/engine/model/proof.ts';
import { saveReview, loadSavedReview } from '#src/review/page/facts/savedReview.ts';
import type { Review } from '#src/review/page/facts/review.ts';
import { simulateRecording } from '#src/review/page/play/simulateRecording.ts';
import { draw } from '#src/review/page/viewer/draw.ts';
import type { Drawing } from '#src/review/page/viewer/context.ts';
import type { DrawInput, SimulateInput } from '#src/review/page/viewer/ports.ts';

/** The services of the viewer: the drawings, the report of the tests, this browser's storage, the product. */
export function createViewerServices(page: Window) {
  return {
    draw: fromPromise<Drawing, DrawInput>(({ input }) => draw(input)),
    readProof: fromPromise<Proof | null>(async ({ signal }) => {
      const answer = await page.fetch(PROOF_ADDRESS, { signal });
      return answer.ok ? ((await answer.json()) as Proof) : null;
    }),
    readReview: fromPromise<Review | null>(() => loadSavedReview()),
    saveReview: fromPromise<void, Review>(({ input }) => saveReview(input)),
    simulate: fromPromise<readonly SessionStep[], SimulateInput>(({ input }) => simulateRecording(input)),
    watchProduct: watchProductIn(page.document),
  };
}
