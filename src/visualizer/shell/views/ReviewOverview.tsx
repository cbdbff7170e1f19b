import { ReviewView } from '#src/visualizer/review/ReviewView.tsx';
import { saveFile } from '#src/components/saveFile.ts';
import { useReview } from '#src/visualizer/shell/useReview.ts';
import { useTell } from '#src/visualizer/viewer/hooks.tsx';

/** The whole review: every item, the questions and the sign-off. */
export function ReviewOverview() {
  const tell = useTell();
  const review = useReview();
  return (
    <ReviewView
      {...review}
      onImport={(imported) => tell({ type: 'review.imported', review: imported })}
      onSave={(text, name) => saveFile(new Blob([text], { type: 'application/json' }), name)}
      onPrint={() => window.print()}
    />
  );
}
