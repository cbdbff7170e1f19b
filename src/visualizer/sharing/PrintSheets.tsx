import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Geometry } from '#src/visualizer/layout/geometry.ts';
import classes from './paper.module.css';
import { PrintBooklet, type WrittenDocument } from './PrintBooklet.tsx';

type PrintSheetsProps = WrittenDocument & {
  readonly map: Geometry;
  readonly chart: Geometry;
  /** Called when the print dialog was closed. */
  readonly onPrinted: () => void;
};

/** Nobody waits longer than this for the pictures of a booklet. */
const LONGEST_MS = 8000;

/** What is printed in place of the page; it opens the print dialog by itself and is seen on paper only. */
export function PrintSheets({ onPrinted, ...paper }: PrintSheetsProps) {
  const sheets = useRef<HTMLDivElement>(null);
  useEffect(() => {
    document.documentElement.dataset['print'] = 'booklet';
    globalThis.addEventListener('afterprint', onPrinted);
    let isGone = false;
    void Promise.all([...(sheets.current?.querySelectorAll('iframe') ?? [])].map(isThere)).then(() => {
      if (!isGone) globalThis.print();
    });
    return () => {
      isGone = true;
      globalThis.removeEventListener('afterprint', onPrinted);
      delete document.documentElement.dataset['print'];
    };
  }, [onPrinted]);
  return createPortal(
    <div ref={sheets} className={classes.sheets} data-mantine-color-scheme="light" aria-hidden="true">
      <PrintBooklet {...paper} />
    </div>,
    document.body,
  );
}

/** Waits for a picture, which on paper cannot come later; one that fails, or that takes long, is left out. */
function isThere(picture: HTMLIFrameElement): Promise<unknown> {
  picture.loading = 'eager';
  return Promise.race([
    new Promise((resolve) => picture.addEventListener('load', resolve, { once: true })),
    new Promise((resolve) => setTimeout(resolve, LONGEST_MS)),
  ]);
}
