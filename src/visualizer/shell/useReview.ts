import type { ReviewPanelProps } from '#src/visualizer/review/ReviewPanel.tsx';
import { createNoteDrafts } from '#src/visualizer/review/noteDrafts.ts';
import { useDrawnModel, useSend, useViewer } from '#src/visualizer/viewer/hooks.tsx';

const drafts = createNoteDrafts(ownStorage());
const now = () => new Date();

/** What judging needs, wherever it is done. */
export function useReview(): ReviewPanelProps {
  const send = useSend();
  const model = useDrawnModel();
  return {
    model,
    drafts,
    now,
    review: useViewer(({ context }) => context.review),
    selectedId: useViewer(({ context }) => context.selectedId),
    isSaved: useViewer(({ value }) => value.review !== 'refused'),
    onSelect: (id) => send({ type: 'item.selected', id }),
    onVerdict: (given) => send({ type: 'review.verdictGiven', ...given }),
    onReviewer: (reviewer) => send({ type: 'review.reviewerNamed', reviewer }),
  };
}

/** This browser's storage; null when access is refused. */
function ownStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
