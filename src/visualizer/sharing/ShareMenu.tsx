import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import { SHARE } from '#src/content/visualizer/sharing.ts';
import type { Geometry } from '#src/visualizer/layout/geometry.ts';
import { Button } from '#src/visualizer/parts/Button.tsx';
import type { Marks } from '#src/visualizer/scene/marks.ts';
import type { Scheme } from './palette.ts';
import type { PrintKind } from './PrintSheets.tsx';
import { type FileKind, saveAs } from './saveAs.ts';
import classes from './ShareMenu.module.css';

const PrintSheets = lazy(async () => ({ default: (await import('./PrintSheets.tsx')).PrintSheets }));

type ShareMenuProps = {
  readonly model: ChartModel;
  /** The drawing that is on the screen. */
  readonly geometry: Geometry;
  readonly marks: Marks;
  readonly scheme: Scheme;
  /** The two drawings of the whole chart, for paper; asked for when something is printed. */
  readonly loadDrawings: () => Promise<{ readonly map: Geometry; readonly chart: Geometry }>;
  /** The whole address of what is selected. */
  readonly address: () => string;
};

type Printing = { readonly kind: PrintKind; readonly map: Geometry; readonly chart: Geometry };

const FILES: readonly FileKind[] = ['svg', 'png', 'mermaid', 'json'];
const PRINTS: readonly PrintKind[] = ['booklet', 'poster'];

/** A line that unfolds the ways to take the chart elsewhere. */
export function ShareMenu({ model, geometry, marks, scheme, loadDrawings, address }: ShareMenuProps) {
  const [message, setMessage] = useState('');
  const [printing, setPrinting] = useState<Printing | null>(null);
  const onPrinted = useCallback(() => setPrinting(null), []);

  const attempt = async (act: () => Promise<string>, failed: string = SHARE.failed) => {
    setMessage('');
    setMessage(await act().catch(() => failed));
  };
  const save = async (kind: FileKind) => {
    await saveAs(kind, { model, geometry, marks, scheme });
    return SHARE.saved;
  };
  const print = async (kind: PrintKind) => {
    setPrinting({ kind, ...(await loadDrawings()) });
    return '';
  };
  const copy = async () => {
    await navigator.clipboard.writeText(address());
    return SHARE.copied;
  };

  return (
    <details className={classes.menu}>
      <summary>{SHARE.title}</summary>
      <div className={classes.panel}>
        <Group title={SHARE.files}>
          {FILES.map((kind) => (
            <Button key={kind} look="bare" onClick={() => void attempt(() => save(kind))}>
              {SHARE[kind]}
            </Button>
          ))}
        </Group>
        <Group title={SHARE.print}>
          {PRINTS.map((kind) => (
            <Button key={kind} look="bare" onClick={() => void attempt(() => print(kind))}>
              {SHARE[kind]}
            </Button>
          ))}
        </Group>
        <Group title={SHARE.link}>
          <Button look="bare" onClick={() => void attempt(copy, SHARE.notCopied)}>
            {SHARE.copyAddress}
          </Button>
        </Group>
        <p className={classes.message} role="status">
          {message}
        </p>
      </div>
      {printing && (
        <Suspense>
          <PrintSheets model={model} marks={marks} {...printing} onPrinted={onPrinted} />
        </Suspense>
      )}
    </details>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div role="group" aria-label={title} className={classes.group}>
      <p aria-hidden="true">{title}</p>
      {children}
    </div>
  );
}
