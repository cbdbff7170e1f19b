import { OVERLAY_WORDS, SHELL } from '#src/content/visualizer/shell.ts';
import { REVIEWED } from '#src/visualizer/reviewed.ts';
import { OVERLAYS } from '#src/visualizer/viewer/context.ts';
import { useSend, useViewer } from '#src/visualizer/viewer/hooks.tsx';
import { Button } from '#src/visualizer/parts/Button.tsx';
import classes from './PictureView.module.css';

/** What is tested is known of what runs a product. */
const SHOWN = OVERLAYS.filter((overlay) => REVIEWED.hasProduct || overlay !== 'proof');

/** What can be laid over the picture. */
export function ShownOnPicture() {
  const send = useSend();
  const overlays = useViewer(({ context }) => context.overlays);
  return (
    <div className={classes.overlays} role="group" aria-label={SHELL.overlays}>
      {SHOWN.map((overlay) => (
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
