import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import { SHARE } from '#src/content/visualizer/sharing.ts';
import type { Geometry } from '#src/visualizer/layout/geometry.ts';
import { Button } from '#src/visualizer/parts/Button.tsx';
import { useDismissal } from '#src/visualizer/parts/useDismissal.ts';
import type { Marks } from '#src/visualizer/scene/marks.ts';
import type { Scheme } from './palette.ts';
import { type FileKind, saveAs } from './saveAs.ts';
import classes from './ShareMenu.module.css';

const PrintSheets = lazy(async () => ({ default: (await import('./PrintSheets.tsx')).PrintSheets }));

type ShareMenuProps = {
  readonly model: ChartModel;
  /** The drawing that is on the screen. */
  readonly geometry: Geometry;
  readonly marks: Marks;
  readonly scheme: Scheme;
  /** The two drawings of the whole chart, for paper; loaded when something is printed. */
  readonly loadDrawings: () => Promise<Drawings>;
  /** The full address of what is selected. */
  readonly address: () => string;
};

type Drawings = { readonly map: Geometry; readonly chart: Geometry };

const FILES: readonly FileKind[] = ['svg', 'png', 'json'];

/**
 * A line that unfolds the ways to take the chart elsewhere. It folds again after a choice, and says what came of it.
 */
export function ShareMenu({ model, geometry, marks, scheme, loadDrawings, address }: ShareMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const [message, setMessage] = useState('');
  const [printing, setPrinting] = useState<Drawings | null>(null);
  const onPrinted = useCallback(() => setPrinting(null), []);

  const fold = () => {
    if (details.current !== null) details.current.open = false;
  };
  useDismissal(menu, (by) => {
    // What has the focus is folded away by Escape: the line itself takes it.
    if (by === 'escape' && details.current?.open === true) summary.current?.focus();
    fold();
    setMessage('');
  });

  const attempt = async (act: () => Promise<string>, failed: string = SHARE.failed) => {
    summary.current?.focus();
    fold();
    setMessage('');
    setMessage(await act().catch(() => failed));
  };
  const save = async (kind: FileKind) => {
    await saveAs(kind, { model, geometry, marks, scheme });
    return SHARE.saved;
  };
  const print = async () => {
    setPrinting(await loadDrawings());
    return '';
  };
  const copy = async () => {
    await navigator.clipboard.writeText(address());
    return SHARE.copied;
  };

  return (
    <div ref={menu} className={classes.menu}>
      <details ref={details} onToggle={({ currentTarget }) => currentTarget.open && setMessage('')}>
        <summary ref={summary}>{SHARE.title}</summary>
        <div className={classes.panel}>
          <Group title={SHARE.files}>
            {FILES.map((kind) => (
              <Button key={kind} variant="subtle" onClick={() => void attempt(() => save(kind))}>
                {SHARE[kind]}
              </Button>
            ))}
          </Group>
          <Group title={SHARE.print}>
            <Button variant="subtle" onClick={() => void attempt(print)}>
              {SHARE.booklet}
            </Button>
          </Group>
          <Group title={SHARE.link}>
            <Button variant="subtle" onClick={() => void attempt(copy, SHARE.notCopied)}>
              {SHARE.copyAddress}
            </Button>
          </Group>
        </div>
      </details>
      <div role="status">{message !== '' && <p className={classes.message}>{message}</p>}</div>
      {printing && (
        <Suspense>
          <PrintSheets model={model} marks={marks} {...printing} onPrinted={onPrinted} />
        </Suspense>
      )}
    </div>
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
