import { ShareMenu } from '#src/visualizer/sharing/ShareMenu.tsx';
import { fullDrawings } from '#src/visualizer/viewer/draw.ts';
import { useViewer } from '#src/visualizer/viewer/hooks.tsx';
import { marksOf } from './marksOf.ts';

/** The ways to take the chart elsewhere. */
export function ShareButton() {
  const drawing = useViewer(({ context }) => context.drawing);
  const scheme = useViewer(({ context }) => context.scheme);
  const { marks } = useViewer(marksOf);
  if (drawing === null) return null;
  return (
    <ShareMenu
      {...drawing}
      marks={marks}
      scheme={scheme}
      loadDrawings={fullDrawings}
      address={() => window.location.href}
    />
  );
}
