import { useViewer } from '#src/visualizer/viewer/hooks.tsx';
import { marksOf, type PageMarks } from './marksOf.ts';

/** What the page says of each state and transition now. */
export function useMarks(): PageMarks {
  return useViewer(marksOf);
}
