import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { STORYBOARD } from '#src/content/visualizer/proof.ts';
import { Button } from '#src/visualizer/parts/Button.tsx';
import { useKeys } from '#src/visualizer/parts/useKeys.ts';
import classes from './PictureDialog.module.css';
import type { StoryState } from './storyboard.ts';

type PictureDialogProps = {
  readonly title: string;
  readonly story: StoryState;
  /** Which of its pictures is shown. */
  readonly at: number;
  readonly onMove: (at: number) => void;
  readonly onClose: () => void;
};

/** The pictures of a state in full size: arrow keys go from one to the next, Escape closes. */
export function PictureDialog({ title, story: { pictures }, at, onMove, onClose }: PictureDialogProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const picture = pictures[at];

  useEffect(() => {
    const dialog = dialogRef.current;
    if (dialog?.open === false) dialog.showModal();
  }, []);

  const move = (by: number) => onMove((at + by + pictures.length) % pictures.length);
  useKeys(dialogRef, (event) => {
    if (pictures.length < 2 || !['ArrowLeft', 'ArrowRight'].includes(event.key)) return;
    event.preventDefault();
    move(event.key === 'ArrowLeft' ? -1 : 1);
  });
  if (picture === undefined) return null;
  return (
    <dialog ref={dialogRef} className={classes.dialog} aria-labelledby="picture-title" onClose={onClose}>
      <div className={classes.content}>
        <header className={classes.head}>
          <h2 id="picture-title">{title}</h2>
          <Button variant="subtle" aria-label={STORYBOARD.close} onClick={() => dialogRef.current?.close()}>
            <IconX size={20} aria-hidden />
          </Button>
        </header>
        <iframe
          key={picture.address}
          src={picture.address}
          title={STORYBOARD.pictureOf(title, picture.situation)}
          sandbox="allow-same-origin"
        />
        <footer className={classes.foot}>
          <div>
            <p>{picture.situation.join(' · ')}</p>
            {picture.step !== null && (
              <p className={classes.step}>{STORYBOARD.takenAt(picture.step.path, picture.step.index)}</p>
            )}
          </div>
          {pictures.length > 1 && (
            <div className={classes.moves}>
              <Button aria-label={STORYBOARD.previous} onClick={() => move(-1)}>
                <IconChevronLeft size={18} aria-hidden />
              </Button>
              <span role="status">{STORYBOARD.place(at + 1, pictures.length)}</span>
              <Button aria-label={STORYBOARD.next} onClick={() => move(1)}>
                <IconChevronRight size={18} aria-hidden />
              </Button>
            </div>
          )}
        </footer>
      </div>
    </dialog>
  );
}
