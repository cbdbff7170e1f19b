import { saveFile } from '#src/components/saveFile.ts';
import { proofOf } from '#src/visualizer/proof/proof.ts';
import { ReviewView } from '#src/visualizer/review/ReviewView.tsx';
import { useDrawnModel, useSend, useViewer } from '#src/visualizer/viewer/hooks.tsx';

/** What is written and not said yet: it is there again when the view is. */
const notes = new Map<string, string>();
const now = () => new Date();

/** The review: what changed, every screen, the questions and the sign-off. */
export function ReviewOverview() {
  const send = useSend();
  const model = useDrawnModel();
  const proof = useViewer(({ context }) => context.proof);
  const review = useViewer(({ context }) => context.review);
  const selectedId = useViewer(({ context }) => context.selectedId);
  const state = useViewer(({ value }) => value.review);
  // What it opens on depends on what was said before.
  if (state === 'reading') return null;
  return (
    <ReviewView
      model={model}
      review={review}
      selectedId={selectedId}
      notes={notes}
      now={now}
      isSaved={state !== 'refused'}
      pictureOf={(id) => (proof === null ? null : (proofOf(id, proof).pictures[0] ?? null))}
      onReviewer={(reviewer) => send({ type: 'review.reviewerNamed', reviewer })}
      onVerdict={(given) => send({ type: 'review.verdictGiven', ...given })}
      onImport={(imported) => send({ type: 'review.imported', review: imported })}
      onSave={(text, name) => saveFile(new Blob([text], { type: 'application/json' }), name)}
      onPrint={() => window.print()}
    />
  );
}
