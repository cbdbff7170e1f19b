import { AnnotationMode, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PageSize } from './PdfPages.tsx';

/** A page with its filled-in form fields as text. A broken page gets the size of a readable one. */
export type ReadPage = PageSize & { readonly fields: readonly string[]; readonly isBroken: boolean };

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

type TreeNode = { readonly role: string; readonly children: TreePart[] };
type TreePart = TreeNode | { readonly type: string; readonly id: string };

/** Reads every page and marks broken ones (R20.7). Rejects if none is readable or the document is a dynamic form. */
export async function readPages(pdf: PDFDocumentProxy): Promise<readonly ReadPage[]> {
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const pages = await Promise.all(numbers.map((number) => readPage(pdf, number).catch(() => null)));
  const readable = pages.find((page) => page !== null);
  if (readable === undefined || (await isDynamicForm(pdf))) throw new Error('No page of the document can be shown');
  return pages.map((page) => page ?? { ...readable, fields: [], isBroken: true });
}

/** Returns whether the document is an XFA-only form, which the viewer can't show. */
async function isDynamicForm(pdf: PDFDocumentProxy): Promise<boolean> {
  const { info } = await pdf.getMetadata();
  const properties = new Map<string, unknown>(Object.entries(info));
  return properties.get('IsXFAPresent') === true && properties.get('IsAcroFormPresent') !== true;
}

async function readPage(pdf: PDFDocumentProxy, number: number): Promise<ReadPage> {
  const page = await pdf.getPage(number);
  const readTree = page.getStructTree.bind(page);
  // react-pdf reads the tree from the same page object.
  page.getStructTree = async () => readableTree(await readTree());
  const { width, height } = page.getViewport({ scale: 1 });
  const annotations = (await page.getAnnotations().catch(() => [])) as readonly Field[];
  const fields = annotations.filter(({ subtype, hidden }) => subtype === 'Widget' && hidden !== true);
  drawValues(pdf, page, fields);
  return { width, height, fields: fields.flatMap(textOfField), isBroken: false };
}

/** Makes the library draw the values of fields for which the document has no appearance stream. */
function drawValues({ annotationStorage }: PDFDocumentProxy, page: PDFPageProxy, fields: readonly Field[]): void {
  const undrawn = fields.filter(({ hasAppearance }) => !hasAppearance);
  if (undrawn.length === 0) return;
  for (const field of undrawn) {
    const value = valueOf(field);
    if (value !== null) annotationStorage.setValue(field.id, { value });
  }
  const render = page.render.bind(page);
  page.render = (parameters) => render({ ...parameters, annotationMode: AnnotationMode.ENABLE_STORAGE });
}

/** Returns a boolean for a checkbox or radio button, and otherwise the text; null if empty or a password. */
function valueOf({ checkBox, radioButton, exportValue, buttonValue, fieldValue, password }: Field) {
  if (checkBox === true) return fieldValue === exportValue;
  if (radioButton === true) return fieldValue === buttonValue;
  return password === true || !fieldValue?.length ? null : fieldValue;
}

function textOfField(field: Field): readonly string[] {
  const value = valueOf(field);
  if (value === null || typeof value === 'boolean') return [];
  const name = field.alternativeText || field.fieldName;
  const text = [value].flat().join(', ');
  return [name ? `${name}: ${text}` : text];
}

/**
 * Makes a structure tree valid ARIA: moves captions before their tables, turns links into plain text, and drops parts
 * that aren't drawn (R10.1, R12.1).
 */
export function readableTree(node: TreeNode): TreeNode {
  const children = node.children.flatMap((part): TreePart[] => {
    if (!('children' in part)) return part.type === 'content' ? [part] : [];
    const readable = readableTree(part);
    if (readable.children.length === 0) return [];
    if (readable.role === 'Link') return [{ ...readable, role: 'Span' }];
    return readable.role === 'Table' ? captionsFirst(readable) : [readable];
  });
  return { ...node, children };
}

function captionsFirst(table: TreeNode): TreePart[] {
  const isCaption = (part: TreePart) => 'children' in part && part.role === 'Caption';
  return [
    ...table.children.filter(isCaption),
    { ...table, children: table.children.filter((part) => !isCaption(part)) },
  ];
}
