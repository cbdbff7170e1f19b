import { lazy, Suspense, useCallback, useId, useState } from 'react';
import { SHARE } from '#src/review/page/words/sharing.ts';
import type { Geometry } from '#src/review/engine/layout/geometry.ts';
import { Button } from '#src/review/page/parts/Button.tsx';
import { marksOf } from '#src/review/page/viewer/marksOf.ts';
import { fullDrawings } from '#src/review/page/viewer/draw.ts';
import { useViewer } from '#src/review/page/viewer/hooks.tsx';
import classes from './ShareMenu.module.css';

const PrintSheets = lazy(async () => ({ default: (await import('./PrintSheets.tsx')).PrintSheets }));

type Drawings = { readonly map: Geometry; readonly chart: Geometry };

/** The ways to take the chart elsewhere, over the page until something else is pressed; they say what came of them. */
export function ShareMenu({ loadDrawings = fullDrawings }: { readonly loadDrawings?: () => Promise<Drawings> }) {
  const id = useId();
  const drawing = useViewer(({ context }) => context.drawing);
  const { marks } = useViewer(marksOf);
  const [message, setMessage] = useState('');
  const [printing, setPrinting] = useState<Drawings | null>(null);
  const onPrinted = useCallback(() => setPrinting(null), []);
  if (drawing === null) return null;

  const attempt = async (act: () => Promise<string>, failed: string = SHARE.failed) => {
    setMessage('');
    setMessage(await act().catch(() => failed));
  };
  const { model } = drawing;
  const save = async () => {
    (await import('./saveModel.ts')).saveModel(model);
    return SHARE.saved;
  };
  const print = async () => {
    setPrinting(await loadDrawings());
    return '';
  };
  const copy = async () => {
    await navigator.clipboard.writeText(window.location.href);
    return SHARE.copied;
  };
  return (
    <>
      <Button className={classes.opener} popoverTarget={id}>
        {SHARE.title}
      </Button>
      <div id={id} popover="auto" className={classes.panel} onToggle={() => setMessage('')}>
        <Button variant="subtle" onClick={() => void attempt(save)}>
          {SHARE.json}
        </Button>
        <Button variant="subtle" onClick={() => void attempt(print)}>
          {SHARE.booklet}
        </Button>
        <Button variant="subtle" onClick={() => void attempt(copy, SHARE.notCopied)}>
          {SHARE.copyAddress}
        </Button>
        <p role="status">{message}</p>
      </div>
      {printing && (
        <Suspense>
          <PrintSheets model={model} marks={marks} {...printing} onPrinted={onPrinted} />
        </Suspense>
      )}
    </>
  );
}
