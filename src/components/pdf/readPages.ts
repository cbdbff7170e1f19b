import { AnnotationMode } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { DocumentProps } from 'react-pdf';
import { readableTree } from './mendPdfLibrary.ts';
import type { PageSize } from './usePageLayout.ts';

type LoadedPdf = Parameters<NonNullable<DocumentProps['onLoadSuccess']>>[0];
type LoadedPage = Awaited<ReturnType<LoadedPdf['getPage']>>;

/** A page of a document, and its filled form fields in words; a broken one takes the room of another. */
export type ReadPage = PageSize & { readonly fields: readonly string[]; readonly isBroken: boolean };

/** A form field, as the library describes it. */
type Field = {
  readonly id: string;
  readonly subtype: string;
  readonly hasAppearance: boolean;
  readonly hidden?: boolean;
  readonly password?: boolean;
  readonly checkBox?: boolean;
  readonly radioButton?: boolean;
  readonly fieldName?: string;
  readonly alternativeText?: string;
  readonly fieldValue?: string | readonly string[] | null;
  readonly exportValue?: string;
  readonly buttonValue?: string | null;
};

/**
 * Reads every page, marking those that cannot be read (R20.7). Rejects where nothing of the document can be shown: it
 * has no page that can be read, or is a dynamic form, whose pages only say to open it elsewhere.
 */
export async function readPages(pdf: LoadedPdf): Promise<readonly ReadPage[]> {
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const pages = await Promise.all(numbers.map((number) => readPage(pdf, number).catch(() => null)));
  const readable = pages.find((page) => page !== null);
  if (readable === undefined || (await isDynamicForm(pdf))) throw new Error('Nothing of the document can be shown.');
  return pages.map((page) => page ?? { ...readable, fields: [], isBroken: true });
}

/** Whether a document is a form in XFA alone, which only Adobe's programs lay out. */
async function isDynamicForm(pdf: LoadedPdf): Promise<boolean> {
  const { info } = await pdf.getMetadata();
  const facts = new Map<string, unknown>(Object.entries(info));
  return facts.get('IsXFAPresent') === true && facts.get('IsAcroFormPresent') !== true;
}

async function readPage(pdf: LoadedPdf, number: number): Promise<ReadPage> {
  const page = await pdf.getPage(number);
  const readTree = page.getStructTree.bind(page);
  // react-pdf puts the tree on the page unchanged, and asks this same object for it.
  page.getStructTree = async () => readableTree(await readTree());
  const { width, height } = page.getViewport({ scale: 1 });
  const annotations = (await page.getAnnotations().catch(() => [])) as readonly Field[];
  const fields = annotations.filter(({ subtype, hidden }) => subtype === 'Widget' && hidden !== true);
  drawValues(pdf, page, fields);
  return { width, height, fields: fields.flatMap(inWords), isBroken: false };
}

/** Has the library draw the values of fields that the document brings no picture of. */
function drawValues({ annotationStorage }: LoadedPdf, page: LoadedPage, fields: readonly Field[]): void {
  const undrawn = fields.filter(({ hasAppearance }) => !hasAppearance);
  if (undrawn.length === 0) return;
  for (const field of undrawn) {
    const value = valueOf(field);
    if (value !== null) annotationStorage.setValue(field.id, { value });
  }
  const render = page.render.bind(page);
  page.render = (parameters) => render({ ...parameters, annotationMode: AnnotationMode.ENABLE_STORAGE });
}

/** The value of a filled field as the library stores it: whether a box is ticked, else its text; null without one. */
function valueOf({ checkBox, radioButton, exportValue, buttonValue, fieldValue, password }: Field) {
  if (checkBox === true) return fieldValue === exportValue;
  if (radioButton === true) return fieldValue === buttonValue;
  return password === true || !fieldValue?.length ? null : fieldValue;
}

function inWords(field: Field): readonly string[] {
  const value = valueOf(field);
  if (value === null || typeof value === 'boolean') return [];
  const name = field.alternativeText || field.fieldName;
  const text = [value].flat().join(', ');
  return [name ? `${name}: ${text}` : text];
}
