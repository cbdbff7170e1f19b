import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { Geometry } from '#src/visualizer/layout/geometry.ts';
import { paletteStyle } from './palette.ts';
import type { WrittenDocument } from './PaperPicture.tsx';
import classes from './paper.module.css';
import { PrintBooklet } from './PrintBooklet.tsx';
import { PrintPoster } from './PrintPoster.tsx';

export type PrintKind = 'booklet' | 'poster';

type PrintSheetsProps = WrittenDocument & {
  readonly kind: PrintKind;
  readonly map: Geometry;
  readonly chart: Geometry;
  /** Called when the print dialog was closed. */
  readonly onPrinted: () => void;
};

/** What is printed in place of the page; it opens the print dialog by itself and is seen on paper only. */
export function PrintSheets({ kind, onPrinted, ...paper }: PrintSheetsProps) {
  useEffect(() => {
    document.documentElement.dataset['print'] = kind;
    globalThis.addEventListener('afterprint', onPrinted);
    const opening = requestAnimationFrame(() => globalThis.print());
    return () => {
      cancelAnimationFrame(opening);
      globalThis.removeEventListener('afterprint', onPrinted);
      delete document.documentElement.dataset['print'];
    };
  }, [kind, onPrinted]);
  return createPortal(
    <div className={classes.sheets} style={paletteStyle('light')} aria-hidden="true">
      {kind === 'booklet' ? <PrintBooklet {...paper} /> : <PrintPoster {...paper} />}
    </div>,
    document.body,
  );
}
