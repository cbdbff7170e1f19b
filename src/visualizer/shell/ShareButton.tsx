import { ShareMenu } from '#src/visualizer/sharing/ShareMenu.tsx';
import { drawingsOf } from '#src/visualizer/viewer/draw.ts';
import { useViewer } from '#src/visualizer/viewer/hooks.tsx';
import { useMarks } from './useMarks.ts';

/** The ways to take the chart elsewhere. */
export function ShareButton() {
  const drawing = useViewer(({ context }) => context.drawing);
  const chart = useViewer(({ context }) => context.chart);
  const scheme = useViewer(({ context }) => context.scheme);
  const { marks } = useMarks();
  if (drawing === null) return null;
  return (
    <ShareMenu
      {...drawing}
      marks={marks}
      scheme={scheme}
      loadDrawings={() => drawingsOf(chart)}
      address={() => window.location.href}
    />
  );
}
