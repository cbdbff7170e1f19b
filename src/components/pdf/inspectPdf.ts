import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { pdfjs } from 'react-pdf';
import type { FileContent } from '#machines/domain/fileContent.ts';
import { PDF_OPTIONS, startPdfWorker } from './pdfLibrary.ts';

/** Placeholder text that PDF programs other than Adobe's show, nearly always in English. */
const PLACEHOLDERS = [
  ['dynamicForm', 'If this message is not eventually replaced'],
  ['portfolio', 'open this PDF portfolio'],
] as const;

/** Returns `pdf` if at least part of the file can be shown, or why not; rejects if it can't tell (R20.5). */
export async function inspectPdf(file: Blob, signal: AbortSignal): Promise<FileContent> {
  const data = await file.arrayBuffer().catch(() => null);
  if (data === null) return 'unreadable';
  signal.throwIfAborted();
  const { ready, close } = startPdfWorker();
  signal.addEventListener('abort', close);
  // The library detects dynamic forms only with XFA enabled.
  const task = pdfjs.getDocument({ ...PDF_OPTIONS, worker: await ready, data, enableXfa: true });
  signal.addEventListener('abort', () => void task.destroy());
  return task.promise.then(contentOf).catch(faultOf);
}

async function contentOf(pdf: PDFDocumentProxy): Promise<FileContent> {
  if (pdf.numPages === 0) return 'pagelessPdf';
  if (pdf.isPureXfa) return 'dynamicForm';
  const page = await firstPage(pdf);
  if (page === null) return 'brokenPdf';
  const text = pdf.numPages === 1 ? await textOf(page).catch(() => '') : '';
  return PLACEHOLDERS.find(([, placeholder]) => text.includes(placeholder))?.[0] ?? 'pdf';
}

async function firstPage(pdf: PDFDocumentProxy): Promise<PDFPageProxy | null> {
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number).catch(() => null);
    if (page !== null) return page;
  }
  return null;
}

async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  const strings = items.map((item) => ('str' in item ? item.str : ''));
  return strings.join(' ').replaceAll(/\s+/g, ' ');
}

function faultOf(error: unknown): FileContent {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  // The library reports encryption by certificate or DRM as an unknown encryption.
  if (name === 'PasswordException' || /encrypt|crypt filter|password/i.test(message)) return 'lockedPdf';
  if (name === 'InvalidPDFException' || name === 'UnknownErrorException') return 'brokenPdf';
  throw error;
}
