import { OVERLAY_WORDS, SHELL } from '#src/content/visualizer/shell.ts';
import { OVERLAYS } from '#src/visualizer/viewer/context.ts';
import { useSend, useViewer } from '#src/visualizer/viewer/hooks.tsx';
import { Button } from '#src/visualizer/parts/Button.tsx';
import classes from './PictureView.module.css';

/** What can be laid over the picture. */
export function ShownOnPicture() {
  const send = useSend();
  const overlays = useViewer(({ context }) => context.overlays);
  return (
    <div className={classes.overlays} role="group" aria-label={SHELL.overlays}>
      {OVERLAYS.map((overlay) => (
        <Button
          key={overlay}
          aria-pressed={overlays.includes(overlay)}
          onClick={() => send({ type: 'overlay.toggled', overlay })}
        >
          {OVERLAY_WORDS[overlay]}
        </Button>
      ))}
    </div>
  );
}
