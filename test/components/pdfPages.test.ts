import { describe, expect, it } from 'vitest';
import { pixelRatioFor, zoomPercentOf } from '#src/components/pdf/PdfPages.tsx';
import { readableTree, readPages } from '#src/components/pdf/readPages.ts';
import { openPdf } from '#src/documents/openPdf.ts';
import { cast } from '#test/support/cast.ts';
import { dynamicFormPdf, pdfOfSize, pdfWithField, pdfWithoutPages, pdfWithoutSecondPage } from '#test/support/pdfs.ts';

const FIELD_RECT = '/Rect[20 700 300 730]';

/** Returns the pages of a document and the field values that pdf.js will draw. */
async function read(bytes: Buffer) {
  const pdf = await openPdf(bytes).promise;
  try {
    const pages = await readPages(pdf);
    const drawn: unknown[] = [];
    for (const [, entry] of pdf.annotationStorage) drawn.push((entry as { readonly value: unknown }).value);
    return { pages, drawn };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

describe('readPages', () => {
  it.each([
    ['an upright page', pdfOfSize(612, 792), [612, 792]],
    ['a rotated page', pdfOfSize(612, 792, '/Rotate 90'), [792, 612]],
    ['a zero-size page', pdfOfSize(0, 0), [612, 792]],
  ])('returns the display size of %s (R20.7)', async (_case, bytes, [width, height]) => {
    expect((await read(bytes)).pages).toEqual([{ width, height, fields: [], isBroken: false }]);
  });

  it('marks a broken page and gives it the size of another page (R20.7)', async () => {
    const page = { width: 612, height: 792, fields: [] };
    const { pages } = await read(pdfWithoutSecondPage());
    expect(pages.slice(0, 2)).toEqual([
      { ...page, isBroken: false },
      { ...page, isBroken: true },
    ]);
  });

  it.each([
    ['has no pages', pdfWithoutPages()],
    ['is a dynamic form', dynamicFormPdf()],
  ])('rejects a document that %s (R20.7)', async (_case, bytes) => {
    await expect(read(bytes)).rejects.toThrow('No page of the document can be shown');
  });
});

describe('Form field values', () => {
  it.each([
    ['a text field', '/FT/Tx/T(Name)/V(Ada Example)', ['Name: Ada Example'], ['Ada Example']],
    ['a text field in Vietnamese', '/FT/Tx/T(N)/V<FEFF004E0067007500791EC5006E>', ['N: Nguyễn'], ['Nguyễn']],
    ['a dropdown', '/FT/Ch/Ff 131072/T(State)/Opt[(CA)(NY)]/V(NY)', ['State: NY'], [['NY']]],
    ['a checked box', '/FT/Btn/T(Agree)/V/Yes/AS/Yes', [], [true]],
    ['an empty field', '/FT/Tx/T(Empty)', [], []],
    ['a field with an appearance stream', '/FT/Tx/T(Name)/V(Ada)/AP<</N 6 0 R>>', ['Name: Ada'], []],
    ['a password field', '/FT/Tx/Ff 8192/T(Pin)/V(1234)', [], []],
  ])('are read and drawn as expected for %s (R20.7)', async (_case, field, fields, drawn) => {
    const form = await read(pdfWithField(`${field}${FIELD_RECT}`));
    expect(form.pages[0]?.fields).toEqual(fields);
    expect(form.drawn).toEqual(drawn);
  });
});

const LETTER = { width: 612, height: 792 };

describe('PDF page layout', () => {
  it('enlarges pages in a narrow box and caps the zoom at 300% (R10.1, R12.1, R20.7)', () => {
    const starts = [0, 296, 479, 480, 636].map((boxWidth) => Math.round(zoomPercentOf('start', [LETTER], boxWidth)));
    expect(starts).toEqual([0, 42, 70, 56, 75]);
    expect(zoomPercentOf('fit', [{ width: 50, height: 14_400 }], 636)).toBe(300);
  });

  it.each([
    ['a paper-sized page', 600, 800, 2],
    ['a tall page', 816, 19_200, 8192 / 19_200],
    ['a zero-size page', 0, 0, 2],
  ])('draws %s on a canvas that every browser supports (R20.7)', (_case, width, height, ratio) => {
    expect(pixelRatioFor({ width, height })).toBe(ratio);
  });
});

describe('PDF structure tree', () => {
  type Tree = Parameters<typeof readableTree>[0];
  const content = (id: string) => ({ type: 'content', id });
  const node = (role: string, ...children: readonly object[]) => ({ role, children });
  const row = node('TR', node('TD', content('b')));
  const caption = node('Caption', content('a'));
  const link = node('P', node('Link', content('a'), { type: 'annotation', id: 'box' }));
  const undrawn = node('P', { type: 'object', id: 'other' });
  const text = node('P', node('Span', content('a')));

  it.each([
    ['moves captions before their tables', [node('Table', caption, row)], [caption, node('Table', row)]],
    ['drops undrawn objects and turns links into text', [link, undrawn], [text]],
  ])('%s (R10.1, R12.1)', (_case, children, readable) => {
    const tree = cast<Tree>(node('Document', ...children));
    expect(readableTree(tree)).toEqual({ ...tree, children: readable });
  });
});
