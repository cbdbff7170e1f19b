import { ReviewView } from '#src/visualizer/review/ReviewView.tsx';
import { saveFile } from '#src/components/saveFile.ts';
import { useReview } from '#src/visualizer/shell/useReview.ts';
import { useSend } from '#src/visualizer/viewer/hooks.tsx';

/** The review: every item, the questions and the sign-off. */
export function ReviewOverview() {
  const send = useSend();
  const review = useReview();
  return (
    <ReviewView
      {...review}
      onImport={(imported) => send({ type: 'review.imported', review: imported })}
      onSave={(text, name) => saveFile(new Blob([text], { type: 'application/json' }), name)}
      onPrint={() => window.print()}
    />
  );
}
